/** What people type, and the product that must come first; of several, any one of them. */
export type Asked = readonly [typed: string, ...first: string[]]
