import type { ProductId } from '../../app/catalogue/catalogue.ts'
import type { Facts } from '../../app/catalogue/facts.ts'
import type { Stated } from '../../app/catalogue/stated.ts'
import type { CategoryFacts } from '../../app/catalogue/types.ts'
import type { SheetWords } from '../../app/content/sheetWords.ts'
import type { Source } from '../../app/content/source.ts'
import type { Guide } from './contradictions.ts'
import { whereInWords } from './whereabouts.ts'

type Loaded = {
  catalogue: readonly CategoryFacts[]
  factsOf: (id: ProductId) => Facts
  statedFor: (group: string) => readonly Stated[]
}

/** The guides as the check for contradictions reads them: in English, which the Arabic follows. */
export function guidesOf({ words }: Source, { catalogue, factsOf, statedFor }: Loaded): Guide[] {
  return catalogue.flatMap(({ id: category, groups }) =>
    groups.map(({ id: group, products }) => {
      const sheet = (words.sheets[category] as Record<string, SheetWords>)[group] as SheetWords
      const place = (...keys: string[]) => whereInWords('en', ['sheets', category, group, ...keys])
      const { lead, caption, terms, table, also } = sheet.reading
      const said = (name: string) =>
        [table, also?.table].flatMap((one) => one?.rows ?? []).filter(([first]) => first && name.startsWith(first))
      return {
        place: place('grades'),
        rows: products.map(({ id, en: [name, note = ''] }) => ({
          place: place('meanings', id),
          name,
          said: [note, sheet.meanings[id], ...said(name).flat()].join(' '),
          facts: factsOf(id as ProductId),
        })),
        texts: [
          { place: place('introduction'), text: sheet.introduction },
          { place: place('reading', 'lead'), text: lead },
          { place: place('reading', 'caption'), text: caption },
          ...terms.map((term) => ({ place: place('reading', 'terms'), text: term.join(': ') })),
        ],
        stated: statedFor(group),
      }
    }),
  )
}
