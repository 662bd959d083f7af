import type { createRoot } from './react.ts'

/** What a client component's file exports: how it is put into its slot, with the data that the slot names. */
type Client<Data> = { mountInto(slot: HTMLElement, data: Data): void }

const fetched = new Map<string, Promise<unknown>>()

/** Fetches React, a client component, its data and its styles side by side, and mounts it. */
export async function loadClient<Data>(slot: HTMLElement, loadComponent: () => Promise<Client<Data>>) {
  const { source, styles } = slot.dataset
  const [client, data] = await Promise.all([
    loadComponent(),
    source ? fetchData<Data>(source) : (undefined as Data),
    styles ? putOnStyles(styles) : undefined,
    import('./react.ts') as Promise<{ createRoot: typeof createRoot }>,
  ])
  client.mountInto(slot, data)
}

/** Data is fetched once; what has failed is asked for again. */
function fetchData<Data>(address: string): Promise<Data> {
  const data = fetched.get(address) ?? load(address)
  fetched.set(address, data)
  data.catch(() => fetched.delete(address))
  return data as Promise<Data>
}

async function load(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(address)
  return response.json()
}

/** Resolves when the sheet applies, or cannot be had: a component without its styles is better than none. */
function putOnStyles(address: string): Promise<unknown> {
  const known = document.head.querySelector(`link[rel=stylesheet][href="${address}"]`)
  if (known) return Promise.resolve()
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  document.head.append(sheet)
  return new Promise((done) => {
    sheet.onload = sheet.onerror = done
  })
}
