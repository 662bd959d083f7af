import type { Browser } from '@playwright/test'
import { openStillPage } from '../support/still-page.ts'

/** Pictures show as gray boxes: new renders are no new looks, and a moved or missing box is seen all the better. */
const grayPictures = 'img { background: #8d8a85 !important; object-position: -200vmax !important }'

/** The whole page at a width, as a PNG. */
export async function photograph(browser: Browser, origin: string, path: string, width: number) {
  const page = await openStillPage(browser, origin, path, { width, height: 900 })
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    style: grayPictures,
    timeout: 90_000,
  })
  await page.context().close()
  return picture
}
