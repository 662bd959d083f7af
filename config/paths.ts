/** The addresses of the pages that stand alone. Those of categories and groups follow from the catalogue. */
export const paths = ['/', '/about', '/products', '/products/all', '/contact', '/404', '/offline'] as const

export type OwnPath = (typeof paths)[number]

/** What the addresses of the other editions begin with. */
export const prefixes = ['/ar'] as const

export type Prefix = '' | (typeof prefixes)[number]
