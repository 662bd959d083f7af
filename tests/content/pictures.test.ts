import assert from 'node:assert/strict'
import { readdirSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { inPlainText } from '#app/lib/bidi.ts'
import { crops, cropsOf } from '#app/ui/crops.ts'
import { pictures as inArabic } from '#content/site/ar/pictures.ts'
import { pictures } from '#content/site/en/pictures.ts'
import { weighed } from '../../artwork/weights.ts'
import { attribute, builtPages } from '../support/built-pages.ts'

const kilobyte = 1000
const files = readdirSync('dist/pictures')
const names = Object.keys(pictures)

/** A file of a picture, whatever its version. */
function find(name: string, crop: keyof typeof crops, width: number, format: string) {
  const found = files.filter((file) => new RegExp(`^${name}-[0-9a-f]{8}-${crop}-${width}\\.${format}$`).test(file))
  assert.equal(found.length, 1, `${name} ${crop} ${width} ${format}: ${found}`)
  return statSync(`dist/pictures/${found[0]}`).size
}

for (const name of names) {
  test(`the picture ${name} exists in every width, and once as JPEG`, () => {
    for (const crop of cropsOf(name)) for (const width of crops[crop].widths) find(name, crop, width, 'avif')
    const [main] = cropsOf(name)
    find(name, main, crops[main].widths[2], 'jpg')
  })

  test(`the picture ${name} is no heavier than it may be`, () => {
    for (const { crop, width, most } of weighed(cropsOf(name))) {
      const size = find(name, crop, width, 'avif')
      assert.ok(size <= most * kilobyte, `${name} ${crop} ${width}: ${size} bytes of ${most} KB`)
    }
  })
}

test('no picture is left over that the content does not know', () => {
  const strangers = files.filter((file) => !names.some((name) => new RegExp(`^${name}-[0-9a-f]{8}-`).test(file)))
  assert.deepEqual(strangers, [])
})

test('every alternative text says what is to be seen, and not that it is a picture', () => {
  for (const [name, text] of Object.entries(pictures)) {
    assert.ok(text.length >= 20 && text.length <= 160, `${name}: ${text.length} characters`)
    assert.doesNotMatch(text, /\b(photo|photograph|picture|image|render)/i, name)
    assert.doesNotMatch(text, /\.$/, name)
  }
  assert.equal(new Set(Object.values(pictures)).size, names.length)
})

/** What a picture shows, in the words of a page. */
const textOf = (name: string, lang: 'en' | 'ar') => {
  const texts: Record<string, string> = lang === 'ar' ? inArabic : pictures
  return inPlainText(texts[name] ?? '', lang === 'ar' ? 'rtl' : 'ltr')
}

for (const { path, lang, document } of builtPages) {
  test(`each image of ${path} has its text, its size and two formats`, () => {
    // Engravings are drawings: they say nothing that the words beside them do not.
    const images = document.querySelectorAll('img').filter((image) => attribute(image, 'data-picture'))
    assert.ok(images.length > 0)
    for (const image of images) {
      const shown = attribute(image, 'data-picture') ?? ''
      const text = attribute(image, 'alt')
      assert.ok(text === '' || text === textOf(shown, lang), `${shown}: ${text}`)
      // A picture without a text stands beside a link that names what it shows.
      const link = image.closest('li')?.querySelector('a') ?? image.closest('a')
      if (text === '') assert.ok(link?.textContent.trim(), shown)
      assert.ok(Number(attribute(image, 'width')) > 0 && Number(attribute(image, 'height')) > 0, shown)
      assert.ok(image.parent?.querySelector('source[type="image/avif"]'), shown)
    }
  })
}

test('each hero loads first, and every other picture when it comes near', () => {
  for (const { path, document } of builtPages) {
    const [hero, ...others] = document.querySelector('main')?.querySelectorAll('img') ?? []
    assert.ok(hero, path)
    assert.equal(attribute(hero, 'loading'), undefined, path)
    for (const image of others) assert.equal(attribute(image, 'loading'), 'lazy', path)
  }
})
