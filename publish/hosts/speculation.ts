import { dataFile } from '../pages/files.ts'

/** Pages of the same edition: no files, no searches, nothing to download. */
const pages = (interest: string) => ({
  and: [
    { selector_matches: `:root[data-ahead=${interest}] a:not([hreflang], [download], [target])` },
    { href_matches: '/*' },
    // Without the brackets `*` would match an empty query, and every page has one.
    { not: { href_matches: ['/*.*', '/*\\?(.+)'] } },
  ],
})

/**
 * Which links the browser fetches ahead: those that the pointer rests on; on touch screens those that a finger comes down
 * on. The start script sets the mark (app/start.ts), and none for a visitor who saves data.
 */
export const speculationRules = dataFile('prefetch', {
  prefetch: [
    { source: 'document', where: pages('rest'), eagerness: 'moderate' },
    { source: 'document', where: pages('touch'), eagerness: 'conservative' },
  ],
})
