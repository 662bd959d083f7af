/** /products/nuts is previewed by previews/nuts.jpg, /ar/products/nuts/cashews by previews/ar-nuts-cashews.jpg. */
export const previewName = (path: string) => path.replace('/products/', '/').slice(1).replaceAll('/', '-') || 'home'
