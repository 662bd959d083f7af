import type { Page } from '@playwright/test'
import { site } from '#config'
import { contrastWith, linesOf } from '../quality/contrast.ts'
import { desktop, pages, phone, unknown } from '../quality/pages.ts'
import { expect, test, visit } from '../quality/visit.ts'

/** What a finger or the keyboard can reach; the trap for robots is out of reach of both. */
const reachable = ':is(a[href], button, input, textarea):not([tabindex="-1"])'

const tablet = { width: 768, height: 1024 }
const tabletOnItsSide = { width: 1024, height: 768 }
const phoneOnItsSide = { width: 844, height: 390 }

// 320 px is also what a desktop of 1280 px shows at 400% zoom, 640 px at 200%.
const widths = [320, 360, 375, 390, 640, 768, 1024, 1440, 1920]

for (const { path, name } of [...pages, unknown]) {
  test(`${name} never scrolls sideways`, async ({ page }) => {
    await visit(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await page.evaluate(overflowing)
      expect.soft(wide, `at ${width} px`).toEqual([])
    }
  })
}

/** The elements that stick out of the window, unless they scroll or are clipped within a part of the page. */
function overflowing() {
  const root = document.documentElement
  if (root.scrollWidth <= root.clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5)
    .map((element) => element.outerHTML.slice(0, 120))
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  for (const { path, name } of [...pages, unknown]) {
    test(`fingers find every target of ${name}`, async ({ page }) => {
      await visit(page, path)
      const targets = page.locator(reachable).filter({ visible: true })
      const small = await targets.evaluateAll((all) =>
        all.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect()
          const isMain = target.matches('header *, [data-kind], input, textarea, button')
          const least = isMain ? 44 : 24
          return Math.min(height, width) < least - 0.5
            ? [`${target.textContent || target.getAttribute('name')}: ${width} × ${height}`]
            : []
        }),
      )
      expect(small).toEqual([])
    })
  }

  test('the headline and both buttons of a hero stand on the first screen', async ({ page }) => {
    for (const path of ['/', '/products/sweeteners']) {
      await page.goto(path)
      const hero = page.getByRole('main').getByRole('region').first()
      await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      const buttons = hero.getByRole('link').filter({ hasText: /Price|Products|Pricing|Samples/ })
      for (const button of await buttons.all()) await expect(button).toBeInViewport()
    }
  })
})

test.describe('over a picture', () => {
  // To take the words away.
  test.use({ bypassCSP: true })

  async function expectLegible(page: Page, path: string, viewports: (typeof phone)[]) {
    await page.goto(path)
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    const lead = title.locator('xpath=following-sibling::p[1]')
    const picture = page.getByRole('main').getByRole('img').first()
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await picture.evaluate((image: HTMLImageElement) => image.decode())
      const behind = await page.screenshot({ style: 'main :is(h1, h1 ~ p) { visibility: hidden }' })
      const titleContrast = await contrastWith(behind, await linesOf(title))
      const leadContrast = await contrastWith(behind, await linesOf(lead))
      expect.soft(titleContrast, `title of ${path} at ${viewport.width} px`).toBeGreaterThan(4.5)
      expect.soft(leadContrast, `lead of ${path} at ${viewport.width} px`).toBeGreaterThan(5.5)
    }
  }

  for (const { path, name } of [...pages, unknown]) {
    test(`the words of ${name} are legible`, ({ page }) =>
      expectLegible(page, path, [phone, phoneOnItsSide, tablet, tabletOnItsSide, desktop]))
  }

  test('the words of Arabic heroes are legible, whose pictures are turned', async ({ page }) => {
    test.slow()
    for (const { path } of [...pages, unknown])
      await expectLegible(page, path === '/' ? '/ar' : `/ar${path}`, [phone, tabletOnItsSide, desktop])
  })
})

test('a phone on its side shows the headline, the sentence and the buttons of a hero at once', async ({ page }) => {
  await page.setViewportSize(phoneOnItsSide)
  for (const path of [...pages.map(({ path }) => path), '/ar', '/ar/about', '/ar/products/meat', '/ar/contact']) {
    await page.goto(path)
    const hero = page.getByRole('main').locator('section').first()
    const title = hero.getByRole('heading', { level: 1 })
    for (const part of [
      title,
      title.locator('xpath=following-sibling::p[1]'),
      ...(await hero.locator('[data-kind]').all()),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
  }
})

test('an e-mail address breaks before its @ or a dot, never inside a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/contact')
  const lines = await page
    .getByRole('main')
    .locator('a[href^="mailto:"] bdi')
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

test('every stop of the keyboard shows a ring', async ({ page }) => {
  test.slow()
  for (const path of ['/', '/contact', '/products/fruits']) {
    await visit(page, path)
    const stops = await page.locator(reachable).filter({ visible: true }).count()
    const without: string[] = []
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      const missing = await page.evaluate(() => {
        const { activeElement } = document
        if (!activeElement || activeElement.matches('body, iframe')) return
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(activeElement)
        const hasRing = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
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
