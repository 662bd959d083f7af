import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { getDocumentProxy } from 'unpdf'
import { brochureContent, contentHash } from '#app/brochure/brochure.ts'
import { catalogue, productsOf } from '#app/catalogue/catalogue.ts'
import { productFacts } from '#app/catalogue/productFacts.ts'
import { sources } from '#app/i18n/editions.ts'
import { brochureFile, brochureOf, outdatedValues, printed } from '#app/i18n/printing.ts'
import { worded } from '#app/i18n/source.ts'
import { builtPages } from '../support/built-pages.ts'

const dense = (text: string) => text.replace(/\s+/g, '')

/**
 * The reader of PDFs takes joined Arabic letters apart the wrong way round, and parts a word at a mark above it: a word
 * is known by its letters in any order, and one with a mark is passed over.
 */
const lettersOf = (word: string) => [...word].sort().join('')
const known = new Map<string, Set<string>>()
const wordsOf = (page: string) => {
  const words = known.get(page) ?? new Set(page.split(/[^\p{L}\p{M}]+/u).map(lettersOf))
  known.set(page, words)
  return words
}
const has = (page: string, text: string) => {
  if (!/\p{Script=Arabic}/u.test(text)) return dense(page).includes(dense(text))
  const words = wordsOf(page)
  const plain = text.split(/[\s،()]+/).filter((word) => /^[\p{Script=Arabic}\p{L}]+$/u.test(word))
  return plain.every((word) => words.has(lettersOf(word)))
}

for (const source of sources) {
  const { language, dir, prefix, words } = source
  const printing = printed[language]
  assert.ok(printing, `There is no catalog of the edition ${language}. Run \`npm run brochure\`.`)
  const file = `public/${brochureFile(language)}`
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)))
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  const outline = (await pdf.getOutline()).flatMap(function deep(item): (typeof item)[] {
    return [item, ...item.items.flatMap(deep)]
  })
  const pageOf = async (dest: (typeof outline)[number]['dest']) => {
    const [page] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? []
    return (await pdf.getPageIndex(page)) + 1
  }

  test(`the ${language} catalog is of the content as it is now`, () => {
    assert.equal(
      printing.content,
      contentHash(brochureContent(source)),
      'The content has moved on since the catalog was printed. Run `npm run brochure` and commit what it writes.',
    )
  })

  test(`the ${language} catalog has the pages and the weight that pages tell of, within its limits`, () => {
    assert.deepEqual([pdf.numPages, statSync(file).size], [printing.pages, printing.bytes])
    assert.ok(printing.pages >= 48 && printing.pages <= 60, `${printing.pages} pages`)
    assert.ok(printing.bytes <= 2_850_000, `${printing.bytes} bytes`)
  })

  test(`the ${language} catalog is tagged, and names its language and title`, async () => {
    const { info } = await pdf.getMetadata()
    assert.deepEqual(await pdf.getMarkInfo(), { Marked: true, UserProperties: false, Suspects: false })
    assert.ok((await (await pdf.getPage(5)).getStructTree())?.children.length)
    assert.equal('Language' in info && info.Language, language)
    const title = 'Title' in info ? String(info.Title) : ''
    assert.ok(title.includes(printing.company.brand) && title.includes(words.brochure.name.replace('ال', '')), title)
    assert.match(title, / 20\d\d$/)
    const { Direction } = ((await pdf.getViewerPreferences()) ?? {}) as { Direction?: string }
    assert.equal(Direction, dir === 'rtl' ? 'R2L' : undefined)
  })

  test(`the bookmarks of the ${language} catalog name every category and group, and lead to them`, async () => {
    for (const { id } of catalogue) {
      const { name, groups } = words.categories[id]
      for (const title of [name, ...Object.values(groups.items).map((group) => group.name)]) {
        const bookmark = outline.find((item) => item.title === title)
        assert.ok(bookmark, title)
        assert.ok(has(pages[(await pageOf(bookmark.dest)) - 1] ?? '', title), title)
      }
    }
  })

  test(`the contents of the ${language} catalog name the pages where the categories are`, async () => {
    for (const { id } of catalogue) {
      const { name } = words.categories[id]
      const page = await pageOf(outline.find(({ title }) => title === name)?.dest ?? null)
      // In Arabic the figure is read before the word.
      const word = words.brochure.contents.page.replace('{page}', '').trim()
      const lines = [`${word}${page}`, `${page}${word}`]
      assert.ok(has(pages[1] ?? '', name), name)
      assert.ok(
        lines.some((line) => dense(pages[1] ?? '').includes(line)),
        `${lines.join(' or ')} in ${pages[1]}`,
      )
    }
  })

  test(`every product is in the ${language} catalog, on a page with its customs code, and in the index`, () => {
    for (const product of catalogue.flatMap(productsOf)) {
      const { name } = worded(source, product)
      const { hs, latin = '' } = productFacts(product.id)
      const having = pages.filter((text) => has(text, name))
      assert.ok(having.length >= 2, `${name} is on ${having.length} pages`)
      assert.ok(
        having.some((text) => dense(text).includes(hs?.code ?? '') && dense(text).includes(dense(latin))),
        `${name} with ${hs?.code} and ${latin}`,
      )
    }
  })

  test(`the ${language} catalog has the figure and the origins of every group, and its standards`, async () => {
    for (const { groups, references } of brochureContent(source).categories) {
      for (const { name, reading, harvest } of groups) {
        const page = pages[(await pageOf(outline.find(({ title }) => title === name)?.dest ?? null)) - 1] ?? ''
        for (const text of [reading.title, ...harvest.origins.map(({ country }) => country)])
          assert.ok(has(page, text), `${text} on the page of ${name}`)
      }
      for (const [standard] of references.standards)
        assert.ok(
          pages.some((page) => has(page, standard)),
          standard,
        )
    }
  })

  const offered = brochureOf(source)
  const elsewhere = outdatedValues(printing, language).length > 0 && 'it was printed for another company'

  test(`the ${language} catalog is offered with its size on the products page`, {
    skip: elsewhere,
  }, () => {
    assert.ok(offered)
    assert.ok(readFileSync(`dist${offered.path}`).equals(readFileSync(file)), offered.path)
    const size = (printing.bytes / 1_000_000).toFixed(1)
    const offering = builtPages.filter(({ path }) => path === `${prefix}/products`)
    assert.equal(offering.length, 1)
    for (const { path, document } of offering) {
      const link = document.querySelector(`a[href="${offered.path}"]`)
      assert.ok(link, path)
      const said = link.textContent.replace(/\s+/g, ' ')
      for (const told of ['PDF', ` ${printing.pages} `, size]) assert.ok(said.includes(told), `${path}: ${said}`)
    }
  })
}
