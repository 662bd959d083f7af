import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { formerTerms } from '#content/site/formerTerms.ts'
import { tradeFiles } from '../../app/catalogue/catalogue.ts'
import { sources } from '../../app/i18n/editions.ts'
import { checkTerms, checkTradeWords, goneFrom } from './texts.ts'

test('no text of the Arabic edition uses a term that was given up', () => {
  assert.deepEqual(checkTerms(formerTerms), [])
})

test('a term that was given up is named with its file, its line and the one in use', () => {
  const text = "export const list = {\n  title: 'وقائمتكم',\n  seedless: 'عنب بِلا\\u00a0بذور',\n}\n"
  assert.deepEqual(goneFrom('content/site/ar/list.ts', text, formerTerms), [
    'content/site/ar/list.ts, line 2: «وقائمتكم» is no longer used. Write «قائمة الطلب».',
    'content/site/ar/list.ts, line 3: «بلا» is no longer used. Write «بدون».',
  ])
  assert.match(
    goneFrom('', 'حب متوسطي عطري', formerTerms).join(),
    /«متوسطي» is no longer used\. Write «من حوض المتوسط»/,
  )
  for (const text of [
    'مغلقة في الظلام',
    'تتعفّن داخل التفريغ',
    'تفقد الأكياس التفريغ',
    'ساعات على الرصيف',
    'دبس صناعي',
    'التفاوت المسموح هو',
    'سينشا وبانشا، مبخّر',
    'موسم الحصاد المعتاد',
    'حب لوّحته الحرارة',
    'جزر القمر ولا ريونيون',
  ])
    assert.equal(goneFrom('', text, formerTerms).length, 1, text)
})

test('words that only look like one pass', () => {
  for (const text of [
    'أنصاف',
    'الصافي',
    'تبريد بلا انقطاع',
    'البلاد',
    'قوطان',
    'حسب العدد في الكيلو',
    'الطبخ',
    'متوسط',
    'تفريغ الحاوية',
    'التفاوت المسموح به',
    'معالَج بعد الحصاد',
    'شهادة التبخير',
    'رصيف الميناء',
  ])
    assert.deepEqual(goneFrom('', text, formerTerms), [], text)
})

test('every term in use is explained in docs/arabic.md', () => {
  const doc = readFileSync('docs/arabic.md', 'utf8')
  for (const [, instead] of formerTerms) assert.ok(doc.includes(instead), instead)
})

const facts = { nuts: { cashew: { origins: { VN: {} }, names: { W320: {} } } } }
const edition = (language: string, origin: string, name: string) =>
  ({ language, words: { trade: { nuts: { cashew: { origins: { VN: origin }, names: { W320: name } } } } } }) as never

test('every edition has words for every row, with the same figures', () => {
  assert.deepEqual([...checkTradeWords(tradeFiles, sources)], [])
})

test('an origin without words is named with its place', () => {
  assert.match(
    [...checkTradeWords(facts, [edition('en', ' ', '300–320')])].join(),
    /content\/nuts\/trade\.en\.ts.*cashew\.origins\.VN\): nothing is said of it\. Write/,
  )
  assert.match(
    [...checkTradeWords(facts, [edition('en', 'Largest', '')])].join(),
    /cashew\.names\.W320\): nothing is said of it/,
  )
})

test('a figure that differs in the other edition is named', () => {
  const editions = [edition('en', 'Largest', '300–320 to the pound'), edition('ar', 'أكبر', 'من 300 إلى 330 في الرطل')]
  const said = [...checkTradeWords(facts, editions)]
  assert.equal(said.length, 1)
  assert.match(
    said[0] ?? '',
    /content\/nuts\/trade\.ar\.ts.*names\.W320\): its figures are not those of “300–320 to the pound”/,
  )
})
