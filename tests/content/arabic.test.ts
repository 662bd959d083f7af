import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue } from '#app/catalogue/catalogue.ts'
import { counted } from '#app/lib/wording.ts'
import { countingProducts } from '#content/site/ar/counts.ts'
import { arabic } from '#content/site/ar/words.ts'
import { english } from '#content/site/en/words.ts'
import { checkConfirmed, checkTranslated } from '../../publish/confirm-arabic.ts'

test('every English text has an Arabic one', () => {
  assert.deepEqual(checkTranslated(english, arabic), [])
})

test('the Arabic was read beside the English as it is now', () => {
  assert.deepEqual(checkConfirmed(english, catalogue), [])
})

test('a text that is missing, empty or left in English is named with its place', () => {
  const { benefits, ...rest } = arabic.home
  const [, ...fewer] = benefits.items
  const lacking = {
    ...arabic,
    home: {
      ...rest,
      hero: { ...arabic.home.hero, lead: english.home.hero.lead },
      benefits: { ...benefits, items: fewer },
    },
    contact: { ...arabic.contact, form: { ...arabic.contact.form, title: ' ' } },
  }
  const said = checkTranslated(english, lacking).join('\n')
  assert.match(said, /content\/site\/ar\/home\.ts, line \d+ \(hero\.lead\): the text is not in Arabic/)
  assert.match(said, /content\/site\/ar\/home\.ts, line \d+ \(benefits\.items\.\d\.title\): the Arabic text is missing/)
  assert.match(said, /content\/site\/ar\/contact\.ts, line \d+ \(form\.title\): the Arabic text is missing/)
})

test('an English text or name that changes is named, with what to do', () => {
  const changed = { ...english, home: { ...english.home, hero: { ...english.home.hero, title: 'Another title' } } }
  const [said = '', ...more] = checkConfirmed(changed, catalogue)
  assert.match(
    said,
    /content\/site\/en\/home\.ts, line \d+ \(hero\.title\): the English has changed\. .*npm run confirm-arabic/,
  )
  assert.deepEqual(more, [])
  const renamed = [{ id: 'nuts', groups: [{ products: [{ id: 'cashews-w320', en: ['Another name'] }] }] }]
  assert.match(checkConfirmed(english, renamed).join(), /^content\/nuts\/products\.ts, line \d+ \(cashews-w320\)/)
})

test('Arabic texts keep to the rules of Arabic typesetting', () => {
  const slips: [RegExp, string][] = [
    [/[\u0621-\u065f]\s*[,;?]/u, 'a comma, semicolon or question mark of Latin writing'],
    [/[^\S\n]{2}/u, 'two spaces'],
    [/\s[،؛؟:.»)]/u, 'a space before a mark'],
    [/[،؛؟](?=[^\s\d»)])/u, 'no space after a mark'],
    [/(?:^|\s)و\s/u, '«و» apart from its word'],
    [/اً/u, 'a tanwin behind its alef'],
    [/[ـ٠-٩۰-۹٪]/u, 'a stretched letter, or figures that are not Western'],
    [/["“”]/u, 'quotation marks of Latin writing'],
  ]
  const textsOf = (value: unknown, place: string): [string, string][] =>
    typeof value === 'string'
      ? [[place, value]]
      : Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(inner, place ? `${place}.${key}` : key))
  const words = textsOf(arabic, '')
  const names = catalogue.flatMap(({ groups }) => groups.flatMap(({ products }) => products))
  const texts = [...words, ...names.flatMap(({ id, ar }) => [...ar].map((name): [string, string] => [id, name ?? '']))]
  assert.ok(texts.length > 2000)
  const found = texts.flatMap(([place, text]) =>
    slips.filter(([slip]) => slip.test(text)).map(([, what]) => `${place}: ${what} in «${text}»`),
  )
  assert.deepEqual(found, [])
  // Names are what the finder compares, with spaces as people type them.
  const parting = /\d (?:كجم|جم|ملجم|ملم|لتر|ساعة|طن|أطنان|طنًا|أونصات|درجة)/u
  assert.deepEqual(
    words.filter(([, text]) => parting.test(text)),
    [],
    'a figure that can part from its unit',
  )
})

test('products are counted as Arabic counts', () => {
  const forms = countingProducts('{products}')
  const told = [0, 1, 2, 3, 10, 11, 99, 100, 103].map((count) => counted(forms, count, 'ar'))
  const right = 'لا أصناف|صنف واحد|صنفان|3 أصناف|10 أصناف|11 صنفًا|99 صنفًا|100 صنف|103 أصناف'
  assert.deepEqual(told, right.split('|'))
})
