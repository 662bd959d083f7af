import { createContext, use } from 'react'
import type { editionOf } from './editions.ts'

/** The edition that is being rendered: its language and direction, and the words that stand on every page. */
export type Edition = ReturnType<typeof editionOf>

/** An edition as the others speak of it. */
export type Introduced = Edition['others'][number]

/** For texts alone, which are also rendered where there is no edition: in the printed catalog. */
export const LanguageContext = createContext<{ lang: string; dir: 'ltr' | 'rtl' }>({ lang: 'en', dir: 'ltr' })

export const EditionContext = createContext<Edition | undefined>(undefined)

export function useEdition(): Edition {
  const edition = use(EditionContext)
  if (!edition) throw new Error('Components are rendered inside an edition')
  return edition
}

/** An address of the site in the edition with this prefix. */
export const addressIn = (prefix: string, path: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`)

/** The address, in another edition, of a page of this one. */
export const sameIn = (other: Introduced, path: string, { prefix }: Introduced) =>
  addressIn(other.prefix, path.slice(prefix.length) || '/')

/** Turns an address of the site into that of the edition. */
export function useHref() {
  const { prefix } = useEdition()
  return (path: string) => addressIn(prefix, path)
}
