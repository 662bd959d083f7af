import type { Edition } from './edition.ts'
import { type AnyView, type Page, views } from './page.ts'

/** A page that is ready to be shown. */
export type Place = { page: Page; edition: Edition; View: AnyView }

/** A page as it travels: with its language, and the style sheet of its kind. */
export type Parcel = { page: Page; lang: string; styles: string }

declare const __WORDS__: string

/** Fetches what an address says, how it looks, and its styles. Rejects where there is no such page. */
export async function fetchPlace(path: string): Promise<Place> {
  const parcel = await fetchWords<Parcel>(fileOf(path))
  const [edition, { default: View }] = await Promise.all([
    fetchWords<Edition>(`edition-${parcel.lang}`),
    views[parcel.page.kind](),
    putOnStyles(parcel),
  ])
  return { page: parcel.page, edition, View }
}

/** Every page's words stand in one file, under the version that this script belongs to. */
const fileOf = (path: string) => (path === '/' ? 'index' : path.slice(1))

const fetched = new Map<string, Promise<unknown>>()

function fetchWords<Words>(name: string): Promise<Words> {
  const address = `${__WORDS__}/${name}.json`
  const words = fetched.get(address) ?? load(address)
  fetched.set(address, words)
  words.catch(() => fetched.delete(address))
  return words as Promise<Words>
}

async function load(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} is answered ${response.status}`)
  return response.json()
}

/** A document brings the styles of its own kind of page; the first page of another kind brings those. */
function putOnStyles({ page, styles }: Parcel): Promise<void> | undefined {
  if (!styles || document.querySelector(`[data-styles="${page.kind}"]`)) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = styles
  sheet.dataset.styles = page.kind
  return new Promise((done, failed) => {
    sheet.onload = () => done()
    sheet.onerror = () => {
      sheet.remove()
      failed(new Error(`${styles} cannot be had`))
    }
    document.head.append(sheet)
  })
}
