import { globSync, readFileSync } from 'node:fs'
import type { CategoryFacts } from '#content/schema/catalogue.ts'
import { lineOf, whereListed } from './place.ts'

type Owner = { id: string; category: string; what: string; of: 'group' | 'product' | 'past' }

/** An id is an address: on a page nothing else may have it, and among the products of all pages none. */
export function checkIds(catalogue: readonly CategoryFacts[], popular: readonly string[]): string[] {
  const sections = sectionIds()
  const owners = catalogue.flatMap(ownersIn)
  const taken = owners.flatMap(({ id, category, what, of }, at) => {
    const where = `${whereListed(category, id)}: the id \`${id}\` of ${what} is`
    const first = owners.findIndex(
      (one) => one.id === id && (one.category === category || (one.of !== 'group' && of !== 'group')),
    )
    const other = first < at && owners[first]
    // Two products with one id are told with the products.
    if (other)
      return other.of === 'product' && of === 'product'
        ? []
        : [`${where} that of ${other.what} already. Give it one of its own.`]
    return sections.has(id)
      ? [`${where} taken by a part of the page (${sections.get(id)}). Give it one of its own.`]
      : []
  })
  const file = 'content/site/highlights.ts'
  const twice = popular.flatMap((id, at) => (popular.indexOf(id) < at ? [{ id, at }] : []))
  return [
    ...taken,
    ...twice.map(
      ({ id, at }) =>
        `${lineOf(file, ['popular', `${at}`])}: the home page lists \`${id}\` twice. List another product.`,
    ),
  ]
}

const ownersIn = ({ id: category, groups }: CategoryFacts): Owner[] =>
  groups.flatMap(({ id, formerly = [], products }) => [
    { id, category, what: `the group ${id}`, of: 'group' },
    { id: `${id}-title`, category, what: `the heading of ${id}`, of: 'group' },
    ...formerly.map((past): Owner => ({ id: past, category, what: `the group ${id}, formerly`, of: 'group' })),
    ...products.flatMap((product): Owner[] => {
      const what = `the product “${product.en[0]}”`
      const past = product.formerly ?? []
      return [
        { id: product.id, category, what, of: 'product' },
        ...past.map((one): Owner => ({ id: one, category, what: `${what}, formerly`, of: 'past' })),
      ]
    }),
  ])

/** The ids that sections give to themselves, with the file of each. */
function sectionIds() {
  const files = globSync('app/**/*.tsx')
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => [id, file]),
    ),
  )
}
