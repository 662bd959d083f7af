import { inTime } from './inTime.ts'
import { patience, whenReachable, withSecondTry } from './onDemand.ts'
import type { createRoot } from './react.ts'

/** What a client component's file exports by default: how it is put into its slot, with the data that the slot names. */
export type Client<Data> = { default: (slot: HTMLElement, data: Data) => void }

/** Mounts a client component into each of its slots, once, when `when` asks for it. */
export function island<Data>(selector: string, load: () => Promise<Client<Data>>, when: (ask: () => void) => void) {
  when(function ask() {
    for (const slot of document.querySelectorAll<HTMLElement>(`${selector}:not([data-mounted])`)) {
      slot.dataset.mounted = ''
      open(slot, load).catch(() => {
        delete slot.dataset.mounted
        whenReachable(ask)
      })
    }
  })
}

/** React, the component, its data and its styles are fetched side by side. */
async function open<Data>(slot: HTMLElement, load: () => Promise<Client<Data>>) {
  const { file, styles } = slot.dataset
  const [client, data] = await Promise.all([
    withSecondTry(load),
    file ? fetchData<Data>(file) : (undefined as Data),
    styles ? putOnStyles(styles) : undefined,
    withSecondTry(() => import('./react.ts') as Promise<{ createRoot: typeof createRoot }>),
  ])
  client.default(slot, data)
}

const fetched = new Map<string, Promise<unknown>>()

/** Whoever asks for the same data shares it; what has failed is asked for again. */
export function fetchData<Data>(address: string): Promise<Data> {
  const data = fetched.get(address) ?? fetchJson(address)
  fetched.set(address, data)
  data.catch(() => fetched.delete(address))
  return data as Promise<Data>
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`${address} is answered ${response.status}`)
  return response.json()
}

/** Resolves when the sheet applies, or cannot be had: a component without its styles is better than none. */
function putOnStyles(address: string): Promise<unknown> {
  if (document.head.querySelector(`link[rel=stylesheet][href="${address}"]`)) return Promise.resolve()
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  document.head.append(sheet)
  const applied = new Promise((done) => {
    sheet.onload = sheet.onerror = done
  })
  return inTime(applied, patience).catch(() => {})
}

/** A sign of interest in an element: the pointer comes over it, or the focus into it. */
export const onInterest = (selector: string) => (ask: () => void) => {
  const notice = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof Element && target.closest(selector)) ask()
  }
  for (const sign of ['pointerover', 'focusin', 'change']) document.addEventListener(sign, notice, { passive: true })
  // The first sign may have come before this code.
  notice({ target: document.querySelector(`${selector}:is(:hover, :focus-within)`) })
}
