import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue, goods, productsOf } from '#app/catalogue/catalogue.ts'
import { checkNameTable, readNames } from '#app/catalogue/names.ts'
import { unsold as notSold } from '#app/catalogue/unsold.ts'
import { nameBehind } from '#app/features/finder/answerLines.ts'
import { finder } from '#app/features/finder/finder.ts'
import { sources } from '#app/i18n/editions.ts'
import type { Source } from '#app/i18n/source.ts'
import { further } from '#content/site/further.ts'
import { uses } from '#content/site/uses.ts'
import { answersIn } from './answers.ts'
import type { Asked } from './queries/asked.ts'
import { fresh, freshUnsold } from './queries/fresh.ts'
import { gulfFar } from './queries/gulfFar.ts'
import { gulfNear } from './queries/gulfNear.ts'
import { gulfTrade } from './queries/gulfTrade.ts'
import { gulfUnsold } from './queries/gulfUnsold.ts'
import { languages } from './queries/languages.ts'
import { queries } from './queries/queries.ts'
import { trade } from './queries/trade.ts'
import { unsold } from './queries/unsold.ts'

const products = catalogue.flatMap(productsOf)
const goodOf = new Map(products.map(({ id, good }) => [id, good]))
const [english] = sources as [Source]
const names = readNames()

for (const source of sources) {
  const { index, more, answerTo } = answersIn(source)
  const firstOf = (query: string) => answerTo(query).entries.find(({ kind }) => kind === 'product')?.id
  const edition = `in ${source.name}`

  /** A category or group is right where it has what was asked for. */
  const isRight = ([typed, ...expected]: Asked) => {
    const { kind, entries } = answerTo(typed)
    const [first] = entries
    if (expected.includes('none') && (kind !== 'found' || first?.kind === 'request')) return true
    if (first?.kind === 'request') return expected.includes(further.find(({ id }) => id === first.id)?.en ?? '')
    const goods = expected.map((id) => goodOf.get(id))
    const itsProducts = products.filter(({ id }) =>
      entries.some((entry) => entry.id === id && entry.href.startsWith(first?.href ?? ' ')),
    )
    return (
      expected.includes(first?.id ?? 'none') ||
      (first?.kind === 'group' && itsProducts.some(({ good }) => goods.includes(good)))
    )
  }
  const wrongOf = (asked: readonly Asked[]) =>
    asked.filter((one) => !isRight(one)).map(([typed]) => `“${typed}”: ${answerTo(typed).entries[0]?.id}`)

  for (const [what, asked] of Object.entries({ queries, languages, trade, fresh, gulfTrade, gulfNear, gulfFar }))
    test(`at least 95 of 100 are answered right first, ${what} ${edition}`, () => {
      const wrong = wrongOf(asked)
      assert.ok(asked.length >= 70)
      assert.ok(wrong.length / asked.length <= 0.05, wrong.join('\n'))
    })

  for (const [what, asked] of Object.entries({ unsold, freshUnsold, gulfUnsold }))
    test(`at least 90 of 100 that are not sold are told so, ${what} ${edition}`, () => {
      const wrong = wrongOf(asked)
      assert.ok(asked.length >= 60)
      assert.ok(wrong.length / asked.length <= 0.1, wrong.join('\n'))
    })

  test(`every product is found first by its own name in both languages ${edition}`, () => {
    for (const { id, en, ar, good } of products)
      for (const [name] of [en, ar]) {
        const first = firstOf(name)
        assert.ok(
          first === id || (name !== (source.language === 'en' ? en : ar)[0] && goodOf.get(first ?? '') === good),
          `${name}: ${first}`,
        )
      }
  })

  test(`at least 97 of 100 names of the facts, and of every language, lead to their good ${edition}`, () => {
    const asked = new Map<string, string[]>()
    const enter = (name: string, good: string) => asked.set(name, [...(asked.get(name) ?? []), good])
    for (const [good, { en = [], ar = [], hindi = [], typed = [], scripts = [], latin }] of Object.entries(goods))
      for (const name of [...en, ...ar, ...hindi, ...typed, ...scripts, ...(latin ? [latin] : [])]) enter(name, good)
    for (const [good, its] of Object.entries(names.goods)) for (const name of its) enter(name, good)
    for (const [id, its] of Object.entries(names.products)) for (const name of its) enter(name, goodOf.get(id) ?? '')
    const find = finder(index, more, false)
    const goodsFor = (name: string) =>
      goodOf.get(find(name).entries.find(({ kind }) => kind === 'product')?.id ?? '') ?? ''
    const wrong = [...asked].filter(([name, its]) => !its.includes(goodsFor(name)))
    assert.ok(
      wrong.length / asked.size <= 0.03,
      `${wrong.length} of ${asked.size}: ${wrong.map(([name]) => name).join(', ')}`,
    )
  })

  test(`codes are never matched by similarity ${edition}`, () => {
    assert.notEqual(firstOf('1006.30'), 'almond-flour')
    assert.ok(answerTo('1106.30').entries.some(({ id }) => id === 'almond-flour'))
    assert.equal(answerTo('1006.30').entries[0]?.id, 'grains')
    assert.deepEqual(answerTo('9999.99').entries, [])
  })
}

