import type { Page } from '@playwright/test'
import { site } from '#config'
import { guides, isBroad, offline, pages, unknown } from '../support/pages.ts'
import { plain, print, type Sheet, textOf } from '../support/paper.ts'
import { expect, headings, pageTitle, test, visit } from '../support/visit.ts'

// A sheet full of drawings takes the browser most of a minute beside other work.
test.describe.configure({ timeout: 180_000 })

const most: Record<string, number> = {
  '/': 3,
  '/about': 3,
  '/products': 3,
  '/products/fruits': 2,
  '/products/vegetables': 2,
  '/products/meat': 2,
  '/contact': 2,
  [unknown.path]: 1,
  [offline.path]: 1,
}
const withSpecifications = 3

/** The height that the margins leave for the page itself; below it stand its address and number. */
const margin = { side: 14, top: 11, foot: 15 }
const content = ({ height }: Sheet) => ({ top: margin.top, foot: height - margin.foot })

/** How far down a sheet is filled, from 0 to 1. */
function filled(sheet: Sheet) {
  const { top, foot } = content(sheet)
  const lines = sheet.words.map((words) => words.top).filter((line) => line < foot)
  return (Math.max(top, ...lines) - top) / (foot - top)
}

/** Nobody has scrolled: what loads when it comes near has to come for the print. The dialog of a browser waits for it, Playwright does not. */
async function printWhole(page: Page) {
  await print(page)
  await page.emulateMedia({ media: 'print' })
  const late = (all: Element[]) =>
    all.filter((image) => image.checkVisibility() && !(image as HTMLImageElement).complete).length
  await expect.poll(() => page.getByRole('main').locator('img').evaluateAll(late)).toBe(0)
  await page.emulateMedia({ media: null })
  return print(page)
}

/** One category and two guides; `npm run test:broad` prints everything. */
const printed = isBroad ? [...pages, unknown, offline] : pages.filter(({ path }) => path === '/products/nuts')

for (const { path, name } of printed) {
  test(`${name} on paper: mark and contact, all words, all pictures, dark on white, no sheet nearly empty`, {
    tag: '@sweep',
  }, async ({ page }) => {
    await visit(page, path)
    const sheets = await printWhole(page)
    const [first] = sheets as [Sheet]

    expect(sheets.length).toBeLessThanOrEqual(most[path] ?? withSpecifications)
    const all = sheets.map(filled)
    for (const part of all.slice(0, -1)) expect.soft(part, 'a sheet before the last').toBeGreaterThan(0.6)
    expect.soft(all.at(-1), 'the last sheet').toBeGreaterThan(0.12)

    const head = plain(
      first.words
        .filter(({ top }) => top < 25)
        .map(({ text }) => text)
        .join(''),
    )
    for (const part of [site.brand, site.phone, site.email, site.address.street])
      expect.soft(head).toContain(plain(part))
    expect
      .soft(textOf(sheets).split(plain(site.email)).length - 1, 'contact once, and once more on its page')
      .toBe(path === '/contact' ? 2 : 1)
    expect.soft(textOf(sheets)).not.toMatch(/Skiptocontent|GetQuote|Opennow|Closednow|SendInquiry|Copythephone|newtab/i)

    for (const [index, sheet] of sheets.entries()) {
      const { foot } = content(sheet)
      const line = plain(sheet.words.flatMap(({ top, text }) => (top > foot ? text : [])).join(''))
      expect.soft(line).toMatch(/Issued\w+\d+,\d{4}/)
      if (![unknown, offline].some((page) => page.path === path))
        expect.soft(line, 'the address of the page').toContain(`${new URL(site.url).host}${path}`)
      expect.soft(line).toContain(`${index + 1}/${sheets.length}`)
      const cut = sheet.words.filter(({ start, end }) => start < margin.side - 1 || end > sheet.width - margin.side + 1)
      expect.soft(cut, 'words beyond the margin').toEqual([])
    }

    await page.emulateMedia({ media: 'print' })
    const shown = await page.getByRole('main').evaluate((main) => {
      const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      // What is only heard, and what only robots find, is a pixel in size.
      const isPixel = (element: HTMLElement | null): boolean =>
        element !== null && (element.offsetWidth === 1 || isPixel(element.parentElement))
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode
        if (parentElement && visible(parentElement) && !isPixel(parentElement)) words.push(textContent ?? '')
      }
      return { words, pictures: [...main.querySelectorAll('img')].filter(visible).length }
    })
    const text = textOf(sheets)
    expect.soft(shown.words.map(plain).filter((words) => !text.includes(words))).toEqual([])
    expect(shown.words.length).toBeGreaterThan(10)
    expect
      .soft(
        sheets.reduce((sum, { pictures }) => sum + pictures, 0),
        'pictures',
      )
      .toBe(shown.pictures)
    expect(shown.pictures).toBeGreaterThan(0)
    expect
      .soft(await page.locator('body, body *').evaluateAll(darkOnPaper), 'paper is white and ink is dark')
      .toEqual([])

    if (path !== '/contact') return
    await expect(page.locator('iframe'), 'the map stays on the screen').toBeHidden()
    expect(text.slice(text.indexOf('Wheretofindus')), 'its address is printed').toContain(
      plain(Object.values(site.address).slice(0, 3).join(', ')),
    )
  })
}

/** The visible elements with a dark ground or light words. */
function darkOnPaper(all: Element[]) {
  const light = (color: string) => {
    const [red = 0, green = 0, blue = 0, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return opacity === 0 ? 1 : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  }
  return all.flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return []
    const { backgroundColor, color } = getComputedStyle(element)
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const faults = [
      light(backgroundColor) < 0.6 && `ground ${backgroundColor}`,
      hasWords && light(color) > 0.5 && `words ${color}`,
    ].filter(Boolean)
    return faults.length ? [`${faults}: ${element.outerHTML.slice(0, 100)}`] : []
  })
}

