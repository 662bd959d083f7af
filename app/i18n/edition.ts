import { createContext, use } from 'react'
import type { Words } from '#content/schema/edition.ts'
import type { Company } from './company.ts'
import type { Pictured } from './pictures.ts'

/** The client components whose data or styles are files of their own. */
export type ClientName = 'list' | 'finder'

/** What the buttons of products say, in the language of the page. */
type AddWords = Words['list']['row'] & Pick<Words['list']['said'], 'added' | 'removed' | 'full'>

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
    /** The label of the link to all products, with their number. */
    all: string
    popular: { name: string; to: string }[]
    categories: { name: string; to: string }[]
  }
  /** What is said of the list on every page. */
  list: Words['list']['presence'] & { title: string; buttons: AddWords }
  /** Where the data and the styles of each client component are. */
  clients: Record<ClientName, { data: string; styles: string }>
  /** The file of who ships when. */
  seasons: string
  /** Takes the place of a hero's picture that cannot be loaded. */
  stock: Pictured
  /** The printed catalog, where there is one for this company. */
  brochure?: { path: string; text: string; label: string }
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
