import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { site } from '#config'
import { heedScripts } from './scripts.ts'

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
  await expect(page.getByRole('contentinfo').locator('[data-open]')).toBeAttached({ timeout: 20_000 })
}

/** Rests on a link, as people do before they click, until the page behind it is ready to be shown. */
export async function restOn(link: Locator) {
  await link.dispatchEvent('pointermove')
  await link.evaluate(async (element) => {
    const path = (element as HTMLAnchorElement).pathname
    const isMarked = async (name: string) => {
      while (!performance.getEntriesByName(name).length) await new Promise(requestAnimationFrame)
    }
    // The router comes with the first move.
    await isMarked('router')
    // The browser's own pointer may come to lie on something else meanwhile, which ends the rest.
    const rest = () => element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    rest()
    const resting = setInterval(rest, 300)
    await isMarked(`ready ${path}`)
    clearInterval(resting)
  })
}

/** Moves, and waits until the router is there, which comes with the first move. */
export async function move(page: Page) {
  await page.locator('body').dispatchEvent('pointermove')
  await page.waitForFunction(() => performance.getEntriesByName('router').length > 0)
}

/** Follows a link by a page change, not by a document load. */
export async function follow(link: Locator) {
  await restOn(link)
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
