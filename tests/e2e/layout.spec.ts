import { pages, phone, unknown } from '../quality/pages.ts'
import { expect, test, visit } from '../quality/visit.ts'

/** What a finger or the keyboard can reach; the trap for robots is out of reach of both. */
const reachable = ':is(a[href], button, input, textarea):not([tabindex="-1"])'

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
