import { site } from '#config'
import { catalogue } from './catalogue.ts'
import { shelves } from './goods/goods.ts'
import { retiredCodes, withdrawn } from './goods/standards.ts'
import type { Goods } from './goods/types.ts'
import type { CategoryFacts, Product } from './types.ts'

/** What is wrong with the facts: a sentence each, with the file, the place in it, and what to do. None is right. */
export function checkCatalogue(categories: readonly CategoryFacts[] = catalogue, of: Readonly<Record<string, Goods>> = shelves): string[] {
  const goods = Object.assign({}, ...Object.values(of)) as Goods
  const products = categories.flatMap((category) => category.groups.flatMap((group) => group.products.map((product) => ({ product, file: `app/catalogue/${category.id}.ts` }))))
  return [
    ...products.flatMap(({ product, file }) => [...checkProduct(product, goods)].map((wrong) => `${file}, ${product.id}: ${wrong}`)),
    ...Object.entries(of).flatMap(([shelf, its]) => Object.keys(its).flatMap((good) => [...checkGood(good, its, products)].map((wrong) => `app/catalogue/goods/${shelf}.ts, ${wrong}`))),
  ]
}

function* checkProduct(product: Product, goods: Goods) {
  if (!goods[product.good]) yield `there is no good “${product.good}”. Name one of app/catalogue/goods, or add it there.`
  // A grade may be all that is Latin in it (كاجو W320), but not the name.
  if (site.arabic && !/\p{Script=Arabic}/u.test(product.ar?.[0] ?? '')) yield 'it has no Arabic name. Write it in `ar`, as a price list in the Gulf does.'
}

function* checkGood(name: string, goods: Goods, products: readonly { product: Product }[]) {
  const good = goods[name] ?? {}
  const lines = [[name, good] as const, ...Object.entries(good.products ?? {}).map(([id, line]) => [`${name}, ${id}`, line] as const)]
  for (const [place, { hs, declared = [], standards = [] }] of lines) {
    const codes = [...(typeof hs === 'string' ? [hs] : hs ? [hs, ...(hs.others ?? [])].map(({ code }) => code) : []), ...declared]
    for (const code of codes) {
      if (!/^\d{4}\.\d\d$/.test(code)) yield `${place}: the customs code “${code}” is not of the form NNNN.NN. Write the six digits of HS 2022 so, or leave it out.`
      else if (retiredCodes[code]) yield `${place}: the customs code ${code} is of an earlier edition. In HS 2022 it is ${retiredCodes[code]}.`
    }
    for (const standard of standards) {
      if (withdrawn.includes(standard)) yield `${place}: ${standard} is withdrawn. Take it out.`
      if (!/^(ISO(\/TR)? \d+(-\d)?|CXS \d+R?|UNECE (DDP|FFV)-\d\d)$/.test(standard)) yield `${place}: “${standard}” is no citation. Write it like ISO 6465, CXS 327 or UNECE DDP-17, without a year.`
    }
  }
  for (const id of Object.keys(good.products ?? {}))
    if (!products.some(({ product }) => product.id === id && product.good === name)) yield `${name}: it has a line for “${id}”, which is no product of this good. Correct the id, or take the line out.`
}
