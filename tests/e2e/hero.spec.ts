import type { Page } from '@playwright/test'
import { desktop, isBroad, pages, phone } from '../support/pages.ts'
import { expect, settled, test } from '../support/visit.ts'

const heroPicture = (page: Page) => page.getByRole('main').getByRole('region').first().getByRole('img')

/** Every picture but the stock picture is lost. */
const loseHeroes = (page: Page) => page.route(/\/pictures\/(?!stock-)/, (route) => route.abort())

async function expectStock(page: Page) {
  await expect(heroPicture(page)).toHaveJSProperty('complete', true)
  await expect
    .poll(() => heroPicture(page).evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0]))
    .toEqual([expect.stringContaining('/pictures/stock-'), true])
  await expect(heroPicture(page)).toHaveAccessibleName(/peppercorns/i)
}

test('the stock picture replaces a lost hero', { tag: '@sweep' }, async ({ page }) => {
  test.slow()
  await loseHeroes(page)
  for (const { path } of isBroad ? pages : pages.slice(0, 4)) {
    await page.goto(path)
    await expectStock(page)
  }
})

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${device}`, { tag: device === 'phone' ? [] : '@broad' }, () => {
    test.use({ viewport })

    test('a hero lost before the scripts ran is replaced when they do', async ({ page }) => {
      await loseHeroes(page)
      const scripts = Promise.withResolvers<void>()
      await page.route(/\/assets\/start-.*\.js/, async (route) => {
        await scripts.promise
        await route.continue()
      })
      await page.goto('/products/nuts', { waitUntil: 'commit' })
      await expect(heroPicture(page)).toHaveJSProperty('complete', true)
      expect(await heroPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0)
      scripts.resolve()
      await expectStock(page)
    })

    test('a hero lost after the scripts ran is replaced', async ({ page }) => {
      const pictures = Promise.withResolvers<void>()
      await page.route(/\/pictures\/(?!stock-)/, async (route) => {
        await pictures.promise
        await route.abort()
      })
      await page.goto('/products/nuts', { waitUntil: 'domcontentloaded' })
      await settled(page)
      pictures.resolve()
      await expectStock(page)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a lost hero leaves its words legible on a dark ground', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort())
    await page.goto('/products/nuts')
    const hero = page.getByRole('main').getByRole('region').first()
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
    const [ground = 255] = await hero.evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
    )
    expect(ground).toBeLessThan(60)
  })
})
