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
import { spoons } from './spoons.ts'
import { sugars } from './sugars.ts'
import { sweeteners } from './sweeteners.ts'
import { tea } from './tea.ts'
import { tubers } from './tubers.ts'
import { vegetables } from './vegetables.ts'
import { walnuts } from './walnuts.ts'

/** What can be drawn, and how. */
export const goods = {
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
  ...spoons,
  ...beverages,
  ...tea,
  ...herbs,
}