test('what is not sold is near to a place that is there', () => {
  const groups = catalogue.flatMap(({ id, groups }) => [id, ...groups.map((group) => `${id}/${group.id}`)])
  const near = [...groups, ...further.map(({ id }) => id), 'nowhere', 'things']
  for (const place of Object.keys(notSold)) assert.ok(near.includes(place), place)
})

const { find, findAll } = answersIn(english)
const first = (query: string) => findAll(query).entries[0]

test('a name as it is written beats what only sounds like it, and is heard however its words are joined', () => {
  assert.equal(first('moules')?.id, 'mussels')
  assert.equal(first('pattai')?.id, 'ceylon-cinnamon')
  assert.equal(first('defneyaprağı')?.id, 'bay-leaves')
  assert.equal(first('kesar mango')?.id, 'mangoes')
})

test('what is fresh is not dried, a form we do not have is something else, and a fish has its name', () => {
  for (const typed of ['fresh apricot', 'مشمش طازج', 'black beans', 'mango pulp', 'rooibos tea', 'mackerel'])
    assert.equal(findAll(typed).kind, 'unlisted', typed)
  for (const typed of ['dried apricot', 'vanilla beans', 'dried limes', 'coconut sugar', 'pumpkin seeds', 'hammour'])
    assert.equal(findAll(typed).kind, 'found', typed)
})

test('a category or a group is an answer, and leads to its page', () => {
  assert.equal(first('nuts')?.href, '/products/nuts')
  assert.equal(
    first('nuts')?.count,
    productsOf(catalogue.find(({ id }) => id === 'nuts') ?? { groups: [], id: 'nuts', picture: 'nuts-hero' }).length,
  )
  assert.equal(first('cashew')?.href, '/products/nuts/cashews')
  assert.equal(first('W320')?.href, '/products/nuts/cashews#cashews-w320')
  assert.equal(first('nuts for bakery')?.id, 'nuts')
})

test('the name of a group leads to its products, then to all others with that word', () => {
  for (const [typed, first, other] of [
    ['sugar', 'refined-white-sugar', 'coconut-sugar'],
    ['سكر', 'refined-white-sugar', 'raw-cane-sugar'],
  ] as const)
    for (const source of sources) {
      const ids = answersIn(source)
        .answerTo(typed)
        .entries.map(({ id }) => id)
      assert.ok(ids.includes(other) && ids.indexOf(first) < ids.indexOf(other), `${typed} in ${source.name}: ${ids}`)
    }
})

test('a word of the description never outvotes the name', () => {
  assert.equal(first('black pepper 550 g/l asta')?.id, 'black-peppercorns')
  assert.match(first('chilli flakes')?.id ?? '', /chil/)
})

