import { setTimeout as pause } from 'node:timers/promises'
import type { Quay } from '../faults/quay.ts'
import type { Visitor } from './visitor.ts'

export const inquiry = {
  name: 'Layla Haddad',
  company: 'Corner Bakery',
  email: 'layla@corner-bakery.example',
  phone: '+971 50 000 0000',
  message: 'Two tons of white sugar, ICUMSA 45.\nWhen could it come?',
}

export async function fillIn(visitor: Visitor, answers: Partial<typeof inquiry>) {
  for (const [field, answer] of Object.entries({ ...inquiry, ...answers }))
    await visitor.type(`form [name="${field}"]`, answer)
}

export const send = (visitor: Visitor) => visitor.click('form button', 'Send Inquiry')

/** In the page: the words of the panel, when it is in sight in place of the form. */
export function thanks() {
  const panel = [...document.querySelectorAll('main h2')].find((heading) => heading.textContent === 'Thank You')
  const isAlone = panel?.checkVisibility() && !document.querySelector('main form')?.checkVisibility()
  return isAlone ? panel?.parentElement?.textContent : undefined
}

/** In the page: how many inquiries the browser still keeps. */
export async function outboxSize() {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === 'inquiries')) return 0
  const settle = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((done, failed) => {
      request.onsuccess = () => done(request.result)
      request.onerror = () => failed(request.error)
    })
  const database = await settle(indexedDB.open('inquiries'))
  const size = await settle(database.transaction('waiting').objectStore('waiting').count())
  database.close()
  return size
}

export const rowsBy = (quay: Quay, name: string) => quay.rows().filter((row) => row.name === name)

/** What happens on the server's side, or in the outbox, cannot be awaited in the page. */
export async function becomes(isSo: () => boolean | Promise<boolean>, what: string) {
  const end = performance.now() + 60_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`In vain: ${what}`)
    await pause(50)
  }
}

export const arrives = (quay: Quay, name: string) => becomes(() => rowsBy(quay, name).length > 0, `${name} arrives`)
