import type { Drawing } from '../engraver.ts'
import { beverages } from './beverages.ts'
import { cattle } from './cattle.ts'
import { dried } from './dried.ts'
import { fruits } from './fruits.ts'
import { greens } from './greens.ts'
import { nuts } from './nuts.ts'
import { poultry } from './poultry.ts'
import { processed } from './processed.ts'
import { roots } from './roots.ts'
import { saffron } from './saffron.ts'
import { seafood } from './seafood.ts'
import { seeds } from './seeds.ts'
import { sheep } from './sheep.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import { walnuts } from './walnuts.ts'
import { vegetables } from './vegetables.ts'

const goods = { ...nuts, ...walnuts, ...fruits, ...dried, ...vegetables, ...roots, ...greens, ...cattle, ...sheep, ...poultry, ...processed, ...seeds, ...beverages, ...spices, ...saffron, ...seafood, ...sweeteners }

/** What can be drawn. */
export type Good = keyof typeof goods

export const everyGood = Object.keys(goods) as Good[]

const drawn = new Map<Good, Drawing>()

/** Hatching takes a while, and a good stands on several pages in two languages. */
export function engraved(good: Good): Drawing {
  const drawing = drawn.get(good) ?? goods[good]()
  drawn.set(good, drawing)
  return drawing
}
