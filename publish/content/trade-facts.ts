import type { Bounds, Keeping, Name, Origin, Pack, Season, Test, Traded, TradedGoods } from '#content/schema/trade.ts'
import { countries } from '#content/trade/countries.ts'
import { keeping } from '#content/trade/keeping.ts'
import { packingFiles } from '#content/trade/packing.ts'
import { seasons } from '#content/trade/seasons.ts'
import { tests } from '#content/trade/tests.ts'
import { catalogue, productsOf, tradeFiles } from '../../app/catalogue/catalogue.ts'
import { lineOf } from './place.ts'

type Facts = {
  files: Readonly<Record<string, TradedGoods>>
  packing: Readonly<Record<string, Readonly<Record<string, { readonly packs: readonly Pack[] }>>>>
  keeping: Readonly<Record<string, Keeping>>
  tests: Readonly<Record<string, Test>>
  seasons: readonly Season[]
}

const written: Facts = { files: tradeFiles, packing: packingFiles, keeping, tests, seasons }
const products = new Set(catalogue.flatMap(productsOf).map(({ id }) => id))
const isVegetable = (product: string) =>
  catalogue.some((one) => one.id === 'vegetables' && productsOf(one).some(({ id }) => id === product))
const bodies = ['EU', 'Codex', 'UAE', 'ESA', 'ISO', 'ICO', 'JECFA']
const fileOf = (name: string) =>
  name === 'seeds' || name === 'aromatics' ? `content/spices/trade-${name}.ts` : `content/${name}/trade.ts`
const gramsInAPound = 453.592

/** What is wrong with the facts of the trade: a sentence each, with the file, the place in it, and what to do. None is right. */
export function checkTrade(facts: Facts = written): string[] {
  return [
    ...Object.entries(facts.files).flatMap(([file, goods]) => each(fileOf(file), 'trade', goods, checkGood)),
    ...twice(facts.files),
    ...Object.entries(facts.packing).flatMap(([file, groups]) =>
      each(`content/trade/${file}.ts`, file, groups, checkPacks),
    ),
    ...each('content/trade/keeping.ts', 'keeping', facts.keeping, checkKeeping),
    ...each('content/trade/tests.ts', 'tests', facts.tests, checkLimits),
    ...checkSeasons(facts.seasons),
  ]
}

/** Of all that an export names. What is wrong begins with a colon, or a comma and what of it. */
const each = <Fact>(
  file: string,
  name: string,
  facts: Readonly<Record<string, Fact>>,
  check: (fact: Fact) => Iterable<string>,
) =>
  Object.entries(facts).flatMap(([id, fact]) =>
    [...check(fact)].map((wrong) => `${lineOf(file, [name, id])}, ${id}${wrong}`),
  )

function* checkGood({ of, origins = {}, names = {}, found = {} }: Traded) {
  if (!of.length) yield ': no product has it. Name one in `of`, or take it out.'
  yield* unknownProducts('', of)
  for (const [code, { harvest = [] }] of Object.entries(origins) as [string, Origin][]) {
    yield* unknownCountries(`, ${code}`, [code])
    for (const month of harvest.flat())
      if (!Number.isInteger(month) || month < 1 || month > 12)
        yield `, ${code}: there is no month ${month}. Write months from 1 to 12.`
  }
  for (const [term, name] of [...Object.entries(names), ...Object.entries(found)] as [string, Name][]) {
    if (name.of?.length === 0) yield `, “${term}”: no product has it. Name one in \`of\`, or take it out.`
    yield* unknownProducts(`, “${term}”`, name.of ?? [])
    for (const id of name.of ?? [])
      if (products.has(id) && !of.includes(id))
        yield `, “${term}”: its good has no product “${id}”. Add the product to the good, or take it out here.`
    yield* unknownCountries(`, “${term}”`, name.from ? [name.from] : [])
  }
}

function* unknownProducts(place: string, ids: readonly string[]) {
  for (const id of ids)
    if (!products.has(id)) yield `${place}: there is no product “${id}”. Name one of the catalogue, or take it out.`
}

function* unknownCountries(place: string, codes: readonly string[]) {
  for (const code of codes)
    if (!(countries as readonly string[]).includes(code))
      yield `${place}: the country “${code}” is not known. Correct the code, or add it to content/trade/countries.ts.`
}

