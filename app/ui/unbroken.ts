/** "C. latifolia" stays together. */
export const unbroken = (name: string) => name.replace(/\b([A-Z]\.) /g, '$1\u00a0')
