/** /products/nuts is previewed by previews/nuts.jpg. */
export const previewName = (path: string) => path.split('/').at(-1) || 'home'
