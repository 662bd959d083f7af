import { productFacts } from '#app/catalogue/productFacts.ts'
import { type Source, worded } from '#app/i18n/source.ts'
import { joined, joinedLong } from '#app/lib/wording.ts'
import type { Group, Language, Product } from '#content/schema/catalogue.ts'
import { prohibited } from '#content/site/prohibited.ts'
import { allergens } from '#content/trade/allergens.ts'
import type { TradeContent } from './trade.ts'
import { capital, scoped } from './tradeText.ts'

type Line = { label?: string; text: string }
/** `isLatin` where a page has no name of its own for it. */
type Cell = { term: string; isLatin?: boolean; lines: Line[] }
export type CellGroup = { title?: string; cells: Cell[] }

type Row = {
  id: keyof TradeContent['labels']['rows']
  /** As many of these as stand in one line. */
  gist: string[]
  groups: CellGroup[]
  tests?: TradeContent['tests']
  remark?: string
}

/** What is closed under the origins: each row with its gist in a line, for readers who need no more. */
export function tradeRows(source: Source, trade: TradeContent, group: Group) {
  const { language, words } = source
  const references = referencesOf(source, group.products)
  const { labels, packs, loads, keeping, tests, checked } = trade
  const named = [...Map.groupBy(trade.names, ({ label }) => label ?? '')]
  const kept = keeping.map(({ label, temperature, humidity, life, also }) => ({
    ...(label && { label }),
    text: joinedLong(
      [temperature, humidity, life, also].flatMap((part) => part || []),
      language,
    ),
  }))
  const summers = keeping.map(({ label, summer }) => ({ ...(label && { label }), text: summer }))
  const cited = withoutRepeats(
    references.rows.flatMap(({ items }) => items.slice(0, 2).map(({ value }) => bare(value))),
  )
  const rows: Row[] = [
    {
      id: 'names',
      gist: (named.length > 1 ? named.flatMap(([, names]) => names.slice(0, 1)) : trade.names).map(together),
      groups: named.map(([title, names]) => ({
        ...(named.length > 1 && { title }),
        cells: names.map((one) => ({ term: nameOf(one), isLatin: !one.name, lines: [{ text: one.meaning }] })),
      })),
    },
    {
      id: 'packs',
      gist: packsGist(packs[0], keeping[0]),
      groups: [
        {
          cells: [
            { term: labels.packs, lines: [...packs, ...loads] },
            { term: labels.keeping, lines: kept },
            { term: labels.summer, lines: summers },
          ],
        },
      ],
    },
    {
      id: 'tests',
      gist: tests.map(({ test }) => test),
      groups: [],
      tests,
      remark: tests.some(({ limits }) => limits.length) ? checked : '',
    },
    {
      id: 'standards',
      gist: cited.length ? cited : [words.guide.references.noClass],
      groups: references.rows.map(({ label, items }) => ({
        title: label,
        cells: items.map(({ value, note }) => ({ term: value, lines: [{ text: note }] })),
      })),
      remark: [
        ...references.remarks,
        words.guide.references.statement,
        ...prohibitedAt(group.id).map((one) => one[language]),
      ].join(' '),
    },
  ]
  return rows.map((row) => ({ ...row, gist: inOneLine(row.gist, language) })).filter(({ gist }) => gist)
}

const prohibitedAt = (group: string) => prohibited.filter((one) => 'guide' in one && one.guide === group)

const nameOf = ({ name, term }: TradeContent['names'][number]) => capital(name ?? term)

/** "SW, SW320" stays in one line. */
const together = (one: TradeContent['names'][number]) =>
  nameOf(one).length > 16 ? nameOf(one) : nameOf(one).replaceAll(', ', ',\u00a0')

const bare = (text: string) => text.replace(/ \([^)]*\)/g, '')

/** What is said once is not said again: "milk" says enough of "milk, if made with milk powder", too. */
const withoutRepeats = (all: string[]) =>
  [...new Set(all)].filter((one) => {
    const always = one.replace(/(?:, if|، إن) .*/, '')
    return !all.some((other) => other !== one && (other === always || other.endsWith(one)))
  })

/** "Jute bag of 60kg; about 9–12 months", without who packs so and what is inside. */
function packsGist(pack?: Line, kept?: TradeContent['keeping'][number]) {
  const held = pack?.text.replace(/(?<=\d.*):.*| \([^)\d]*\)$/, '')
  const said = (label: string | undefined, text = '') => (label && text ? `${label}: ${text}` : text)
  return [said(pack?.label, held), said(kept?.label === pack?.label ? undefined : kept?.label, kept?.life)]
}

function inOneLine(parts: string[], language: Language) {
  const [first = '', ...others] = parts.filter(Boolean)
  return others.reduce(
    (said, part) => (said.length + part.length < 72 ? joinedLong([said, part], language) : said),
    first,
  )
}

/** What others have set down about a group: which standard and which allergen class names which of its products. */
function referencesOf(source: Source, products: readonly Product[]) {
  const { language } = source
  const words = source.words.guide.references
  const naming = (named: readonly Product[]) => {
    const names = named.map((product) => worded(source, product).name)
    return named.length === products.length ? words.allProducts : joined(names, language)
  }
  const standards = collected(products, (id) => productFacts(id).standards).map(({ values, named }) => ({
    value: joined(
      values.map((one) => scoped(one, language)),
      language,
    ),
    note: naming(named),
  }))
  const classes = collected(products, (id) => productFacts(id).allergens).map(({ values, named }) => ({
    value: capital(
      joinedLong(
        values.map((one) => allergens[one][language]),
        language,
      ),
    ),
    note: naming(named),
  }))
  const rows = [
    { label: words.standards, items: standards },
    { label: words.allergen, items: classes },
  ]
  const named = rows.filter(({ items }) => items.length)
  return { rows: named, remarks: named.length ? [classes.length ? words.classes : words.noClass, words.remark] : [] }
}

/** Products with the same values stand in one line. */
function collected<Value extends string>(products: readonly Product[], of: (id: string) => readonly Value[]) {
  const valuesOf = ({ id }: Product) => of(id)
  const valued = products.filter((product) => valuesOf(product).length)
  const lines = Map.groupBy(valued, (product) => valuesOf(product).join())
  return [...lines.values()].map((named) => ({ values: named.slice(0, 1).flatMap(valuesOf), named }))
}
