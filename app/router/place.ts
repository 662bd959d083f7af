import type { Edition } from '#app/i18n/edition.ts'
import { type AnyView, type Page, views } from '#app/pages/kinds.ts'
import { fetchWords, nameOf } from './fetchWords.ts'
import { putOnStyles } from './putOnStyles.ts'

/** A page that is ready to be shown. */
export type Place = { page: Page; edition: Edition; View: AnyView }

/** A page as it travels: with its language, and the style sheet of its kind. */
export type Parcel = { page: Page; lang: string; styles: string }

/** Fetches what an address says, how it looks, and its styles. Rejects where there is no such page. */
export async function fetchPlace(path: string): Promise<Place> {
  const parcel = await fetchWords<Parcel>(nameOf(path))
  const [edition, { default: View }] = await Promise.all([
    fetchWords<Edition>(`edition-${parcel.lang}`),
    views[parcel.page.kind](),
    putOnStyles(parcel.page.kind, parcel.styles),
  ])
  return { page: parcel.page, edition, View }
}
