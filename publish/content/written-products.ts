import { type Written, writtenIn } from './written.ts'

export type WrittenProduct = {
  file: string
  category: string
  group: string
  product: Written
  /** What a neighbor has written there, to show how. */
  example: (field: string) => string
}

/** The products of a category as they are written. */
export function productsIn(category: string): WrittenProduct[] {
  const file = `app/catalogue/${category}.ts`
  const groups = writtenIn(file)?.fields.get('groups')?.items ?? []
  return groups.flatMap((group) => {
    const products = group.fields.get('products')?.items ?? []
    return products.map((product) => ({
      file,
      category,
      group: String(group.fields.get('id')?.value),
      product,
      example: (field) => {
        const has = (one: Written) => one !== product && one.fields.has(field)
        const other = products.find(
          (one) => has(one) && Array.isArray(one.fields.get(field)?.value) === (field !== 'good'),
        )
        return `${field}: ${other?.fields.get(field)?.text ?? usual[field]}`
      },
    }))
  })
}

const usual: Record<string, string> = {
  good: "'almond'",
  en: "['Blanched Almonds', 'whole']",
  ar: "['لوز مقشور', 'كامل']",
}

/** The English name, or nothing. */
export const nameOf = (product: Written) => {
  const name = product.fields.get('en')?.items[0]?.value
  return typeof name === 'string' ? name.trim() : ''
}

/** The id, or nothing. */
export const idOf = (product: Written) => {
  const id = product.fields.get('id')?.value
  return typeof id === 'string' ? id : ''
}

export const isAddress = (id: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)
