import type { ListContent } from '#app/content/list.ts'

/** A product that is no longer listed goes by its id. */
export const nameOf = ({ products }: ListContent, id: string) => products[id]?.[0] ?? id

/** A sentence about a product. */
export const about = (content: ListContent, sentence: string, id: string) =>
  sentence.replace('{product}', () => nameOf(content, id))
