'use client'
import { useSyncExternalStore } from 'react'
import { counted } from '#app/lib/wording.ts'
import { merge, mostLines } from './line.ts'
import type { ListContent } from './listContent.ts'
import { choose, sharedList } from './sharedList.ts'
import { list } from './store.ts'
import styles from './YourList.module.css'

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
  const together = Math.min(merge(ours, shared.lines).length, mostLines)
  const choices = [
    { choice: 'both', label: add, count: together },
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
