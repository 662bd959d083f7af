/**
 * /products/nuts is previewed by previews/nuts.jpg, /products/nuts/cashews by previews/nuts-cashews.jpg. What stands under
 * the beginning of an edition's addresses does so here, too: /ar/products/nuts is previewed by previews/ar/nuts.jpg.
 */
export function previewName(path: string, prefix: string) {
  const own = path.slice(prefix.length).replace('/products/', '/').slice(1).replaceAll('/', '-')
  return `${prefix.slice(1)}${prefix && '/'}${own || 'home'}`
}
