import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { formerTerms } from '#content/site/formerTerms.ts'
import { checkTerms, goneFrom } from './terms.ts'

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