/** A good that stands in two files, or a name that stands twice for the same product. */
function* twice(all: Facts['files']) {
  const goods = Object.entries(all).flatMap(([file, its]) =>
    Object.entries(its).map(([id, good]) => ({ file, id, good })),
  )
  for (const [id, places] of Map.groupBy(goods, (each) => each.id))
    if (places.length > 1)
      yield `${lineOf(fileOf(places[1]?.file ?? ''), ['trade', id])}, ${id}: it stands in ${fileOf(places[0]?.file ?? '')} as well. Keep one of the two.`
  const terms = goods.flatMap(({ file, id, good }) =>
    ([...Object.entries(good.names ?? {}), ...Object.entries(good.found ?? {})] as [string, Name][]).flatMap(
      ([term, { of = good.of }]) =>
        of.map((product) => ({
          place: `${lineOf(fileOf(file), ['trade', id])}, ${id}, “${term}”`,
          product,
          term: term.toLowerCase(),
        })),
    ),
  )
  const doubled = [...Map.groupBy(terms, ({ product, term }) => `${product} ${term}`).values()].filter(
    (rows) => rows.length > 1,
  )
  for (const place of new Set(doubled.map((rows) => rows[1]?.place)))
    yield `${place}: the name stands twice. Keep one of the two.`
}

function* checkPacks({ packs }: { readonly packs: readonly Pack[] }) {
  for (const [at, { from = [], unit, amount, pounds, in: holder }] of packs.entries()) {
    yield* unknownCountries(`: ${holder}`, from)
    if (packs.findIndex((other) => JSON.stringify(other) === JSON.stringify(packs[at])) < at)
      yield `: ${holder}: the pack stands twice. Keep one of the two.`
    const kilos = pounds && unit === 'kg' && typeof amount === 'number' ? (pounds * gramsInAPound) / 1000 : undefined
    if (kilos && Math.abs(kilos - Number(amount)) > kilos / 100)
      yield `: ${holder}: ${pounds} pounds are ${kilos.toFixed(2)} kg, not ${amount}. Correct one of the two.`
  }
}

function* checkKeeping({ celsius, humidity }: Keeping) {
  for (const [what, bounds] of [['temperature', celsius] as const, ['humidity', humidity] as const])
    if (bounds && isTurned(bounds))
      yield `: its ${what} goes down from ${bounds.from} to ${bounds.to}. Exchange the two.`
  if (humidity && Math.max(humidity.from ?? 0, humidity.to ?? 0) > 100)
    yield ': its humidity is above 100%. Write percent.'
}

const isTurned = ({ from, to }: Bounds) => from !== undefined && to !== undefined && from > to

function* checkLimits({ limits = [] }: Test) {
  for (const { body, act, at } of limits) {
    const said = at.map((each) => each.join(' ')).join(', ')
    if (!bodies.includes(body))
      yield `: the limit “${said}” does not say whose it is. Name in \`body\` who has set it, or take the limit out.`
    else if (act !== undefined && !/\d/.test(act))
      yield `: the limit “${said}” cites “${act}”. Write the number of the law or standard, or leave \`act\` out.`
    if (!at.length) yield ': a limit says nothing. Write what is limited in `at`, or take it out.'
  }
}

function checkSeasons(rows: readonly Season[]) {
  return rows.flatMap(({ product, from, year, about }, nth) => {
    const wrong = [
      ...unknownProducts('', [product]),
      ...unknownCountries('', [from]),
      ...(/^[#+.]{12}$/.test(year)
        ? []
        : [`: the year “${year}” is not of twelve signs. Write #, + or . for each month from January to December.`]),
      ...(about && isVegetable(product)
        ? [': of vegetables only sure months are shown. Take the row out until it is sure.']
        : []),
      ...(rows.findIndex((other) => other.product === product && other.from === from) < nth
        ? [': the row stands twice. Keep one of the two.']
        : []),
    ]
    return wrong.map(
      (sentence) => `${lineOf('content/trade/seasons.ts', ['seasons', `${nth}`])}, ${product} of ${from}${sentence}`,
    )
  })
}
