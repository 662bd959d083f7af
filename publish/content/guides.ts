import type { Stated } from '#content/schema/guides.ts'
import type { ProductId } from '#content/schema/ids.ts'
import type { ProductFacts } from '../../app/catalogue/productFacts.ts'
import type { Source } from '../../app/i18n/source.ts'
import type { CategoryFacts } from '../../content/schema/catalogue.ts'
import type { GuideWords } from '../../content/schema/guides.ts'
import type { GuideText } from './contradictions.ts'
import { whereInWords } from './place.ts'

type Loaded = {
  catalogue: readonly CategoryFacts[]
  productFacts: (id: ProductId) => ProductFacts
  statedFor: (group: string) => readonly Stated[]
}

/** The guides as the check for contradictions reads them: in English, which the Arabic follows. */
export function guidesOf({ words }: Source, { catalogue, productFacts, statedFor }: Loaded): GuideText[] {
  return catalogue.flatMap(({ id: category, groups }) =>
    groups.map(({ id: group, products }) => {
      const guide = (words.guides[category] as Record<string, GuideWords>)[group] as GuideWords
      const place = (...keys: string[]) => whereInWords('en', ['guides', category, group, ...keys])
      const { lead, caption, terms, table, also } = guide.reading
      const said = (name: string) =>
        [table, also?.table].flatMap((one) => one?.rows ?? []).filter(([first]) => first && name.startsWith(first))
      return {
        place: place('grades'),
        rows: products.map(({ id, en: [name, note = ''] }) => ({
          place: place('meanings', id),
          name,
          said: [note, guide.meanings[id], ...said(name).flat()].join(' '),
          facts: productFacts(id as ProductId),
        })),
        texts: [
          { place: place('introduction'), text: guide.introduction },
          { place: place('reading', 'lead'), text: lead },
          { place: place('reading', 'caption'), text: caption },
          ...terms.map((term) => ({ place: place('reading', 'terms'), text: term.join(': ') })),
        ],
        stated: statedFor(group),
      }
    }),
  )
}
