import type { Browser } from '@playwright/test'

// A Thursday in Dubai.
const noon = new Date('2026-01-15T08:00:00Z')

type Viewport = { width: number; height: number }

/** A page that is the same whenever it is opened: it is noon, nothing moves, and other websites are blank. */
export async function openStillPage(browser: Browser, origin: string, path: string, viewport: Viewport) {
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  const page = await context.newPage()
  await page.clock.setFixedTime(noon)
  await page.goto(origin + path)
  await page.getByRole('contentinfo').locator('[data-open]').waitFor({ state: 'attached' })
  return page
}
