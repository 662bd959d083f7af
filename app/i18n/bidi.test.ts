import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inPlainText } from './bidi.ts'
import { isolateHtml } from './isolateHtml.ts'

const bdi = (run: string) => `<bdi dir="ltr">${run}</bdi>`

test('figures, ranges, codes and Latin names are one piece each, without the mark that ends the sentence', () => {
  for (const [text, expected] of [
    ['أقل من 0.1%، ولا تزيد على 6%.', `أقل من ${bdi('0.1%')}، ولا تزيد على ${bdi('6%')}.`],
    ['فستق بالقشر 18–20', `فستق بالقشر ${bdi('18–20')}`],
    ['لوز 23/25 أو W320؟', `لوز ${bdi('23/25')} أو ${bdi('W320')}؟`],
    ['سكر ICUMSA 45 و ISO 3632', `سكر ${bdi('ICUMSA 45')} و ${bdi('ISO 3632')}`],
    ['+500 صنف، من 9:00\u00a0صباحًا', `${bdi('+500')} صنف، من ${bdi('9:00')}\u00a0صباحًا`],
    ['اكتبوا إلى sales@quay.example.', `اكتبوا إلى ${bdi('sales@quay.example')}.`],
    ['من 1 إلى 50\u00a0كجم، 99.7 على الأقل', 'من 1 إلى 50\u00a0كجم، 99.7 على الأقل'],
    [
      'لومي: Citrus aurantiifolia, C. latifolia.',
      `لومي: <bdi dir="ltr" data-long>Citrus aurantiifolia, C. latifolia</bdi>.`,
    ],
    ['حبار: Loligo spp.', `حبار: <bdi dir="ltr" data-long>Loligo spp.</bdi>`],
    ['بين 60–240 ASTA', `بين ${bdi('60–240 ASTA')}`],
  ] as const)
    assert.equal(isolateHtml(`<p>${text}</p>`, 'rtl'), `<p>${expected}</p>`)
})

test('a name of several words may break', () => {
  assert.equal(
    isolateHtml('<i>Anacardium occidentale</i>', 'rtl'),
    '<i><bdi dir="ltr" data-long>Anacardium occidentale</bdi></i>',
  )
})

test('what is one run already, a drawing, a style and the letters of an entity stay as they are', () => {
  for (const html of [
    '<bdi>+971 4 000 0000</bdi>',
    '<svg><text>12</text></svg>',
    '<style>@media (width<=60rem){a>b{top:1px}}</style>',
    '<p>شاي &amp; قهوة</p>',
  ])
    assert.equal(isolateHtml(html, 'rtl'), html)
})

test('in attributes and titles characters do it, and only in sentences', () => {
  const said = isolateHtml('<img alt="كاجو W320" src="/pictures/cashews-1a.avif"><title>كاجو W320</title>', 'rtl')
  assert.equal(
    said,
    '<img alt="كاجو \u2066W320\u2069" src="/pictures/cashews-1a.avif"><title>كاجو \u2066W320\u2069</title>',
  )
  const address = '<meta property="og:url" content="https://saffronquay.example/ar">'
  assert.equal(isolateHtml(address, 'rtl'), address)
  assert.equal(inPlainText('W320', 'rtl'), 'W320')
})

test('on an English page only what would turn with the page is isolated, in Arabic names as well', () => {
  assert.equal(
    isolateHtml('<li>Almonds 18/20, moisture below 6%</li>', 'ltr'),
    `<li>Almonds ${bdi('18/20')}, moisture below 6%</li>`,
  )
  assert.equal(
    isolateHtml('<bdi lang="ar" dir="rtl">فستق 18–20</bdi>', 'ltr'),
    `<bdi lang="ar" dir="rtl">فستق ${bdi('18–20')}</bdi>`,
  )
})
