import { createContext, use } from 'react'
import type { ClientName } from '#app/components/parts/Slot.tsx'
import type { Company } from '#app/content/company.ts'
import type { Pictured } from '#app/content/types.ts'
import type { Words } from '#app/content/words.ts'
import type { AddWords } from '#app/features/list/addButtons.ts'

/** An edition as the others speak of it. */
export type Introduced = {
  lang: string
  dir: 'ltr' | 'rtl'
  /** What its addresses begin with. */
  prefix: string
  /** What its readers call its language. */
  name: string
}

/** The edition that is being rendered: its language and direction, and the words that stand on every page. */
export type Edition = Introduced & {
  others: Introduced[]
  company: Company
  shell: Words['shell']
  footerCategories: { path: string; name: string }[]
  finder: {
    words: Words['finder']
    /** The way to the list of all products. */
    all: string
    popular: { name: string; to: string }[]
    categories: { name: string; to: string }[]
  }
  /** What is said of the list on every page. */
  list: { label: string; title: string; review: string; buttons: AddWords }
  /** Where the data and the styles of each client component are. */
  clients: Record<ClientName, { data: string; styles: string }>
  /** Takes the place of a hero's picture that cannot be loaded. */
  stock: Pictured
  /** The printed catalog, where there is one for this company. */
  catalog?: { path: string; text: string; label: string }
}

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
