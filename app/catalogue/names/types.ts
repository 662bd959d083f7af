import type { ProductId } from '../catalogue.ts'

/**
 * By what buyers of a language ask, split by commas: found, never shown. `goods` has what is said of all products of a good,
 * `products` what is said of one.
 */
export type Names = {
  readonly goods: Readonly<Record<string, string>>
  readonly products: { readonly [Id in ProductId]?: string }
}