const inArabic = [
  ['/ar', 3],
  ['/ar/products/nuts', 4],
  ['/ar/contact', 2],
  ['/ar/products/nuts/cashews', 2],
] as const

for (const [path, sheetsAtMost] of isBroad ? inArabic : inArabic.slice(-1)) {
  test(`${path} on paper: contact, all pictures, no sheet nearly empty, nothing beyond the margins`, {
    tag: '@sweep',
  }, async ({ page }) => {
    await visit(page, path)
    const sheets = await printWhole(page)
    expect(sheets.length).toBeLessThanOrEqual(sheetsAtMost)
    const all = sheets.map(filled)
    for (const part of all.slice(0, -1)) expect.soft(part, 'a sheet before the last').toBeGreaterThan(0.6)
    expect.soft(all.at(-1), 'the last sheet').toBeGreaterThan(0.12)
    for (const part of [site.phone, site.email]) expect.soft(textOf(sheets)).toContain(plain(part))
    for (const [index, sheet] of sheets.entries()) {
      const { foot } = content(sheet)
      const line = plain(sheet.words.flatMap(({ top, text }) => (top > foot ? text : [])).join(''))
      expect.soft(line).toContain(`${new URL(site.url).host}${path}`)
      expect.soft(line).toContain(`${index + 1}/${sheets.length}`)
      const cut = sheet.words.filter(({ start, end }) => start < margin.side - 1 || end > sheet.width - margin.side + 1)
      expect.soft(cut, 'words beyond the margin').toEqual([])
    }
    await page.emulateMedia({ media: 'print' })
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((images) => images.filter((image) => image.checkVisibility({ visibilityProperty: true })).length)
    expect.soft(sheets.reduce((sum, sheet) => sum + sheet.pictures, 0)).toBe(pictures)
  })
}

/** Those with most to say and two short ones fill both of their sheets. */
const full = [
  'spices/whole-spices',
  'fruits/nuts-seeds',
  'fruits/dried-fruits',
  'meat/seafood',
  'vegetables/fresh-vegetables',
  'spices/ground-spices',
  'nuts/almonds',
  'meat/processed-meat',
].flatMap((guide) => [`/products/${guide}`, `/ar/products/${guide}`])

const printedGuides = isBroad ? guides.flatMap(({ path }) => [path, `/ar${path}`]) : [full[0] as string]

for (const path of printedGuides) {
  test(`${path} on two sheets at most, nothing beyond the margins, no words in less than seven points`, {
    tag: '@sweep',
  }, async ({ page }) => {
    await visit(page, path)
    const sheets = await print(page)
    expect(sheets.length).toBeLessThanOrEqual(2)
    if (full.includes(path)) expect.soft(filled(sheets[0] as Sheet)).toBeGreaterThan(0.8)
    for (const sheet of sheets) {
      const cut = sheet.words.filter(({ start, end }) => start < margin.side - 1 || end > sheet.width - margin.side + 1)
      expect.soft(cut, 'words beyond the margin').toEqual([])
    }
    await page.emulateMedia({ media: 'print' })
    const smallest = await page.getByRole('main').evaluate((main) => {
      const words = [...main.querySelectorAll(':is(p, li, th, td, dt, dd, small, span, b, figcaption)')]
      const sizes = words.flatMap((one) => (one.checkVisibility() ? parseFloat(getComputedStyle(one).fontSize) : []))
      return (Math.min(...sizes) * 72) / 96
    })
    expect.soft(smallest).toBeGreaterThanOrEqual(6.99)
    await expect(pageTitle(page)).toBeVisible()
    for (const heading of await headings(page.getByRole('main'), 2).all()) await expect(heading).toBeVisible()
    await expect(page.locator('main nav').last(), 'other guides').toBeHidden()
  })
}

test('what is printed life-size is as long as it says', { tag: '@sweep' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 688, height: 1000 })
  const lifeSize = ['nuts/almonds', 'fruits/dried-fruits', 'meat/seafood', 'beverages/coffee-products']
  for (const path of isBroad ? lifeSize : lifeSize.slice(0, 1)) {
    await page.goto(`/products/${path}`)
    const lines = await page.locator('main svg[width$="mm"]').evaluateAll((drawings) =>
      (drawings as SVGSVGElement[]).map((drawing) => {
        const unit = drawing.width.baseVal.value / drawing.viewBox.baseVal.width
        return (drawing.getScreenCTM()?.a ?? 0) / unit
      }),
    )
    expect(lines.length, path).toBeGreaterThan(1)
    for (const scale of lines) expect.soft(scale, path).toBeCloseTo(1, 2)
  }
})

test('a cashew of W320 is 24 mm long on paper, and a line beside it shows whether the printer kept to it', async ({
  page,
}) => {
  await visit(page, '/products/nuts/cashews')
  const [sheet] = (await print(page)) as [Sheet]
  // The labels of the outlines stand in the drawing, 72 of its units apart; the kernel of W180 is 265 units long.
  const place = (label: string) => sheet.words.filter(({ text }) => plain(text) === label).at(-1)?.top ?? 0
  const perUnit = (place('W450') - place('W180')) / 72
  expect(perUnit * 265 * Math.cbrt(180 / 320)).toBeCloseTo(24, 0)

  await page.emulateMedia({ media: 'print' })
  const line = page.getByText('this line is then 50 mm long').locator('svg')
  expect(((await line.boundingBox())?.width ?? 0) / (96 / 25.4)).toBeCloseTo(50, 1)
})
