import { createContext, use } from 'react'
import type { Company } from './content/company.ts'
import type { Pictured } from './content/types.ts'
import type { Words } from './content/words.ts'

/** The edition that is being rendered: its language and direction, and the words that stand on every page. */
export type Edition = {
  lang: string
  dir: 'ltr' | 'rtl'
  /** What the addresses of the edition begin with. */
  prefix: string
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
  /** Takes the place of a hero's picture that cannot be loaded. */
  stock: Pictured
  /** The printed catalog, where there is one for this company. */
  catalog?: { path: string; text: string; label: string }
}

export const EditionContext = createContext<Edition | undefined>(undefined)

export function useEdition(): Edition {
  const edition = use(EditionContext)
  if (!edition) throw new Error('Components are rendered inside an edition')
  return edition
}

/** Turns an address of the site into that of the edition. */
export function useHref() {
  const { prefix } = useEdition()
  return (path: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`)
}
