'use client'
import { useSyncExternalStore } from 'react'
import { announce } from '#app/lib/announce.ts'
import { createStore } from '#app/lib/createStore.ts'
import { counted } from '#app/lib/wording.ts'
import { readFragment, type Shared } from './address.ts'
import { isSameLine, type Line, merge } from './line.ts'
import { list } from './list.ts'
import type { ListContent } from './listContent.ts'
import { unlisted } from './storage.ts'
import styles from './YourList.module.css'

/** What is told above the lines, each with at most one thing to do about it: until something else happens. */
type Notice = { text: string; action?: { label: string; run: () => void } }
export const notices = createStore<readonly Notice[]>([])

/** A notice of which nothing is left once something was done about it. */
export function withAction(text: string, label: string, act: () => void): Notice {
  const run = () => {
    act()
    notices.set([])
  }
  return { text, action: { label, run } }
}

/** A list that the address brings while there is one already: it waits for the visitor's choice. */
const sharedList = createStore<Shared | undefined>(undefined)

/** Takes the list that the address brings. Where there is one already, the visitor chooses. */
export function takeSharedList(content: ListContent) {
  const shared = readFragment(window.location.hash, (id) => Object.hasOwn(content.products, id))
  if (!shared) return
  const named = { ...shared, lines: shared.lines.map((line) => ({ ...line, ...lineNames(line.id, content) })) }
  const ours = list.read()
  if (named.lines.length === 0 || isSame(ours, named.lines)) settle(named, content, [])
  else if (ours.length === 0) {
    list.merge(named.lines)
    settle(named, content, [{ text: counted(content.words.shared.taken, named.lines.length, content.language) }])
  } else sharedList.set(named)
}

/** The visitor's choice: both lists, the link's, or their own. What it changes can be undone. */
function choose(choice: 'both' | 'theirs' | 'ours', shared: Shared, content: ListContent) {
  const { chosen, undo } = content.words.shared
  const back = { both: list.merge, theirs: list.replace, ours: () => undefined }[choice](shared.lines)
  const told = back ? [withAction(chosen, undo, back)] : []
  settle(choice === 'ours' ? { ...shared, unknown: [] } : shared, content, told)
}

/** The choice is made: the address says no more than where the visitor is. */
function settle(shared: Shared, content: ListContent, told: Notice[]) {
  const { words, language } = content
  const { unknown, surplus, asked } = words.shared
  const further: Notice[] = []
  const bans = content.prohibited.filter(({ names }) => shared.unknown.some((id) => names.includes(wordsOf(id))))
  for (const { text } of bans) further.push({ text })
  const gone = shared.unknown.filter((id) => !bans.some(({ names }) => names.includes(wordsOf(id))))
  if (gone.length) {
    const names = namesIn(gone)
    further.push({ text: counted(unknown, gone.length, language).replace('{names}', () => names) })
    unlisted.set(names)
    further.push({ text: asked })
  }
  if (shared.surplus) further.push({ text: counted(surplus, shared.surplus, language) })
  notices.set([...told, ...further])
  announce([...told, ...further].map(({ text }) => text).join(' '))
  sharedList.set(undefined)
  history.replaceState(history.state, '', window.location.pathname)
}

// A hostile address can name thousands.
const namesIn = (ids: string[]) => ids.slice(0, 10).join(', ') + (ids.length > 10 ? ' …' : '')

const wordsOf = (id: string) => id.replaceAll('-', ' ').toLowerCase()

export function lineNames(id: string, { products }: ListContent): Pick<Line, 'name' | 'forSales'> {
  const [name = id, , , forSales] = products[id] ?? []
  return forSales ? { name, forSales } : { name }
}

/** Whether nothing would change: the same products with the same details, in any order. */
const isSame = (one: readonly Line[], other: readonly Line[]) =>
  one.length === other.length && one.every((line) => other.some((each) => isSameLine(line, each)))

/** A question that came with the page: whoever only listens would not hear of it. Whoever types already is not disturbed. */
const takeFocus = (heading: HTMLElement | null) => {
  if (document.activeElement === document.body) heading?.focus()
}

/** Where a link brings a list and there is one already, nothing changes until the visitor has chosen. */
export function SharedChoice({ content }: { content: ListContent }) {
  const shared = useSyncExternalStore(sharedList.subscribe, sharedList.read)
  const ours = useSyncExternalStore(list.subscribe, list.read)
  if (!shared) return null
  const { words, language } = content
  const { title, text, products, are, add, replace, keep, rule } = words.shared
  const both = shared.lines.filter(({ id }) => ours.some((line) => line.id === id)).length
  const choices = [
    { choice: 'both', label: add, count: merge(ours, shared.lines).length },
    { choice: 'theirs', label: replace, count: shared.lines.length },
    { choice: 'ours', label: keep, count: ours.length },
  ] as const
  const sentence = text
    .replace('{theirs}', counted(products, shared.lines.length, language))
    .replace('{ours}', counted(products, ours.length, language))
    .replace('{both}', counted(are, both, language))
  return (
    <section className={styles.choice} aria-labelledby="shared-list">
      <h2 id="shared-list" tabIndex={-1} ref={takeFocus}>
        {title}
      </h2>
      <p>{sentence}</p>
      <div>
        {choices.map(({ choice, label, count }) => (
          <button key={choice} type="button" onClick={() => choose(choice, shared, content)}>
            {label.replace('{count}', String(count))}
          </button>
        ))}
      </div>
      <p>{rule}</p>
    </section>
  )
}
