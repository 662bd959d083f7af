import type { CategoryFacts } from '#content/schema/catalogue.ts'
import type { Goods } from '#content/schema/goods.ts'
import { lineOf } from './place.ts'

type Standards = Pick<typeof import('#content/trade/standards.ts'), 'retiredCodes' | 'withdrawn'>

/** What is wrong with the facts of goods, by their files: a sentence each. */
export function checkCatalogue(
  categories: readonly CategoryFacts[],
  files: Readonly<Record<string, Goods>>,
  standards: Standards,
): string[] {
  const made = categories.flatMap(({ groups }) => groups.flatMap(({ products }) => products))
  const goodOf = new Map(made.map(({ id, good }) => [id, good]))
  return Object.entries(files).flatMap(([file, goods]) =>
    Object.keys(goods).flatMap((good) =>
      [...checkGood(good, goods, goodOf, standards)].map((wrong) => `${lineOf(file, ['goods', good])}, ${wrong}`),
    ),
  )
}

function* checkGood(name: string, goods: Goods, goodOf: Map<string, string>, { retiredCodes, withdrawn }: Standards) {
  const good = goods[name] ?? {}
  const lines = [
    [name, good] as const,
    ...Object.entries(good.products ?? {}).map(([id, line]) => [`${name}, ${id}`, line] as const),
  ]
  for (const [place, { hs, declared = [], standards = [] }] of lines) {
    const codes = [
      ...(typeof hs === 'string' ? [hs] : hs ? [hs, ...(hs.others ?? [])].map(({ code }) => code) : []),
      ...declared,
    ]
    for (const code of codes) {
      if (!/^\d{4}\.\d\d$/.test(code))
        yield `${place}: the customs code “${code}” is not of the form NNNN.NN. Write the six digits of HS 2022 so, or leave it out.`
      else if (retiredCodes[code])
        yield `${place}: the customs code ${code} is of an earlier edition. In HS 2022 it is ${retiredCodes[code]}.`
    }
    for (const standard of standards) {
      if (withdrawn.includes(standard)) yield `${place}: ${standard} is withdrawn. Take it out.`
      if (!/^(ISO(\/TR)? \d+(-\d)?|CXS \d+R?|UNECE (DDP|FFV)-\d\d)$/.test(standard))
        yield `${place}: “${standard}” is no citation. Write it like ISO 6465, CXS 327 or UNECE DDP-17, without a year.`
    }
  }
  for (const id of Object.keys(good.products ?? {}))
    if (goodOf.get(id) !== name)
      yield `${name}: it has a line for “${id}”, which is no product of this good. Correct the id, or take the line out.`
}
