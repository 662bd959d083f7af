import type { Drawing, Tool } from '../engraver.ts'
import { dotted } from '../mark.ts'
import { flatten, following } from '../path.ts'
import { strokes } from '../pen.ts'
import { aromatics } from './aromatics.ts'
import { beverages } from './beverages.ts'
import { cattle } from './cattle.ts'
import { dried } from './dried.ts'
import { exotics } from './exotics.ts'
import { fruits } from './fruits.ts'
import { greens } from './greens.ts'
import { herbs } from './herbs.ts'
import { nuts } from './nuts.ts'
import { poultry } from './poultry.ts'
import { processed } from './processed.ts'
import { roots } from './roots.ts'
import { saffron } from './saffron.ts'
import { seafood } from './seafood.ts'
import { seeds } from './seeds.ts'
import { sheep } from './sheep.ts'
import { spices } from './spices.ts'
import { sugars } from './sugars.ts'
import { sweeteners } from './sweeteners.ts'
import { tea } from './tea.ts'
import { tubers } from './tubers.ts'
import { vegetables } from './vegetables.ts'
import { walnuts } from './walnuts.ts'

const goods = {
  ...nuts,
  ...walnuts,
  ...fruits,
  ...exotics,
  ...dried,
  ...vegetables,
  ...roots,
  ...tubers,
  ...greens,
  ...cattle,
  ...sheep,
  ...poultry,
  ...seafood,
  ...processed,
  ...seeds,
  ...spices,
  ...aromatics,
  ...saffron,
  ...sugars,
  ...sweeteners,
  ...beverages,
  ...tea,
  ...herbs,
}

/** What can be drawn. */
export type Good = keyof typeof goods

export const everyGood = Object.keys(goods) as Good[]

const drawn = new Map<string, Drawing>()

/** Hatching takes a while, and a good stands on several pages in two languages. */
export function engraved(good: Good, small = false): Drawing {
  const name = small ? `${good}, small` : good
  const drawing = drawn.get(name) ?? (small ? thinned(engraved(good)) : goods[good]())
  drawn.set(name, drawing)
  return drawing
}

/** At half the size, half the hatching leaves the same white between two strokes. */
const thinned = (drawing: Drawing): Drawing => ({
  ...drawing,
  strokes: drawing.strokes.map((stroke) => ({ ...stroke, d: halved[stroke.tool]?.(stroke.d) ?? stroke.d })),
})

const second = (_: unknown, i: number) => i % 2 === 0

const halved: Partial<Record<Tool, (d: string) => string>> = {
  hatch: (d) => strokes(following(d).filter(second), 1),
  dot: (d) =>
    dotted(
      flatten(d)
        .flatMap(([point]) => (point ? [point] : []))
        .filter(second),
    ),
}
