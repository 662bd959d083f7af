import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkContent } from '../../publish/check-content.ts'
import { slippery } from '../quality/slips.ts'

const { project, slip } = slippery('slips')

test('the content as it stands needs no correction, and search results show all of each title and description', async () => {
  assert.deepEqual(await checkContent(), { problems: [], remarks: [] })
})

test('what the types see is said with its file, its line and what to do', () => {
  slip(
    [
      'app/content/en/home.ts',
      /hero: \{\n {4}title:/,
      'hero: {\n    titel:',
      /home\.ts, line \d+: `titel` is no name that is known here\. Did you mean `title`\?/,
    ],
    [
      'app/content/en/home.ts',
      "icon: 'box'",
      "icon: 'boxx'",
      /home\.ts, line \d+: there is no icon `boxx`\. Did you mean `box`\?/,
    ],
    [
      'app/content/en/actions.ts',
      "to: '/contact'",
      "to: '/contct'",
      /actions\.ts, line \d+: there is no page `\/contct`\. Did you mean `\/contact`\?/,
    ],
    [
      'app/content/en/spices.ts',
      '    description:',
      '    descripton:',
      /spices\.ts, line \d+: `descripton` is no name .+ Did you mean `description`\?/,
    ],
    [
      'app/content/en/meat.ts',
      '  summary:',
      '  // summary:',
      /meat\.ts, line \d+: `summary` is missing in what ends here\. Add it\./,
    ],
    [
      'app/content/en/nuts.ts',
      '      cashews: {',
      '      cashew: {',
      /nuts\.ts, line \d+: the catalogue has no group `cashew`\. Did you mean `cashews`\? .+ app\/catalogue\/nuts\.ts/,
    ],
    [
      'app/catalogue/nuts.ts',
      "picture: 'pistachios'",
      "picture: 'pistachio'",
      /catalogue\/nuts\.ts, line \d+: there is no picture `pistachio`\. Did you mean `pistachios`\?/,
    ],
    [
      'app/catalogue/beverages.ts',
      "id: 'black-tea'",
      "id: 'blackest-tea'",
      /catalogue\/catalogue\.ts, line \d+: the catalogue has no `black-tea`, which is listed here/,
      // The same slip, as its guides see it.
      /en\/sheets\/beverages\.ts, line \d+: the group has no product `.black-tea.`/,
      /ar\/sheets\/beverages\.ts, line \d+: the group has no product `.black-tea.`/,
      /en\/sheets\/beverages\.ts, line \d+: the guide does not say what `blackest-tea` means/,
      /ar\/sheets\/beverages\.ts, line \d+: the guide does not say what `blackest-tea` means/,
    ],
    [
      'config/company.ts',
      '  phone:',
      '  phon:',
      /config\/company\.ts, line \d+: `phon` is no name that is known here\. Did you mean `phone`\?/,
    ],
    [
      'app/content/en/pictures.ts',
      '  saffron:',
      '  safron:',
      /pictures\.ts, line \d+: there is no picture `safron` to describe\. Did you mean `saffron`\?/,
    ],
    [
      'app/content/en/fruits.ts',
      '    lead:',
      "    title: 'Fruits',\n    lead:",
      /fruits\.ts, line \d+: `title` stands here a second time\. Keep one of them\./,
    ],
  )
})

test('a missing comma or quotation mark is a sentence, too', () => {
  slip(
    [
      'app/content/en/contact.ts',
      'meta: {',
      'meta {',
      /contact\.ts, line \d+: the file cannot be read from here on\. Usually a comma/,
    ],
    ['app/catalogue/meat.ts', "id: 'meat',", "id: 'meat,", /meat\.ts, line \d+: the file cannot be read/],
  )
  const { said } = project.run('pictures')
  assert.match(said, /contact\.ts, line \d+: the file cannot be read/)
  assert.doesNotMatch(said, /^\s+at /m)
})

test('a name that only a page asks for is looked up among the words', () => {
  slip([
    'app/content/en/home.ts',
    'statsLabel:',
    'statLabel:',
    /home\.ts, line \d+: `statLabel` is no name that is known here\. app\/pages\/Home\.tsx, line \d+ asks for `statsLabel`/,
  ])
})

test('what types cannot see is found before anything is built', () => {
  slip(
    [
      'app/catalogue/nuts.ts',
      "id: 'brazil-nuts'",
      "id: 'pine-nuts', good: 'brazil-nut', en: ['Brazil Crumbs'], ar: ['فتات'] }, { id: 'brazil-nuts'",
      /nuts\.ts, line \d+: the id `pine-nuts` of the product “Brazil Crumbs” is that of the product “Pine Nuts” already/,
    ],
    [
      'app/catalogue/spices.ts',
      "id: 'bay-leaves'",
      "id: 'bay-leaves', formerly: ['why']",
      /spices\.ts, line \d+: the id `why` .+ taken by a part of the page \(app\/components\/sections\/Features\.tsx\)/,
    ],
    [
      'app/catalogue/meat.ts',
      "id: 'beef'",
      "id: 'beef', formerly: ['lamb']",
      /meat\.ts, line \d+: the id `lamb` of the product “Lamb” is that of the product “Beef”, formerly already/,
    ],
    [
      'app/catalogue/nuts.ts',
      "en: ['Brazil Nuts']",
      "en: ['Pistachio Pieces']",
      /nuts\.ts, line \d+: “Pistachio Pieces” is listed twice, also in line \d+/,
    ],
    [
      'app/catalogue/catalogue.ts',
      "  'date-syrup',",
      "  'black-tea',",
      /catalogue\.ts, line \d+: the home page lists `black-tea` twice/,
    ],
    [
      'app/content/en/shell.ts',
      /onThisPage: '[^']+'/,
      "onThisPage: ''",
      /shell\.ts, line \d+ \(onThisPage\): the text is empty\. Write it\./,
    ],
    [
      'app/catalogue/goods/beverages.ts',
      "allergens: ['milk']",
      'allergens: []',
      /sheets\/beverages\.ts, line \d+ .+: it says “milk powder”, and Chai Latte Mix carries no such allergen class/,
    ],
  )
})
