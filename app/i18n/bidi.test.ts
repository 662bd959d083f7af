import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inPlainText } from '#app/lib/bidi.ts'
import { LanguageContext } from './edition.ts'
import { Fragment, jsx } from './jsx-runtime.ts'

const arabic = { lang: 'ar', dir: 'rtl' } as const
/** Where nothing breaks, a space is written "_". */
const bdi = (run: string) => {
  const isName = /[A-Za-z]{3}/.test(run) && !/^[A-Z]+-\d+$/.test(run)
  return `<bdi ${isName ? 'lang="en"' : 'dir="ltr"'}>${run.replaceAll('_', '\u00a0')}</bdi>`
}

const rendered = (element: ReactNode, language: { lang: string; dir: 'ltr' | 'rtl' }) =>
  renderToStaticMarkup(createElement(LanguageContext, { value: language }, element))

test('figures, ranges, codes and Latin names are one piece each, without the mark that ends the sentence', () => {
  for (const [text, expected] of [
    ['أقل من 0.1%، ولا تزيد على 6%.', `أقل من ${bdi('0.1%')}، ولا تزيد على ${bdi('6%')}.`],
    ['فستق بالقشر 18–20', `فستق بالقشر ${bdi('18–20')}`],
    ['لوز 23/25 أو W320؟', `لوز ${bdi('23/25')} أو ${bdi('W320')}؟`],
    ['سكر ICUMSA 45 و ISO 3632', `سكر ${bdi('ICUMSA_45')} و ${bdi('ISO_3632')}`],
    ['+500 صنف، من 9:00\u00a0صباحًا', `${bdi('+500')} صنف، من ${bdi('9:00')}\u00a0صباحًا`],
    ['من −1.5 إلى 2\u00a0°م، أو −18\u00a0°م', `من ${bdi('−1.5')} إلى 2\u00a0°م، أو ${bdi('−18')}\u00a0°م`],
    ['اكتبوا إلى sales@quay.example.', `اكتبوا إلى ${bdi('sales@quay.example')}.`],
    ['من 1 إلى 50\u00a0كجم، 99.7 على الأقل', 'من 1 إلى 50\u00a0كجم، 99.7 على الأقل'],
    ['حبار: Loligo spp.', `حبار: ${bdi('Loligo_spp.')}`],
    ['درجات: U.S. Fancy, Extra No. 1.', `درجات: ${bdi('U.S._Fancy')}، ${bdi('Extra_No._1')}.`],
    ['وفق ISO 6477, UNECE DDP-17', `وفق ${bdi('ISO_6477')}، ${bdi('UNECE_DDP-\u206017')}`],
    ['مثل Grade 1 S18, S16; Grade 2 S13', `مثل ${bdi('Grade_1_S18')}، ${bdi('S16')}؛ ${bdi('Grade_2_S13')}`],
    ['شهادة GLOBALG.A.P.', `شهادة ${bdi('GLOBALG.A.P.')}`],
    ['بين 60–240 ASTA', `بين ${bdi('60–\u2060240_ASTA')}`],
  ] as const)
    assert.equal(rendered(jsx('p', { children: text }), arabic), `<p>${expected}</p>`)
})

test('a long name of several words may break', () => {
  assert.equal(
    rendered(jsx('i', { children: 'Anacardium occidentale' }), arabic),
    '<i><bdi lang="en">Anacardium occidentale</bdi></i>',
  )
})

test('a compound stays on one line, a longer one and a name may break', () => {
  const english = { lang: 'en', dir: 'ltr' } as const
  assert.equal(
    rendered(jsx('p', { children: 'Honey, sugar-free.' }), english),
    '<p>Honey, <bdi dir="ltr">sugar-free</bdi>.</p>',
  )
  const free = 'All Sugar-Free Sweeteners, straight-from-the-tree'
  assert.equal(rendered(jsx('p', { children: free }), english), `<p>${free}</p>`)
})

