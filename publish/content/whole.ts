/** What only the whole of the content shows. This imports all of it, so it is loaded when every file is in order. */
import { catalogue, tradeFiles } from '../../app/catalogue/catalogue.ts'
import { checkNameTable } from '../../app/catalogue/names.ts'
import { editionOf, sources } from '../../app/i18n/editions.ts'
import type { routes } from '../../app/routes.ts'
import { formerTerms } from '../../content/site/formerTerms.ts'
import { popular } from '../../content/site/highlights.ts'
import { checkContradictions, englishGuides } from './contradictions.ts'
import { checkIds } from './ids.ts'
import { checkPictures, checkPreviews, picturesShown, remarkOnPictures } from './pictures.ts'
import { checkTerms } from './terms.ts'
import { checkTexts, remarkOnHeads } from './texts.ts'
import { checkTradeWords } from './trade.ts'

export function checkWhole(pagesOf: typeof routes) {
  const shown = picturesShown({ sources, editionOf, routes: pagesOf })
  return {
    problems: [
      ...checkNameTable(),
      ...checkTradeWords(tradeFiles, sources),
      ...checkIds(catalogue, popular),
      ...checkTexts(sources, catalogue),
      ...checkContradictions(englishGuides()),
      ...checkTerms(formerTerms),
      ...checkPictures(shown),
    ],
    remarks: [
      ...sources.flatMap((source) => checkPreviews(source, pagesOf(source))),
      ...remarkOnHeads(sources.flatMap(pagesOf)),
      ...remarkOnPictures(shown),
    ],
  }
}
