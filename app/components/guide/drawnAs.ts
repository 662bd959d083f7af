import { type ProductId, productOf } from '#app/catalogue/catalogue.ts'
import { everyGood, type Good } from '../engraving/goods/goods.ts'

/** Goods whose drawing goes by another name. */
const others: Record<string, Good> = {
  'hot-chocolate': 'cocoa',
  'chai-latte': 'tea',
  'bok-choi': 'bok-choy',
}

/** The engraving of a product, where there is one. */
export function drawnAs(product: string): Good | undefined {
  const { good } = productOf(product as ProductId)
  return others[good] ?? everyGood.find((one) => one === good)
}
