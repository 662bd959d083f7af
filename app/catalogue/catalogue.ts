import { goods as beverageGoods } from '#content/beverages/goods.ts'
import { grades as beverageGrades } from '#content/beverages/grades.ts'
import { products as beverages } from '#content/beverages/products.ts'
import { trade as beverageTrade } from '#content/beverages/trade.ts'
import { goods as fruitGoods } from '#content/fruits/goods.ts'
import { grades as fruitGrades } from '#content/fruits/grades.ts'
import { products as fruits } from '#content/fruits/products.ts'
import { trade as fruitTrade } from '#content/fruits/trade.ts'
import { goods as meatGoods } from '#content/meat/goods.ts'
import { grades as meatGrades } from '#content/meat/grades.ts'
import { products as meat } from '#content/meat/products.ts'
import { trade as meatTrade } from '#content/meat/trade.ts'
import { goods as nutGoods } from '#content/nuts/goods.ts'
import { grades as nutGrades } from '#content/nuts/grades.ts'
import { products as nuts } from '#content/nuts/products.ts'
import { trade as nutTrade } from '#content/nuts/trade.ts'
import type { CategoryFacts, CategoryId, Product } from '#content/schema/catalogue.ts'
import type { Goods } from '#content/schema/goods.ts'
import type { Grade } from '#content/schema/grades.ts'
import type { TradeFiles } from '#content/schema/ids.ts'
import type { TradedGoods } from '#content/schema/trade.ts'
import { goods as spiceGoods } from '#content/spices/goods.ts'
import { goods as aromaticGoods } from '#content/spices/goods-aromatics.ts'
import { goods as blendGoods } from '#content/spices/goods-blends.ts'
import { goods as seedGoods } from '#content/spices/goods-seeds.ts'
import { grades as spiceGrades } from '#content/spices/grades.ts'
import { products as spices } from '#content/spices/products.ts'
import { trade as spiceTrade } from '#content/spices/trade.ts'
import { trade as aromaticTrade } from '#content/spices/trade-aromatics.ts'
import { trade as seedTrade } from '#content/spices/trade-seeds.ts'
import { goods as sweetenerGoods } from '#content/sweeteners/goods.ts'
import { grades as sweetenerGrades } from '#content/sweeteners/grades.ts'
import { products as sweeteners } from '#content/sweeteners/products.ts'
import { trade as sweetenerTrade } from '#content/sweeteners/trade.ts'
import { goods as vegetableGoods } from '#content/vegetables/goods.ts'
import { grades as vegetableGrades } from '#content/vegetables/grades.ts'
import { products as vegetables } from '#content/vegetables/products.ts'
import { trade as vegetableTrade } from '#content/vegetables/trade.ts'

/** Where Arabic is not published, nobody asks for Arabic names: a product may be written without one. */
const named = (product: Product): Product => ({ ...product, ar: product.ar ?? [''] })

const written: readonly CategoryFacts[] = [spices, fruits, vegetables, meat, nuts, sweeteners, beverages]

/** In the order of the products page. */
export const catalogue: readonly CategoryFacts[] = written.map((category) => ({
  ...category,
  groups: category.groups.map((group) => ({ ...group, products: group.products.map(named) })),
}))

export const productsOf = (category: CategoryFacts) => category.groups.flatMap((group) => group.products)

export const products: readonly Product[] = catalogue.flatMap(productsOf)

export function productOf(id: string): Product {
  const found = products.find((product) => product.id === id)
  if (!found) throw new Error(`There is no product "${id}"`)
  return found
}

export const categoryPath = (id: CategoryId) => `/products/${id}` as const

export const guidePath = (category: { id: CategoryId }, group: { id: string }) =>
  `${categoryPath(category.id)}/${group.id}` as const

/** Where a product stands, on the guide of its group: the address that everything that leads to it takes. */
export function placeOf({ id }: Pick<Product, 'id'>) {
  for (const category of catalogue)
    for (const group of category.groups)
      if (group.products.some((product) => product.id === id)) return `${guidePath(category, group)}#${id}`
  throw new Error(`There is no product "${id}"`)
}

export const goods: Goods = {
  ...seedGoods,
  ...spiceGoods,
  ...aromaticGoods,
  ...blendGoods,
  ...fruitGoods,
  ...vegetableGoods,
  ...meatGoods,
  ...nutGoods,
  ...sweetenerGoods,
  ...beverageGoods,
}

/** By group. */
export const grades: Readonly<Record<string, Grade>> = {
  ...spiceGrades,
  ...fruitGrades,
  ...vegetableGrades,
  ...meatGrades,
  ...nutGrades,
  ...sweetenerGrades,
  ...beverageGrades,
}

export const tradeFiles: TradeFiles = {
  seeds: seedTrade,
  spices: spiceTrade,
  aromatics: aromaticTrade,
  fruits: fruitTrade,
  vegetables: vegetableTrade,
  meat: meatTrade,
  nuts: nutTrade,
  sweeteners: sweetenerTrade,
  beverages: beverageTrade,
}

export const tradedGoods: TradedGoods = Object.assign({}, ...Object.values(tradeFiles))
