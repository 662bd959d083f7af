import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Slip, slippery } from '../support/slips.ts'

const { project, slip } = slippery('product-slips')

const spices = 'content/spices/products.ts'
const nuts = 'content/nuts/products.ts'
const fruits = 'content/fruits/products.ts'
const vegetables = 'content/vegetables/products.ts'

/** A product that was added before another one. */
const added = (before: string, product: string) =>
  [nuts, `{\n          id: '${before}'`, `${product}\n        {\n          id: '${before}'`] as const

const withoutArabic: Slip[] = [
  [
    spices,
    ", ar: ['قرنفل'] }",
    ' }',
    /spices\/products\.ts, line \d+: the product `cloves` has no Arabic name\. Write it like ar: \['/,
  ],
  [spices, ", ar: ['سماق', 'مفروك أو مطحون']", '', /`sumac` has no Arabic name\. Write it like ar: \['/],
  [
    fruits,
    "ar: ['عنب', 'ببذور أو بدون بذور']",
    "ar: ['Grapes']",
    /the Arabic name of the product `grapes` is “Grapes”\. Write it in Arabic letters, like ar: \['/,
  ],
]
const withoutGood: Slip[] = [
  [
    spices,
    "good: 'cassia', ",
    '',
    /spices\/products\.ts, line \d+: the product `cassia` has no `good`.* Write it like good: '/,
  ],
  [vegetables, "good: 'carrot', ", '', /`carrots` has no `good`/],
  [
    fruits,
    "good: 'raisin'",
    "good: 'raisn'",
    /fruits\/products\.ts, line \d+: there is no good `raisn`\. Did you mean good: 'raisin'\?/,
  ],
]
const ofAnotherKind: Slip[] = [
  [
    spices,
    "en: ['Ginger Powder']",
    "en: 'Ginger Powder'",
    /`en` of the product `ginger-powder` is no list .* Write it like en: \['/,
  ],
  [
    spices,
    "good: 'garlic'",
    'good: 7',
    /`good` of the product `garlic-powder` is no text in quotation marks\. Write it like good: '/,
  ],
  [spices, "ar: ['بصل بودرة']", 'ar: [12]', /`ar` of the product `onion-powder` is no list/],
]
const twice: Slip[] = [
  [
    ...added('cashews-w320', "{ id: 'pine-nuts', good: 'cashew', en: ['Cashew Butter'], ar: ['زبدة كاجو'] },"),
    /nuts\/products\.ts, line \d+: the id `pine-nuts` of the product “Cashew Butter” is that of the product “Pine Nuts” already \(line \d+\)\. .* such as id: 'cashew-butter'/,
  ],
  [
    ...added('cashews-w450', "{ id: 'mace', good: 'cashew', en: ['Cashew Milk'], ar: ['حليب كاجو'] },"),
    /the id `mace` of the product “Cashew Milk” is that of the product “Mace” already \(content\/spices\/products\.ts, line \d+\)/,
  ],
  [
    spices,
    "id: 'brown-mustard-seed'",
    "id: 'yellow-mustard-seed'",
    /the id `yellow-mustard-seed` of the product “Brown Mustard Seed” .* such as id: 'brown-mustard-seed'/,
  ],
]
const ofOneName: Slip[] = [
  [
    spices,
    "en: ['Paprika', '60–240 ASTA']",
    "en: ['Sumac', '60–240 ASTA']",
    /“Sumac” is listed twice, also in line \d+\. .* such as en: \['Sumac, Organic'\]/,
  ],
  [spices, "en: ['Curry Powder']", "en: ['garam  masala', 'mild']", /“garam {2}masala” is listed twice/],
  [
    vegetables,
    "en: ['Turnips']",
    "en: ['Oranges', 'small']",
    /“Oranges” is listed twice, also in content\/\w+\/products\.ts, line \d+/,
  ],
]
const noAddress: Slip[] = [
  [spices, "id: 'bay-leaves'", "id: 'bay leaves'", /the id `bay leaves` becomes an address.* Write id: 'bay-leaves'\./],
  [
    spices,
    "id: 'ajwain-seed'",
    "id: 'Ajwain_Seed'",
    /the id `Ajwain_Seed` becomes an address.* Write id: 'ajwain-seed'\./,
  ],
  [spices, "id: 'za-atar'", "id: 'za’atar'", /the id `za’atar` becomes an address.* Write id: 'za-atar'\./],
]
const tooWide: Slip[] = [
  [
    spices,
    "en: ['Baharat']",
    `en: ['${'Baharat'.repeat(9)}']`,
    /is a word of 63 letters, wider than a phone\. Put spaces or hyphens into it, such as “/,
  ],
  [spices, "'with sesame'", `'${'sesame'.repeat(10)}'`, /is a word of 60 letters/],
  [spices, "ar: ['كراوية']", `ar: ['${'كراوية'.repeat(6)}']`, /is a word of 36 letters/],
]

test('every slip in a product has its own sentence with an example, all in one run', () => {
  slip(...withoutArabic, ...withoutGood, ...ofAnotherKind, ...twice, ...ofOneName, ...noAddress, ...tooWide)
})

const unexplained = (id: string) =>
  ['en', 'ar'].map(
    (language) =>
      new RegExp(
        `content/nuts/guides\\.${language}\\.ts, line \\d+: the guide does not say what \`${id}\` means\\. Add a line like '${id}': '`,
      ),
  )

test('a product whose id has to change is asked for everything at once, and nothing in the words of the compiler', () => {
  const ids: [string, string, string][] = [
    ["id: 'cashews w500', ", 'Cashews W500', 'cashews-w500'],
    ['id: 42, ', 'Cashew Butter', 'cashew-butter'],
    ['', 'Cashew Milk', 'cashew-milk'],
  ]
  const products = ids.map(([id, name]) => `{ ${id}good: 'cashew', en: ['${name}'], ar: ['كاجو ${name}'] },`)
  const back = project.edit(...added('cashews-w320', products.join('\n')))
  const { said } = project.run('build')
  back()
  for (const [, , id] of ids)
    for (const language of ['en', 'ar'])
      assert.match(said, new RegExp(`nuts/guides\\.${language}\\.ts, line \\d+: the guide does not say what \`${id}\``))
  assert.doesNotMatch(said, /TypeScript says|is missing here/)
})

test('a new grade is asked for its words in both languages and for its figures at once', () => {
  slip(
    [
      ...added('cashews-w180', "{ id: 'cashews-w150', good: 'cashew', en: ['Cashews W150'], ar: ['كاجو W150'] },"),
      ...unexplained('cashews-w150'),
      /“Cashews W150” has a grade that its group does not know.* Add \{ label: 'W150', count: \[150\], product: 'cashews-w150' \} to the items of `cashews` in content\/nuts\/grades\.ts, line \d+/,
    ],
    [
      ...added(
        'natural-almonds-18-20',
        "{ id: 'almonds-16-18', good: 'almond', en: ['Natural Almonds 16/18', 'per oz'], ar: ['لوز طبيعي 16/18'] },",
      ),
      ...unexplained('almonds-16-18'),
      /Add \{ label: '16\/18', count: \[16, 18\], product: 'almonds-16-18' \}/,
    ],
    [
      ...added(
        'hazelnut-kernels-11-13-mm',
        "{ id: 'hazelnut-kernels-9-11-mm', good: 'hazelnut', en: ['Hazelnut Kernels 9–11 mm'], ar: ['لب بندق 9–11 ملم'] },",
      ),
      ...unexplained('hazelnut-kernels-9-11-mm'),
      /Add \{ mm: \[9, 11\], product: 'hazelnut-kernels-9-11-mm' \}/,
    ],
  )
})

test('curly quotation marks and apostrophes are told where they stand, beside slips in other files', () => {
  slip(
    [
      nuts,
      "en: ['Cashews W240'",
      'en: [‘Cashews W240’',
      /nuts\/products\.ts, line \d+: the quotation marks are curly.* Write en: \['Cashews W240', 'up to 240 per lb'\],/,
    ],
    [
      nuts,
      "id: 'pine-nuts'",
      'id: “pine-nuts”',
      /nuts\/products\.ts, line \d+: the quotation marks are curly.* Write .*id: 'pine-nuts'/,
    ],
    ['content/site/en/home.ts', /onRequest|title: '/, 'title: ‘', /home\.ts, line \d+: the quotation marks are curly/],
    [
      spices,
      "en: ['Cloves']",
      "en: ['Captain's Cloves']",
      /spices\/products\.ts, line \d+: the apostrophe ends the text\. Write it curly: .*'Captain’s Cloves'/,
    ],
    [spices, "en: ['Ground Cumin']", "en: ['Cook's Cumin']", /'Cook’s Cumin'/],
    [fruits, "'dark or golden'", "'grower's choice'", /'grower’s choice'/],
    [vegetables, "good: 'radish', ", '', /`radishes` has no `good`/],
  )
})
