import type { ListContent } from '#app/content/list.ts'
import { fetchWords } from '#app/router/fetchWords.ts'
import { putOnStyles } from '#app/router/putOnStyles.ts'
import { watch } from './kept.ts'
import { dressPresence } from './presence.ts'
import { dressRows } from './rows.ts'
import { followInquiry } from './sentList.ts'
import { takeSharedList } from './sharedList.ts'
import { dressTable } from './table.ts'

let content: ListContent | undefined

/** Shows the list wherever the page has a place for it: on rows of products, in the header, above the form. */
export async function dress() {
  content ??= await fetchContent()
  takeSharedList(content)
  show()
}

async function fetchContent() {
  const found = await fetchWords<ListContent>(`list-${document.documentElement.lang}`)
  await putOnStyles('list', found.styles)
  watch(show)
  followInquiry(found)
  document.addEventListener('products-shown', show)
  return found
}

function show() {
  if (!content) return
  dressRows(content)
  dressPresence(content)
  dressTable(content)
}
