import type { Company } from './company.ts'
import type { Pictured } from './types.ts'
import type { Words } from './words.ts'

/** The client components whose data or styles are files of their own. */
export type ClientName = 'list' | 'finder'

/** What the buttons of products say, in the language of the page. */
type AddWords = Words['list']['row'] &
  Pick<Words['list']['said'], 'added' | 'removed' | 'full'> &
  Pick<Words['list'], 'single' | 'units'>

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
  list: Words['list']['presence'] & { title: string; buttons: AddWords }
  /** Where the data and the styles of each client component are. */
  clients: Record<ClientName, { data: string; styles: string }>
  /** Takes the place of a hero's picture that cannot be loaded. */
  stock: Pictured
  /** The printed catalog, where there is one for this company. */
  catalog?: { path: string; text: string; label: string }
}