test('a label of a drawing is isolated whole by characters, its unit included', () => {
  for (const [label, expected] of [
    ['60\u00a0ASTA', '\u206660\u00a0ASTA\u2069'],
    ['ICUMSA 600–1200', '\u2066ICUMSA 600–1200\u2069'],
    ['ICUMSA 45', '\u2066ICUMSA 45\u2069'],
    ['69–93°', '\u206669–93°\u2069'],
    ['99.5–100°', '\u206699.5–100°\u2069'],
    ['13–15\u00a0ملم', '\u206613–15\u2069\u00a0ملم'],
    ['450', '450'],
    ['الفئة الأولى', 'الفئة الأولى'],
  ] as const) {
    for (const name of ['text', 'tspan'])
      assert.equal(rendered(jsx(name, { children: label }), arabic), `<${name}>${expected}</${name}>`)
    assert.equal(
      rendered(jsx('text', { children: [jsx('tspan', { children: 'سكر' }, 'name'), ' ', label] }), arabic),
      `<text><tspan>سكر</tspan> ${expected}</text>`,
    )
    assert.equal(rendered(jsx('text', { children: label }), { lang: 'en', dir: 'ltr' }), `<text>${label}</text>`)
  }
})

test('what is one run already and an option stay as they are', () => {
  const species = 'Citrus aurantiifolia, C. latifolia'
  assert.equal(rendered(jsx('i', { dir: 'ltr', children: species }), arabic), `<i dir="ltr">${species}</i>`)
  for (const name of ['bdi', 'option', 'textarea'])
    assert.equal(rendered(jsx(name, { children: '12 kg' }), arabic), `<${name}>12 kg</${name}>`)
})

test('texts that follow each other are one text, elements between them stay', () => {
  const paragraph = jsx('p', { children: ['من ', 5, '–10%', jsx('b', { children: 'x' }, 'b')] })
  assert.equal(rendered(paragraph, arabic), `<p>من ${bdi('5–10%')}<b>${bdi('x')}</b></p>`)
})

test('in attributes and titles characters do it, and only in sentences', () => {
  assert.equal(rendered(jsx('img', { alt: 'كاجو W320' }), arabic), '<img alt="كاجو \u2066W320\u2069"/>')
  assert.equal(rendered(jsx('title', { children: 'كاجو W320' }), arabic), '<title>كاجو \u2066W320\u2069</title>')
  const address = 'https://saffronquay.example/ar'
  assert.equal(rendered(jsx('meta', { content: address }), arabic), `<meta content="${address}"/>`)
  assert.equal(inPlainText('W320', 'rtl'), 'W320')
})

test('texts of a fragment are isolated, too, and an English sentence may hold an Arabic word', () => {
  const english = { lang: 'en', dir: 'ltr' } as const
  assert.equal(
    rendered(jsx('td', { children: jsx(Fragment, { children: 'من 18–20' }) }), arabic),
    `<td>من ${bdi('18–20')}</td>`,
  )
  const said = 'Try jeera, كمون or W320'
  assert.equal(rendered(jsx('input', { placeholder: said }), english), `<input placeholder="${said}"/>`)
})

test('on an English page only what would turn with the page is isolated, in Arabic names as well', () => {
  const english = { lang: 'en', dir: 'ltr' } as const
  assert.equal(
    rendered(jsx('li', { children: 'Almonds 18/20, moisture below 6%' }), english),
    `<li>Almonds ${bdi('18/20')}, moisture below 6%</li>`,
  )
  assert.equal(
    rendered(jsx('bdi', { lang: 'ar', dir: 'rtl', children: 'فستق 18–20' }), english),
    `<bdi lang="ar" dir="rtl">فستق ${bdi('18–20')}</bdi>`,
  )
})

test('a figure stays on the line of what it belongs to, and a unit in one piece', () => {
  const english = { lang: 'en', dir: 'ltr' } as const
  assert.equal(
    rendered(jsx('p', { children: 'Saffron by ISO 3632, bags of 5 kg; ISO 9001:2015' }), english),
    '<p>Saffron by ISO\u00a03632, bags of 5\u00a0kg; <bdi dir="ltr">ISO 9001:2015</bdi></p>',
  )
  assert.equal(
    rendered(jsx('p', { children: 'بحد أقصى 40\u00a0ملجم/كجم وفق CXS 12' }), arabic),
    `<p>بحد أقصى 40\u00a0ملجم/\u2060كجم وفق ${bdi('CXS\u00a012')}</p>`,
  )
})
