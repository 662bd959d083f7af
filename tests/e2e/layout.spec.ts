import type { Locator, Page } from '@playwright/test'
import { site } from '#config'
import { barriers } from '../support/axe.ts'
import { contrastBehind } from '../support/contrast.ts'
import { misplacedTexts } from '../support/misplaced.ts'
import { arabic, desktop, few, isBroad, pages, phone, swept, unknown } from '../support/pages.ts'
import { expect, test, visit } from '../support/visit.ts'

/** What a finger or the keyboard can reach; the trap for robots is out of reach of both. */
const reachable = ':is(a[href], button, input, textarea):not([tabindex="-1"])'

const tablet = { width: 768, height: 1024 }
const tabletOnItsSide = { width: 1024, height: 768 }
const phoneOnItsSide = { width: 844, height: 390 }
const devices = isBroad ? [phone, phoneOnItsSide, tablet, tabletOnItsSide, desktop] : [phone, desktop]

// 320 px is also what a desktop of 1280 px shows at 400% zoom, 640 px at 200%.
const otherWidths = isBroad ? [320, 360, 375, 640, 768, 1920] : []

// What axe finds hangs on the kind of page; language and width add little to it, and one of each is enough.
for (const [{ path, name }, heard] of [
  ...swept.map((kind) => [kind, isBroad ? devices : [desktop]] as const),
  ...swept.map((kind) => [arabic(kind), isBroad ? devices : few.includes(kind) ? [phone] : []] as const),
])
  test.describe(name, { tag: '@sweep' }, () => {
    test.use({ hasTouch: true })

    test('fits every window, its targets every finger, axe finds nothing, and its hero is legible and seen at once', ({
      page,
    }) => expectToFit(page, path, heard))
  })

/** One guide is heard whole, of the others what they do not share with it. */
const heardPart = (path: string) => (!isBroad && /^\/products\/\w+\/(?!cashews|all)/.test(path) ? 'main' : undefined)

async function expectToFit(page: Page, path: string, heard: readonly object[]) {
  test.slow()
  await visit(page, path)
  for (const width of otherWidths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await page.evaluate(overflowing), `beyond ${width} px`).toEqual([])
    expect.soft(await page.evaluate(misplacedTexts), `misplaced at ${width} px`).toEqual([])
  }
  const main = page.getByRole('main')
  const hasHero = [...pages, unknown].some((one) => [one.path, arabic(one).path].includes(path))
  const title = main.getByRole('heading', { level: 1 })
  const lead = title.locator('xpath=following-sibling::p[1]')
  const buttons = await main.locator('section').first().locator('[data-kind]').all()
  for (const viewport of devices) {
    const there = `at ${viewport.width} px`
    await page.setViewportSize(viewport)
    expect.soft(await page.evaluate(overflowing), `beyond the window ${there}`).toEqual([])
    expect.soft(await page.evaluate(misplacedTexts), `misplaced ${there}`).toEqual([])
    if (heard.includes(viewport)) expect.soft(await barriers(page, heardPart(path)), `barriers ${there}`).toEqual([])
    if (!hasHero) continue
    if (viewport === phone) expect.soft(await small(page.locator(reachable)), 'too small to touch').toEqual([])
    const picture = main.getByRole('img').first()
    // Another width is another file, which may just be taking the place of the last one.
    await expect(() => picture.evaluate((image: HTMLImageElement) => image.decode())).toPass()
    const [ofTitle, ofLead] = await contrastBehind(page, [title, lead])
    expect.soft(ofTitle, `contrast of the title ${there}`).toBeGreaterThan(4.5)
    expect.soft(ofLead, `contrast of the lead ${there}`).toBeGreaterThan(5.5)
    if (viewport.width > phoneOnItsSide.width || viewport === tablet || path.endsWith(unknown.path)) continue
    for (const part of viewport === phone ? [title] : [title, lead, ...buttons])
      await expect.soft(part, `on the first screen ${there}`).toBeInViewport({ ratio: 1 })
    for (const button of buttons) await expect.soft(button, `on the first screen ${there}`).toBeInViewport()
  }
}

