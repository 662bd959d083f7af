import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { site } from '#config'
import { builtPages } from '../support/built-pages.ts'
import { charactersOf } from '../support/characters.ts'

const wordsOf = (html: string) =>
  html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/&(amp|lt|gt|quot|nbsp|#x27);/g, ' ')

const face = (name: string) => charactersOf(`app/styles/fonts/${name}.woff2`)
/** With a range of figures in it, which is a run of its own. */
const arabic = /<bdi [^>]*lang="ar"[^>]*>((?:<bdi[^>]*>[^<]*<\/bdi>|[^<])*)<\/bdi>/g
/** The one word of other languages on a page: the way to another edition. */
const languageSwitch = /<a [^>]*hreflang=[^>]*>[^<]*<\/a>/gi
const inEnglish = builtPages.filter(({ lang }) => lang === 'en')
const inArabic = builtPages.filter(({ lang }) => lang === 'ar')
/** The finder's field is set in whatever face the device has for what is typed. */
const placeholder = / placeholder="[^"]*"/g

test('both typefaces have every character that the pages use', () => {
  const faces = ['fraunces', 'instrument-sans'].map(face)
  for (const { path, html } of inEnglish) {
    const words = wordsOf(html)
      .replace(arabic, '')
      .replace(/<(\w+) [^>]*lang="ar"[^>]*>.*?<\/\1>/gs, '')
      .replace(languageSwitch, '')
      .replace(placeholder, '')
    // Marks of direction have no shape, and the micro of limits is set in the device's own face.
    const used = new Set(words.replaceAll('\n', ' ').replace(/[\u2066\u2069µ]/g, ''))
    const strange = [...used].filter((character) => !faces.every((one) => one.has(character)))
    assert.deepEqual(strange, [], path)
  }
})

test('the Arabic typeface has every letter of the Arabic names', () => {
  const letters = face('vazirmatn')
  const names = inEnglish.flatMap(({ html }) => [...html.matchAll(arabic)].map(([, name = '']) => name))
  assert.ok(names.length > 150)
  const strange = new Set(
    names
      .join('')
      .replace(/<[^>]*>/g, '')
      .match(/[^\s\d\p{Script=Latin}()/–.]/gu)
      ?.filter((letter) => !letters.has(letter)),
  )
  assert.deepEqual([...strange], [])
})

test('the faces of the Arabic edition have every character of its pages', () => {
  const own = face('arabic/vazirmatn')
  const display = face('arabic/markazi-text')
  const latin = face('arabic/instrument-sans')
  for (const { path, html } of inArabic) {
    const words = wordsOf(html)
      .replace(placeholder, '')
      .replace(/<title>.*?<\/title>|<[^>]*>/g, '')
    // What only joins words or turns them has no shape.
    const used = [...new Set(words.replace(/[\n\u2060\u2066\u2069]/g, ' '))]
    const strange = used.filter((one) =>
      /[\u0600-\u06ff]/.test(one) ? !own.has(one) || !display.has(one) : !latin.has(one),
    )
    assert.deepEqual(strange, [], path)
  }
})

test('no English sentence is left on an Arabic page', () => {
  for (const { path, html } of inArabic) {
    const words = wordsOf(html)
      .replace(languageSwitch, '')
      .replace(/<bdi[^>]*lang="en"[^>]*>[^<]*<\/bdi>|<i lang="la">.*?<\/i>/g, '')
      .replace(/<[^>]*>/g, ' ')
    assert.doesNotMatch(words, /\b(the|and|with|from|your|our|for|is|are)\b/, path)
  }
})

test('an Arabic page has as many sections, entries, rows, pictures and fields as the English one', () => {
  const parts = ['section', 'h1', 'h2', 'h3', 'li', 'tr', 'img', 'input', 'textarea', 'button', 'nav']
  const shapeOf = (page: (typeof builtPages)[number] | undefined) =>
    parts.map((part) => `${part} ${page?.document.querySelectorAll(`main ${part}`).length}`)
  // An alphabet has its own number of letters; facts that rows share, and so their terms, differ with the names.
  const pairs = inEnglish.filter(({ path }) => !['/products', '/products/all', '/404'].includes(path))
  assert.ok(pairs.length > 40)
  for (const page of pairs) {
    const beside = inArabic.find(({ path }) => path === (page.path === '/' ? '/ar' : `/ar${page.path}`))
    assert.deepEqual(shapeOf(beside), shapeOf(page), page.path)
  }
})

