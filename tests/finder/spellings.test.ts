import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goods } from '#app/catalogue/catalogue.ts'
import { readNames } from '#app/catalogue/names.ts'
import { unsold } from '#app/catalogue/unsold.ts'
import { nameBehind } from '#app/features/finder/answerLines.ts'
import { soundOf, wordsOf } from '#app/features/finder/fold.ts'
import { sources } from '#app/i18n/editions.ts'
import { answersIn } from './answers.ts'

const editions = sources.map((source) => ({ edition: `in ${source.name}`, ...answersIn(source) }))

/** What nobody sells here, and words of any page: none may be taken for a name by its sound. */
const foreign =
  'window battery laptop cement diesel engine copper asphalt tractor carpet curtain mattress perfume shampoo toothpaste detergent bleach candle ladder hammer scissors pencil notebook printer camera helmet bicycle scooter cricket football guitar piano violin passport visa airport hotel taxi bridge tunnel desert mountain river island harbor anchor captain sailor soldier teacher doctor lawyer banker farmer tailor barber painter plumber electrician january thursday morning evening winter thunder rainbow planet satellite magnet diamond emerald marble granite plywood timber bamboo rubber leather cotton polyester velvet denim jacket trousers sandals umbrella bracelet necklace telephone keyboard monitor charger cable socket switch lantern pillow blanket towel bucket mop broom shovel fertilizer pesticide tarpaulin geography chemistry algebra grammar dictionary museum theater cinema stadium hospital pharmacy clinic ambulance bandage vaccine syringe wheelchair elevator escalator balcony chimney fountain garden fence gate zebra giraffe elephant leopard panther dolphin penguin falcon beetle scorpion kursi khidki darwaza kitab gaadi sadak makaan bijli pankha chashma ghadi juta kapda sabun tel kaghaz upuan bintana pinto libro sasakyan kalsada bahay kuryente sapatos damit papel kamra mazhavil vandi kannadi puthakam veedu jannal kathavu pusthakam sandali panjareh ketab mashin khiyaban kafsh lebas'.split(
    ' ',
  )

test('a sound is that of few other words: at most 2 of 100 names that are not sold, and of foreign words', (context) => {
  const table = readNames()
  const ours = new Set(
    [
      ...Object.values(goods).flatMap(({ en = [], hindi = [], typed = [] }) => [...en, ...hindi, ...typed]),
      ...Object.values({ ...table.goods, ...table.products }).flat(),
    ].map((name) => wordsOf(name).join('')),
  )
  const sounds = new Set([...ours].filter((name) => /^[a-z]{4,}$/.test(name)).map(soundOf))
  const others = Object.values(unsold)
    .flatMap((things) => Object.values(things).flatMap((names) => names.split(', ')))
    .map((name) => wordsOf(name).join(''))
  for (const [what, words] of Object.entries({ 'not sold': new Set(others), foreign: new Set(foreign) })) {
    const asked = [...words].filter((word) => /^[a-z]{4,}$/.test(word) && !ours.has(word))
    const taken = asked.filter((word) => soundOf(word).length > 3 && sounds.has(soundOf(word)))
    const rate = taken.length / asked.length
    context.diagnostic(
      `${what}: ${taken.length} of ${asked.length} sound like a name, ${(100 * rate).toFixed(1)} of 100`,
    )
    assert.ok(asked.length > 150 && rate <= 0.02, taken.join(' '))
  }
})

for (const { edition, answerTo } of editions) {
  test(`foreign words are hardly ever found ${edition}`, (context) => {
    const found = foreign.filter(
      (word) => answerTo(word).kind === 'found' && answerTo(word).entries[0]?.kind === 'product',
    )
    context.diagnostic(`${found.length} of ${foreign.length}: ${found.join(' ')}`)
    assert.ok(found.length <= foreign.length * 0.02)
  })

  const ways = (good: string, grade: string, figures: string) => [
    grade,
    `${good} ${grade}`,
    `${grade} ${good}`,
    `${figures} count`,
    `${figures}ct`,
    `${good} size ${figures}`,
    `1kg of ${grade}`,
    `5 tons ${good} ${grade}`,
    `${good} ${grade} 25 kg`,
  ]
  const pairs = (good: string, from: number, to: number) => [
    ...ways(good, `${from}/${to}`, `${from}-${to}`),
    ...[`${from} ${to}`, `${from} – ${to}`, `${from}/${to} per oz`, `${good} ${from} to ${to}`],
  ]
  const graded: [id: string, typed: string[]][] = [
    ['natural-almonds-23-25', [...pairs('almonds', 23, 25), 'لوز ٢٣/٢٥', '۲۳/۲۵']],
    ['natural-almonds-18-20', pairs('almond', 18, 20)],
    ['in-shell-pistachios-21-25', pairs('pistachio', 21, 25)],
    ['peanuts-50-60', pairs('peanuts', 50, 60)],
    ['cashews-w240', [...ways('cashew', 'W240', '240'), 'w 240', 'WW-240', '240 per lb', '240/lb', 'كاجو ٢٤٠']],
    ['black-peppercorns', ['500 g/l', '500g/l', '500gl', 'pepper 550 gr/l', '550 gram per litre', '٥٠٠ جم/لتر']],
    ['refined-white-sugar', ['ICUMSA 45', 'icumsa45', 'IC-45', 'sugar icumsa 150']],
    ['robusta-beans', ['screen 17', 'scr 18', 'screen size 17/18']],
    ['dried-red-chilies', ['SHU', '40,000 SHU', '30000shu']],
    ['hazelnut-kernels-13-15-mm', ['13-15mm', '13/15 mm', 'hazelnut 13 15 mm']],
    ['green-cardamom', ['8mm', '8 mm cardamom']],
    ['paprika', ['asta 120', '120asta', 'paprika 160 asta']],
    ['glucose-syrup', ['42 DE', 'DE42']],
  ]
  test(`a grade is found by its figure, with or without the good, units joined or apart ${edition}`, () => {
    for (const [id, asked] of graded)
      for (const typed of asked) {
        const { kind, entries } = answerTo(typed)
        assert.equal(`${kind} ${entries.find(({ kind }) => kind === 'product')?.id}`, `found ${id}`, typed)
      }
    for (const typed of ['3 mm', '3mm', '17/19']) assert.notEqual(answerTo(typed).kind, 'found', typed)
  })

  test(`an answer that was not found by its name says why ${edition}`, () => {
    const why = (typed: string) => {
      const answer = answerTo(typed)
      const product = answer.entries.find(({ kind }) => kind === 'product')
      return { ...answer, behind: product && nameBehind(product, answer, typed) }
    }
    for (const [typed, called] of [
      ['7elba', 'حلبة'],
      ['za3faran', 'زعفران'],
      ['bakkra', 'bakra'],
      ['wengayam', 'vengayam'],
    ] as const) {
      assert.equal(why(typed).called, called, typed)
      assert.equal(why(typed).behind, typed, typed)
    }
    for (const typed of ['biryani', 'karak']) assert.ok(why(typed).use, typed)
    assert.ok(why('screen 18').term)
    assert.ok(why('ICUMSA 150').term)
    assert.match(why('240 count').entries[0]?.note ?? '', /240/)
  })
}
