import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkContent } from '../../publish/check-content.ts'
import { slippery } from '../support/slips.ts'

const { project, slip } = slippery('slips')

test('the content as it stands needs no correction, and search results show all of each title and description', async () => {
  assert.deepEqual(await checkContent(), { problems: [], remarks: [] })
})

test('what the types see is said with its file, its line and what to do', () => {
  slip(
    [
      'content/site/en/home.ts',
      /hero: \{\n {4}title:/,
      'hero: {\n    titel:',
      /home\.ts, line \d+: `titel` is no name that is known here\. Did you mean `title`\?/,
    ],
    [
      'content/site/en/home.ts',
      "icon: 'box'",
      "icon: 'boxx'",
      /home\.ts, line \d+: there is no icon `boxx`\. Did you mean `box`\?/,
    ],
    [
      'content/site/en/actions.ts',
      "to: '/contact'",
      "to: '/contct'",
      /actions\.ts, line \d+: there is no page `\/contct`\. Did you mean `\/contact`\?/,
    ],
    [
      'content/spices/en.ts',
      '    description:',
      '    descripton:',
      /spices\/en\.ts, line \d+: `descripton` is no name .+ Did you mean `description`\?/,
    ],
    [
      'content/meat/en.ts',
      '  summary:',
      '  // summary:',
      /meat\/en\.ts, line \d+: `summary` is missing in what ends here\. Add it\./,
    ],
    [
      'content/nuts/en.ts',
      '      cashews: {',
      '      cashew: {',
      /nuts\/en\.ts, line \d+: the catalogue has no group `cashew`\. Did you mean `cashews`\? .+ content\/nuts\/products\.ts/,
    ],
    [
      'content/nuts/products.ts',
      "picture: 'pistachios'",
      "picture: 'pistachio'",
      /nuts\/products\.ts, line \d+: there is no picture `pistachio`\. Did you mean `pistachios`\?/,
    ],
    [
      'content/beverages/products.ts',
      "id: 'black-tea'",
      "id: 'blackest-tea'",
      /site\/highlights\.ts, line \d+: the catalogue has no `black-tea`, which is listed here/,
      // The same slip, as its guides see it.
      /beverages\/guides\.en\.ts, line \d+: the group has no product `black-tea`/,
      /beverages\/guides\.ar\.ts, line \d+: the group has no product `black-tea`/,
      /beverages\/guides\.en\.ts, line \d+: the guide does not say what `blackest-tea` means/,
      /beverages\/guides\.ar\.ts, line \d+: the guide does not say what `blackest-tea` means/,
    ],
    [
      'config/company.ts',
      '  phone:',
      '  phon:',
      /config\/company\.ts, line \d+: `phon` is no name that is known here\. Did you mean `phone`\?/,
    ],
    [
      'content/site/en/pictures.ts',
      '  saffron:',
      '  safron:',
      /pictures\.ts, line \d+: there is no picture `safron` to describe\. Did you mean `saffron`\?/,
    ],
    [
      'content/fruits/en.ts',
      '    lead:',
      "    title: 'Fruits',\n    lead:",
      /fruits\/en\.ts, line \d+: `title` stands here a second time\. Keep one of them\./,
    ],
  )
})

test('a missing comma or quotation mark is a sentence, too', () => {
  slip(
    [
      'content/site/en/contact.ts',
      'meta: {',
      'meta {',
      /contact\.ts, line \d+: the file cannot be read from here on\. Usually a comma/,
    ],
    ['content/meat/products.ts', "id: 'meat',", "id: 'meat,", /meat\/products\.ts, line \d+: the file cannot be read/],
  )
  const { said } = project.run('pictures')
  assert.match(said, /contact\.ts, line \d+: the file cannot be read/)
  assert.doesNotMatch(said, /^\s+at /m)
})

test('a name that a page asks for is looked up among the words', () => {
  slip([
    'content/site/en/home.ts',
    'statsLabel:',
    'statLabel:',
    /home\.ts, line \d+: `statLabel` is no name that is known here\. Did you mean `statsLabel`\?/,
  ])
})

test('what types cannot see is found before anything is built', () => {
  slip(
    [
      'content/nuts/products.ts',
      "id: 'brazil-nuts'",
      "id: 'pine-nuts', good: 'brazil-nut', en: ['Brazil Crumbs'], ar: ['فتات'] }, { id: 'brazil-nuts'",
      /nuts\/products\.ts, line \d+: the id `pine-nuts` of the product “Brazil Crumbs” is that of the product “Pine Nuts” already/,
    ],
    [
      'content/spices/products.ts',
      "id: 'bay-leaves'",
      "id: 'bay-leaves', formerly: ['why']",
      /spices\/products\.ts, line \d+: the id `why` .+ taken by a part of the page \(app\/sections\/Features\.tsx\)/,
    ],
    [
      'content/meat/products.ts',
      "id: 'beef'",
      "id: 'beef', formerly: ['lamb']",
      /meat\/products\.ts, line \d+: the id `lamb` of the product “Lamb” is that of the product “Beef”, formerly already/,
    ],
    [
      'content/nuts/products.ts',
      "en: ['Peanuts in Shell']",
      "en: ['Pistachio Pieces']",
      /nuts\/products\.ts, line \d+: “Pistachio Pieces” is listed twice, also in line \d+/,
    ],
    [
      'content/site/highlights.ts',
      "  'date-syrup',",
      "  'black-tea',",
      /highlights\.ts, line \d+: the home page lists `black-tea` twice/,
    ],
    [
      'content/site/en/shell.ts',
      /onThisPage: '[^']+'/,
      "onThisPage: ''",
      /shell\.ts, line \d+ \(onThisPage\): the text is empty\. Write it\./,
    ],
    [
      'content/beverages/goods.ts',
      "allergens: ['milk']",
      'allergens: []',
      /beverages\/guides\.en\.ts, line \d+ .+: it says “milk powder”, and Chai Latte Mix carries no such allergen class/,
    ],
  )
})
