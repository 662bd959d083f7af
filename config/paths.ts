/** The addresses of the pages that stand alone. Those of categories and groups follow from the catalogue. */
export const paths = ['/', '/about', '/products', '/products/all', '/contact', '/404', '/offline'] as const

export type OwnPath = (typeof paths)[number]
