import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { site } from '#config'

type Given = { page: Page; browserName: string; javaScriptEnabled: boolean | undefined }

/** A page whose scripts are off. Firefox lets Playwright not switch them off, so there they never arrive. */
export async function heedScripts({ page, browserName, javaScriptEnabled }: Given, use: (page: Page) => Promise<void>) {
  if (browserName === 'firefox' && !javaScriptEnabled) await page.route(/\.js$/, (route) => route.abort())
  await use(page)
}

/** Every test sees a page that stands still, unless it is about movement. */
export const test = base.extend({
  contextOptions: { reducedMotion: 'reduce' },
  page: ({ page, browserName, javaScriptEnabled }, use) => heedScripts({ page, browserName, javaScriptEnabled }, use),
})

export const mapOrigin = new URL(site.map.embed).origin
export const telephone = `tel:${site.phone.replaceAll(' ', '')}`

/** Opens a page and waits until its script has run: the hours then say whether the office is open. */
export async function visit(page: Page, path: string) {
  const answer = await page.goto(path)
  await settled(page)
  return answer
}

export async function settled(page: Page) {
  await expect(page.getByRole('contentinfo').locator('[data-open]')).toBeAttached()
}

/** When what waits for an idle moment has had it: on a busy machine none may come, and pages wait two seconds at most. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2500 })))

export const moveMouse = (page: Page) => page.mouse.move(300, 300)

export async function follow(link: Locator) {
  await link.hover()
  await link.click()
}

/**
 * Goes back as the browser's button does. A page from the back/forward cache does not load again, which Playwright's own
 * way back would wait for; and the page must have answered before it goes.
 */
export const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))

/** The section with this heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The texts of the headings of a level within a part of the page, in order. */
export const headings = (part: Page | Locator, level: number) => part.getByRole('heading', { level })

export const pageTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

export { expect }