test('no figure on an Arabic page can turn around', () => {
  for (const { path, html } of inArabic) {
    const outside = wordsOf(html)
      .replace(/<title>.*?<\/title>|<svg.*?<\/svg>|<bdi(?![^>]*lang="ar").*?<\/bdi>/gs, '')
      // What has a direction of its own.
      .replace(/<(\w+)[^>]* dir="ltr">.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, ' ')
    // A figure alone cannot.
    assert.doesNotMatch(outside, /[A-Za-z@]|\d[%+°×–/]|\d:\d|[+–/:]\d/, path)
  }
})

test('the brand, the phone number and the e-mail address stand in the configuration alone', () => {
  const own = [site.brand, site.legalName, site.phone, site.phone.replaceAll(' ', ''), site.email, site.url]
  // pictures.ts says whose mark the pictures carry, whoever the company is.
  const sources = globSync('app/**/*.{ts,tsx,css}').filter((file) => !/\.test\.ts$|i18n\/pictures\.ts$/.test(file))
  assert.ok(sources.length > 80)
  const repeats = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return own.filter((value) => text.includes(value)).map((value) => `${file}: ${value}`)
  })
  assert.deepEqual(repeats, [])
})

test('no page shows a price, a placeholder or a word left over', () => {
  for (const { path, html } of builtPages) {
    const words = wordsOf(html).replace(/<[^>]*>/g, ' ')
    assert.doesNotMatch(words, /\b(lorem|ipsum|todo|tbd|undefined|null|NaN|\[object)\b/, path)
    assert.doesNotMatch(words, /[$€£]\s?\d|\b(AED|USD|EUR)\b|\d+\s?(AED|USD|EUR)\b/, path)
    assert.doesNotMatch(words, /\b(unlock|elevate|journey|world-class|cutting-edge|seamless)\b/i, path)
    assert.doesNotMatch(words, /!/, path)
    // One word for one thing: email, documents.
    assert.doesNotMatch(words, /\b(e-mail|papers)\b/i, path)
  }
})

test('a figure and its unit have one form on English pages: 25kg, 100 g, 1,000 g', () => {
  for (const { path, html } of inEnglish) {
    const words = wordsOf(html).replace(/<[^>]*>/g, ' ')
    assert.doesNotMatch(words, /\d[ \u00a0]kg\b|\d(?:g|mm|cm|ml|lb|oz|ft)\b/, path)
    assert.doesNotMatch(words, /\b\d{4,}[ \u00a0]?(?:kg|g|mm|ml|t|tons)\b/, path)
  }
})

test('plants and animals in running words have their scientific names in italics', () => {
  for (const { path, html } of builtPages) {
    const upright = wordsOf(html.replace(/<i [^>]*lang="la"[^>]*>.*?<\/i>/g, '')).replace(/<[^>]*>/g, ' ')
    assert.doesNotMatch(
      upright,
      /\b(Amorphophallus|Brassica|Colocasia|Dioscorea|Homarus|Ipomoea|Manihot|Penaeus|Pinus|Portunus|Scylla|planifolia|Xanthosoma|Ziziphus)\b/,
      path,
    )
  }
})

test('an answer is promised once a page, and no formula of earlier guides comes back', () => {
  for (const { path, document } of inEnglish) {
    const words = document.querySelector('main')?.textContent.replaceAll('\u00a0', ' ') ?? ''
    const promises = words.match(/within 24 hours/g)?.length ?? 0
    // Contact guarantees it in a list, and its thank-you repeats it once the inquiry is sent.
    assert.ok(promises <= (path === '/contact' ? 2 : 1), `${path} promises an answer ${promises} times`)
    assert.doesNotMatch(
      words,
      /for orientation|by phone|plant health|pack size that you handle|\bSay (the|also|if|which|with)\b/,
      path,
    )
    assert.doesNotMatch(words, /specification sheet$/m, path)
  }
})

test('at least 160 distinct products are on the pages, each with an anchor of its own', () => {
  const products = builtPages
    .filter(({ path }) => path.startsWith('/products/'))
    .flatMap(({ document }) => document.querySelectorAll('main section section li[id]'))
  const names = products.map((product) => product.childNodes[0]?.textContent.trim())
  assert.ok(new Set(names).size >= 160, `${new Set(names).size}`)
})