test('a grade says what it is, and leads to its product', () => {
  const { term, entries } = findAll('nonpareil almonds')
  assert.equal(term?.name, 'Nonpareil')
  assert.match(term?.says ?? '', /kernel/)
  assert.ok(entries.some(({ id }) => id === 'natural-almonds-23-25'))
})

test('what is not sold says so, with the nearest group', () => {
  const { kind, near } = findAll('octopus')
  assert.equal(kind, 'unlisted')
  assert.equal(near?.id, 'meat/seafood')
  assert.equal(findAll('orange juice').kind, 'unlisted')
  assert.equal(findAll('basmati rice').entries[0]?.kind, 'request')
})

test('the second file is asked for where the first knows nothing sure, and not otherwise', () => {
  assert.equal(find('cashew').asks, 'never')
  assert.equal(find('جزر').asks, 'never')
  assert.equal(find('cash').asks, 'later')
  assert.equal(find('sibuyas').asks, 'now')
  assert.equal(find('ഏലക്ക').asks, 'now')
  assert.equal(findAll('sibuyas').asks, 'never')
})

test('it says by which name a product was found, and nothing where it is the name that is shown', () => {
  const matched = (query: string) => {
    const answer = findAll(query)
    const product = answer.entries.find(({ kind }) => kind === 'product')
    return product && nameBehind(product, answer, query)
  }
  assert.equal(matched('jeera'), 'jeera')
  assert.equal(matched('090931'), '0909.31')
  assert.equal(matched('sibuyas'), 'sibuyas')
  assert.equal(matched('W320'), '')
})

test('a slip of the pen is only similar, a spelling that people use is found', () => {
  assert.equal(findAll('tumeric').kind, 'found')
  assert.equal(findAll('turmeirc').kind, 'similar')
  assert.equal(findAll('jira').kind, 'found')
})

test('a word that says nothing of ours is not insisted on', () => {
  assert.equal(first('cashew nuts w320 vietnam price')?.name, 'Cashews W320')
  for (const nothing of ['qwertz', ' ', '%%%', 'g'.repeat(40)]) assert.deepEqual(findAll(nothing).entries, [])
})

test('the six categories without a page are those that the products page names', () => {
  assert.deepEqual(
    further.map(({ en }) => en),
    english.words.products.moreLines.items.map(({ title }) => title),
  )
})

test('slips in the table of names are told with file and line', () => {
  assert.deepEqual(checkNameTable(), [])
  const slips = checkNameTable(
    'id\tlanguage\tname\ncumim\ten\tjira\ncumin\txx\tzira\ncumin\ten\ncumin\ten\ta, b\ncumin\thi\tzira\n',
  )
  for (const [nth, expected] of [
    /names\.tsv, line 2: “cumim” is no good/,
    /line 3: the language “xx” is not known/,
    /line 4: a row has three cells/,
    /line 5: “a, b” has a comma/,
    /line 6: “zira” stands in line 3 already/,
  ].entries())
    assert.match(slips[nth] ?? '', expected)
})

test('dishes and uses name products that are there, and what may not be sold says why', () => {
  for (const { of } of uses) for (const id of of) assert.ok(goodOf.has(id), id)
  assert.equal(findAll('karak').use, 'Karak tea')
  for (const typed of ['poppy seeds', 'khus khus', 'خشخاش', 'мак', '大麻', 'vodka', 'supari', 'red wine'])
    assert.equal(findAll(typed).kind, 'prohibited', typed)
  assert.match(findAll('hemp seed').prohibition ?? '', /may not be imported/)
  assert.notEqual(findAll('wine vinegar').kind, 'prohibited')
})

test('Arabic in Latin letters and digits is found by its consonants, and says by which name', () => {
  for (const [typed, id] of [
    ['7elba', 'fenugreek-seed'],
    ['za3tar', 'za-atar'],
    ['la7m ba2ar', 'beef'],
  ])
    assert.equal(first(typed ?? '')?.id, id, typed)
  const answer = findAll('7elba')
  assert.equal(answer.entries[0] && nameBehind(answer.entries[0], answer, '7elba'), '7elba')
  assert.notEqual(findAll('tea towel').kind, 'found')
})
