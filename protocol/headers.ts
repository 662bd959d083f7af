/**
 * The headers of each address, `/assets/*` being everything below /assets/. Every rule that matches counts, in their order:
 * values of one name are joined, and "! Name" takes one away, as on static hosts.
 */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Their file in dist/, for our own server. Hosts get the same in a format of theirs. */
export const headersFile = '_headers.json'
