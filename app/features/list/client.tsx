'use client'
import type { ListContent } from '#app/content/list.ts'
import { mount } from '#app/lib/mount.ts'
import { counted } from '#app/lib/plurals.ts'
import type { Line } from './line.ts'
import { notices } from './notices.ts'
import { Preview } from './Preview.tsx'
import { namesOf, takeSharedList } from './sharedList.ts'
import { list } from './store.ts'
import { YourList } from './YourList.tsx'

let isFollowing = false

/** Shows the list in its slot above the form, and beside the message how that will read. */
export function mountInto(slot: HTMLElement, content: ListContent) {
  nameLines(content)
  takeSharedList(content)
  mount(slot, <YourList content={content} />)
  const message = document.querySelector<HTMLTextAreaElement>('[data-inquiry] textarea')
  const preview = document.querySelector('[data-list-preview]')
  if (message && preview) mount(preview, <Preview content={content} message={message} />)
  if (isFollowing) return
  isFollowing = true
  // The address was changed by hand, or a shared one was pasted over it.
  window.addEventListener('hashchange', () => takeSharedList(content))
  document.addEventListener('list-sent', (event) => offerAgain((event as CustomEvent<Line[]>).detail, content))
}

/** A line that was added in another edition, or before a product was renamed, gets the name it has here. */
function nameLines(content: ListContent) {
  for (const { id, name, forSales } of list.read()) {
    const news = namesOf(id, content)
    if (id in content.products && (news.name !== name || news.forSales !== forSales)) list.edit(id, news)
  }
}

/** The list went with an inquiry. */
function offerAgain(lines: Line[], { words, language }: ListContent) {
  const { text, again } = words.sent
  const run = () => {
    list.merge(lines)
    notices.tell([])
  }
  notices.tell([{ text: counted(text, lines.length, language), action: { label: again, run } }])
}
