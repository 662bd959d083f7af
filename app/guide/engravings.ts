import { productOf } from '#app/catalogue/catalogue.ts'
import type { ProductId } from '#content/schema/ids.ts'
import engravings from './engravings.generated.json' with { type: 'json' }

const { drawings, small } = engravings

/** What is drawn. */
export type Good = keyof typeof drawings
type SmallGood = keyof typeof small

type Frame = { left: number; top: number; width: number; height: number }
/** The sheet, the good on it without the ground it lies on, and the outline of its body. */
type Engraving = { file: string; sheet: Frame; good: Frame; outline: string }

export const engravingOf = (good: Good): Engraving => drawings[good]

export const addressOf = (good: Good) => `/assets/engravings/${drawings[good].file}`

export const smallOf = (good: Good) => (good in small ? small[good as SmallGood] : undefined)

/** Goods whose drawing goes by another name. */
const others: Record<string, Good> = {
  'hot-chocolate': 'cocoa',
  'chai-latte': 'tea',
  'bok-choi': 'bok-choy',
}

/** What a product is drawn as, where it is. */
export function goodOf(product: string): Good | undefined {
  const { good } = productOf(product as ProductId)
  return others[good] ?? (good in drawings ? (good as Good) : undefined)
}
