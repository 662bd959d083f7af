/** /products/nuts is previewed by previews/nuts.jpg, /products/nuts/cashews by previews/nuts-cashews.jpg. */
export const previewName = (path: string) => path.replace('/products/', '/').slice(1).replaceAll('/', '-') || 'home'
