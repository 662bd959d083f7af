import { tradedGoods } from '#app/catalogue/catalogue.ts'
import type { Source } from '#app/i18n/source.ts'
import { joined } from '#app/lib/wording.ts'
import { site } from '#config'
import type { Group } from '#content/schema/catalogue.ts'
import type { Keeping, Limit, Load, Months, Name, Origin, Pack, Test, Traded } from '#content/schema/trade.ts'
import { type CountryCode, delicate } from '#content/trade/countries.ts'
import { askedOf } from '#content/trade/groupTests.ts'
import { keeping, keptBy } from '#content/trade/keeping.ts'
import { packing } from '#content/trade/packing.ts'
import { properNames } from '#content/trade/properNames.ts'
import { limitsChecked, tests } from '#content/trade/tests.ts'
import { required } from './figures/grade.ts'
import { boundsIn, countryIn, lawIn, limitIn, loadIn, monthIn, monthsSpoken, packIn, periodIn } from './tradeText.ts'

type GoodWords = { label: string; origins?: Record<string, string>; names?: Record<string, string> }
type Packing = { packs: readonly Pack[]; loads?: readonly Load[] }

/** A good of the group: what the trade knows, and what the edition says of it. */
type Lot = { id: string; facts: Traded; words: GoodWords }

/**
 * What the trade knows of a group, ready to be shown apart from our own figures. `label` names the good of a row, where the
 * group has several. Rows of one good stand together, the most important first.
 */
export function tradeOf(source: Source, group: Group, showDelicate = site.showDelicateOrigins) {
  const { terms } = source.words.trade
  const lots = lotsOf(source, group)
  const isShown = (code: CountryCode | undefined) => showDelicate || !code || !delicate.includes(code)
  const { month, year } = limitsChecked
  return {
    labels: terms.labels,
    origins: originsOf(source, lots, isShown),
    names: namesOf(source, lots, group, isShown),
    ...packsOf(source, lots, group, isShown),
    keeping: keepingOf(source, group),
    tests: testsOf(source, lots, group),
    checked: terms.checked.replace('{month}', `${monthIn(source.language, month)} ${year}`),
  }
}

export type TradeContent = ReturnType<typeof tradeOf>

function lotsOf({ words }: Source, { products }: Group): Lot[] {
  const { keeping: _, tests: __, terms: ___, ...files } = words.trade
  const all: Record<string, GoodWords> = Object.assign({}, ...Object.values(files))
  const ids = products.map(({ id }) => id)
  return Object.entries(tradedGoods)
    .filter(([, { of }]) => of.some((id) => ids.includes(id)))
    .map(([id, facts]) => ({
      id,
      facts,
      words: required(all[id], `words of the trade for "${id}"`),
      at: ids.findIndex((each) => facts.of.includes(each)),
    }))
    .sort((one, other) => one.at - other.at)
}

/** As many rows as a page can carry: the first of every good before the second of any. */
function chosen<Row>(lists: readonly (readonly Row[])[]): Row[] {
  const most = Math.max(12, lists.filter((list) => list.length).length + 8)
  const ranked = lists.flatMap((list, good) => list.map((row, rank) => ({ row, good, rank })))
  const first = ranked.sort((one, other) => one.rank - other.rank).slice(0, most)
  return first.sort((one, other) => one.good - other.good).map(({ row }) => row)
}

const labelled = (lots: readonly Lot[], { words }: Lot) => (lots.length > 1 ? { label: words.label } : {})

function originsOf(source: Source, lots: readonly Lot[], isShown: (code: CountryCode) => boolean) {
  const rows = lots.map((lot) =>
    (Object.entries(lot.facts.origins ?? {}) as [CountryCode, Origin][])
      .filter(([code]) => isShown(code))
      .map(([code, { harvest = [], about = false }]) => ({
        ...labelled(lots, lot),
        code,
        country: countryIn(source.language, code),
        knownFor: lot.words.origins?.[code] ?? '',
        months: harvest as readonly Months[],
        monthsSpoken: monthsSpoken(source, harvest, about),
        about,
      })),
  )
  return chosen(rows)
}

