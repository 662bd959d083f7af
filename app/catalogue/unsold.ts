import { beverages } from '#content/beverages/unsold.ts'
import { fruits } from '#content/fruits/unsold.ts'
import { meat } from '#content/meat/unsold.ts'
import { nuts } from '#content/nuts/unsold.ts'
import type { Unsold } from '#content/schema/catalogue.ts'
import { other } from '#content/site/unsold-other.ts'
import { request } from '#content/site/unsold-request.ts'
import { thing } from '#content/site/unsold-things.ts'
import { spices } from '#content/spices/unsold.ts'
import { sweeteners } from '#content/sweeteners/unsold.ts'
import { vegetables } from '#content/vegetables/unsold.ts'

/** Nearest place, then the thing, then its names in every language; `nowhere` is what we have nothing near. */
export const unsold: Unsold = {
  ...spices,
  ...fruits,
  ...vegetables,
  ...meat,
  ...nuts,
  ...sweeteners,
  ...beverages,
  ...request,
  ...other,
  ...thing,
}
