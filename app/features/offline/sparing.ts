/**
 * Added to the worker's address for a visitor who saves data. Another address is another worker,
 * so the rest is fetched as soon as there is no more need to save.
 */
export const sparing = '?sparing'
