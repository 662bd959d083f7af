import type { Counted } from '../../schema/words.ts'
import { bulk, dispatchBefore, response } from './facts.ts'

/** The printed catalog, and where pages offer it. */
export const brochure = {
  name: 'Catalog',
  /** Of the document. */
  title: '{brand} Catalog, {month}',
  description: '{products} in {categories}, with grades, HS codes and names in Arabic, Hindi and Urdu.',
  offer: {
    text: 'All products with their grades, HS codes and names in Arabic, Hindi and Urdu. To print, to send on, or to read offline.',
    label: { other: 'Catalog, PDF, {count} pages, {size} MB' } satisfies Counted,
  },
  cover: '{products} in {categories}',
  categories: { one: '{count} category', other: '{count} categories' } satisfies Counted,
  contents: { title: 'Contents', page: 'Page {page}', contact: 'Contact' },
  guide: {
    title: 'How to read this catalog',
    terms: [
      [
        'Our figures and the trade’s',
        'Figures on green are ours: we state them for our goods. Everything else (grades, names, HS codes, standards) is quoted from the trade and from public sources. Your contract says what we supply.',
      ],
      [
        'Grade or form',
        'A count, a color, a cut or another name, as the trade writes it beside the product. Use the same words in your inquiry.',
      ],
      [
        'HS code',
        'Six digits of the 2022 edition; the twelve of a GCC tariff line begin with them. An asterisk (*) means that the code is for one form of the product: the line under the table names the form. Where tariffs differ, we print no code: ask your customs broker.',
      ],
      [
        'Names',
        'Arabic in Arabic letters, Hindi and Urdu in Latin letters, the plant or animal by its Latin name. Names that neighbors share are printed once. Find any of these names in the indexes at the end.',
      ],
      [
        'Allergens',
        'Each category names the products that belong to an allergen class. Ask for the allergen statement of the lot.',
      ],
    ],
    ours: {
      title: 'Our figures',
      remark: 'For every category. Each category adds its own.',
      rows: [
        ['Bulk supply', `${bulk.from} to ${bulk.to}`],
        [`Orders before ${dispatchBefore}`, 'same-day dispatch'],
        ['Documents', 'on request'],
      ],
    },
  },
  groups: { ours: 'Our figures', documents: 'Documents on request', grade: 'Grade or form', other: 'Arabic' },
  references: {
    title: 'Public references',
    remark: 'Published by others, not by us.',
    standards: 'Standards by number',
    allergens: 'Allergen classes',
  },
  /** At the foot of every page. */
  foot: 'Grades, names, codes and standards are for reference; the contract governs.',
  index: {
    title: 'Index, A to Z',
    remark: '{products}, and other names for them: English, Hindi, Urdu and Latin. The figures are pages.',
  },
  other: { title: 'Arabic index', own: 'الفهرس العربي', remark: 'From right to left. The figures are pages.' },
  back: {
    title: 'Tell us the product, grade and quantity',
    text: `Our sales team answers ${response}.`,
    email: 'Email',
    web: 'Web',
    address: 'Address',
    hours: 'Hours',
    fine: 'Issued {date} by {company}. Grades, names, codes and standards are for reference; the contract governs. Prices on request. The pictures are rendered scenes.',
  },
}
