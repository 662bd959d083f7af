import { createContext, use } from 'react'
import type { Edition, Introduced } from '#app/content/edition.ts'

/** For texts alone, which are also rendered where there is no edition: in the printed catalog. */
export const LanguageContext = createContext<Pick<Introduced, 'lang' | 'dir'>>({ lang: 'en', dir: 'ltr' })

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