function namesOf(
  { language }: Source,
  lots: readonly Lot[],
  { products }: Group,
  isShown: (code: CountryCode | undefined) => boolean,
) {
  const ids = products.map(({ id }) => id)
  // What "Cashews W320" means stands beside the product.
  const isProduct = (term: string) => products.some(({ en: [name] }) => name.endsWith(` ${term}`))
  const rows = lots.map((lot) =>
    (Object.entries(lot.facts.names ?? {}) as [string, Name][])
      .filter(([term, { of, from }]) => isShown(from) && !isProduct(term) && (!of || of.some((id) => ids.includes(id))))
      .map(([term, { ar }]) => ({
        ...labelled(lots, lot),
        term,
        ...(language === 'ar' && ar && { name: ar }),
        meaning: lot.words.names?.[term] ?? '',
      })),
  )
  return chosen(rows)
}

function packsOf(source: Source, lots: readonly Lot[], group: Group, isShown: (code: CountryCode) => boolean) {
  const { packs, loads = [] } = (packing as Record<string, Packing>)[group.id] ?? { packs: [] }
  const of = (goods: readonly string[] = []) => labelOf(source, lots, goods)
  const textOf = (pack: Pack) => {
    const said = packIn(source, pack)
    const from = (pack.from ?? []).filter(isShown).map((code) => countryIn(source.language, code))
    if (!from.length) return said
    // Two brackets one after the other are hard to read.
    return said.includes('(') ? joined([said, ...from], source.language) : `${said} (${joined(from, source.language)})`
  }
  return {
    packs: packs
      .filter(({ from }) => !from || from.some(isShown))
      .map((pack) => ({
        ...of(pack.of),
        text: textOf(pack),
      })),
    loads: loads.map((load) => ({ ...of(load.of), text: loadIn(source, load) })),
  }
}

/** The goods that a row is for, unless it is for all of the group. */
function labelOf(source: Source, lots: readonly Lot[], goods: readonly string[]) {
  const named = lots.filter(({ id }) => goods.includes(id))
  const labels = named.map(({ words }) => words.label)
  return named.length && named.length < lots.length ? { label: goodsIn(labels, source) } : {}
}

/** "Raisins, dried figs, Brazil nuts": only names keep their capitals. */
function goodsIn(labels: readonly string[], { language }: Source) {
  const isName = (label: string) => properNames.some((name) => label.startsWith(name))
  return joined(
    labels.map((label, at) => (at === 0 || isName(label) ? label : label.charAt(0).toLowerCase() + label.slice(1))),
    language,
  )
}

function keepingOf(source: Source, { id }: Group) {
  const kept = (keptBy as Partial<Record<string, readonly (keyof typeof keeping)[]>>)[id] ?? []
  const { terms, keeping: words } = source.words.trade
  return kept.map((one) => {
    const { celsius, humidity, life }: Keeping = keeping[one]
    const { label, also, summer } = words[one]
    const degree = source.language === 'ar' ? '\u00a0°م' : '\u00a0°C'
    return {
      ...(kept.length > 1 && { label }),
      temperature: boundsIn(source, celsius, degree),
      ...(humidity && { humidity: terms.humidity.replace('{value}', boundsIn(source, humidity, '%')) }),
      ...(life && { life: terms.life.replace('{value}', periodIn(source, terms.periods[life.unit], life.amount)) }),
      ...(also && { also }),
      summer,
    }
  })
}

function testsOf(source: Source, lots: readonly Lot[], { id }: Group) {
  const asked = (askedOf as Partial<Record<string, readonly (keyof typeof tests)[]>>)[id] ?? []
  return asked.map((one) => {
    const { limits = [] }: Test = tests[one]
    const ours = ({ of }: Limit) => lots.filter((lot) => !of || of.includes(lot.id))
    const said = limits
      .filter((limit) => ours(limit).length)
      .map((limit) => {
        const labels = ours(limit).length < lots.length ? ours(limit).map((lot) => lot.words.label) : []
        const label = goodsIn(labels, source)
        return { law: lawIn(source, limit), ...(label && { label }), text: limitIn(source, limit) }
      })
    const laws = Map.groupBy(said, ({ law }) => law)
    return { ...source.words.trade.tests[one], limits: [...laws].map(([law, lines]) => ({ law, lines })) }
  })
}
