import { globSync, readFileSync } from 'node:fs'
import type { CategoryFacts } from '../../app/catalogue/types.ts'
import { whereInCatalogue } from './whereabouts.ts'

type Owner = { id: string; category: string; what: string }

/** An id is an address: on a page nothing else may have it, and among the products of all pages none. */
export function checkIds(catalogue: readonly CategoryFacts[], popular: readonly string[]): string[] {
  const sections = sectionIds()
  const problems: string[] = []
  const products = new Map<string, Owner>()
  for (const { id: category, groups } of catalogue) {
    const onPage = new Map<string, Owner>()
    const take = (id: string, what: string) => {
      const where = whereInCatalogue(category, id)
      const other = onPage.get(id)
      const section = sections.get(id)
      if (other) problems.push(`${where}: the id \`${id}\` of ${what} is that of ${other.what} already. ${own}`)
      else if (section)
        problems.push(`${where}: the id \`${id}\` of ${what} is taken by a part of the page (${section}). ${own}`)
      else onPage.set(id, { id, category, what })
    }
    for (const group of groups) {
      take(group.id, `the group ${group.id}`)
      take(`${group.id}-title`, `the heading of ${group.id}`)
      for (const former of group.formerly ?? []) take(former, `the group ${group.id}, formerly`)
      for (const { id, formerly = [], en } of group.products) {
        const what = `the product “${en[0]}”`
        take(id, what)
        for (const former of formerly) take(former, `${what}, formerly`)
        for (const one of [id, ...formerly]) {
          const other = products.get(one)
          if (other && other.category !== category)
            problems.push(
              `${whereInCatalogue(category, one)}: the id \`${one}\` of ${what} is that of ${other.what} in ${other.category} already. ${own}`,
            )
          else products.set(one, { id: one, category, what })
        }
      }
    }
  }
  for (const id of popular.filter((one, at) => popular.indexOf(one) !== at))
    problems.push(`${whereInCatalogue('catalogue', id)}: the home page lists \`${id}\` twice. List another product.`)
  return problems
}

const own = 'Give it one of its own.'

/** The ids that sections give to themselves, with the file of each. */
function sectionIds() {
  const files = globSync('app/**/*.tsx')
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => [id, file]),
    ),
  )
}