/** The elements that stick out of the window, unless they scroll or are clipped, and the tables that stick out of their part. */
function overflowing() {
  const root = document.documentElement
  const sticksOut = (element: Element, part: Element | null) => {
    const [inner, outer] = [element.getBoundingClientRect(), (part ?? root).getBoundingClientRect()]
    return inner.right > outer.right + 0.5 || inner.left < outer.left - 0.5
  }
  const wide = root.scrollWidth > root.clientWidth ? [...document.querySelectorAll('body *')] : []
  return [
    ...wide.filter((element) => sticksOut(element, root)),
    ...[...document.querySelectorAll('main table')].filter((table) => sticksOut(table, table.closest('div'))),
  ].map((element) => element.outerHTML.slice(0, 120))
}

/** The targets that a finger would miss. */
const small = (targets: Locator) =>
  targets.filter({ visible: true }).evaluateAll((all) =>
    all.flatMap((target) => {
      // A checkbox is reached by its whole label.
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
      const isMain = target.matches('header *, [data-kind], input, textarea, button')
      const least = isMain ? 44 : 24
      return Math.min(height, width) < least - 0.5
        ? [`${target.textContent || target.getAttribute('name')}: ${width} × ${height}`]
        : []
    }),
  )

test('an e-mail address breaks before its @ or a dot, never inside a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/contact')
  const lines = await page
    .getByRole('main')
    .locator('a[href^="mailto:"] bdi[dir]')
    .filter({ hasText: '@' })
    .evaluate((element) => {
      const range = document.createRange()
      const found: { top: number; text: string }[] = []
      for (const node of element.childNodes)
        for (let at = 0; at < (node.textContent?.length ?? 0); at++) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const { top } = range.getBoundingClientRect()
          const text = range.toString()
          if (found.at(-1)?.top === top) (found.at(-1) as { text: string }).text += text
          else found.push({ top, text })
        }
      return found.map(({ text }) => text)
    })
  expect(lines.join('')).toBe(site.email)
  for (const line of lines.slice(1)) expect(line).toMatch(/^[@.]/)
})

test('every stop of the keyboard shows a ring', { tag: '@sweep' }, async ({ page }) => {
  test.slow()
  for (const path of isBroad ? ['/', '/contact', '/products/fruits'] : ['/contact']) {
    await visit(page, path)
    const stops = await page.locator(reachable).filter({ visible: true }).count()
    const without: string[] = []
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      const missing = await page.evaluate(() => {
        const { activeElement } = document
        if (!activeElement || activeElement.matches('body, iframe')) return
        // The ring of a link that leads on from a card or a row frames all of it.
        const hasRing = [getComputedStyle(activeElement), getComputedStyle(activeElement, '::after')].some(
          ({ outlineStyle, outlineWidth, boxShadow }) =>
            (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
        )
        return hasRing ? undefined : activeElement.outerHTML.slice(0, 120)
      })
      if (missing) without.push(missing)
    }
    expect(without, path).toEqual([])
  }
})

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('buttons and fields keep an edge, and the focus a ring', async ({ page }) => {
    await visit(page, '/contact')
    const controls = [
      page.getByRole('banner').getByRole('link', { name: 'Get Quote' }),
      page.getByRole('button', { name: 'Send Inquiry' }),
      page.getByLabel('Name'),
      page.getByLabel('Message'),
    ]
    for (const control of controls) {
      const [style, width] = await control.evaluate((element) => {
        const { borderBlockStartStyle, borderBlockStartWidth } = getComputedStyle(element)
        return [borderBlockStartStyle, Number.parseFloat(borderBlockStartWidth)]
      })
      expect(style).toBe('solid')
      expect(width).toBeGreaterThanOrEqual(1)
      await control.focus()
      await expect(control).toHaveCSS('outline-style', 'solid')
    }
  })
})
