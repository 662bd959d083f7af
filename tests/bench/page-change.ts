import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../install/find-chromium.ts'
import type { Figures } from './lighthouse.ts'

export const openBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

const visitors = {
  rest: { viewport: { width: 1280, height: 800 } },
  tap: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}
export const manners = ['rest', 'tap'] as const
type Manner = (typeof manners)[number]

/** From a click to the first frame of the next page, twice in a row, and back: as with a mouse, and as with a finger. */
export async function changePages(browser: Browser, site: string, latency: number, manner: Manner): Promise<Figures> {
  const context = await browser.newContext(visitors[manner])
  try {
    const page = await context.newPage()
    await page.addInitScript(tellArrival)
    await page.goto(site, { waitUntil: 'networkidle' })
    const first = await follow(page, '/products/nuts', manner)
    const second = await follow(page, '/products/nuts/cashews', manner)
    const arrival = arrivalOn(page)
    await page.evaluate(() => {
      sessionStorage.setItem('left', String(performance.timeOrigin + performance.now()))
      setTimeout(() => history.back())
    })
    const figures = { first, second, back: await arrival }
    return Object.fromEntries(
      Object.entries(figures).map(([name, ms]) => [figureOf({ manner, change: name, latency }), ms]),
    )
  } finally {
    await context.close()
  }
}

export const figureOf = ({ manner, change, latency }: { manner: Manner; change: string; latency: number }) =>
  `${manner}, ${change}, ${latency} ms`

async function follow(page: Page, path: string, manner: Manner) {
  const link = page.getByRole('main').locator(`a[href="${path}"]`).first()
  await link.scrollIntoViewIfNeeded()
  const arrival = arrivalOn(page)
  if (manner === 'tap') await link.tap()
  else {
    await link.hover()
    // As people rest on a link before they click.
    await page.waitForTimeout(300)
    await link.click()
  }
  const ms = await arrival
  await page.waitForLoadState('networkidle')
  return ms
}

/** The page says it itself: whoever asks puts a large script into it first, in the middle of what is measured. */
async function arrivalOn(page: Page) {
  const since = Date.now()
  // A page from the back/forward cache says again what it has said before.
  const isNew = (text: string) => text.startsWith('arrived ') && Number(text.split(' ')[3]) > since
  const said = await page.waitForEvent('console', { predicate: (message) => isNew(message.text()) })
  return Number(said.text().split(' ')[1])
}

/** Runs in the page. The new one begins to show when its view transition is ready, or with its first frame. */
function tellArrival() {
  const now = () => performance.timeOrigin + performance.now()
  const arrive = () => console.debug(`arrived ${now() - Number(sessionStorage.getItem('left'))} at ${now()}`)
  window.addEventListener('click', () => sessionStorage.setItem('left', String(now())), true)
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) viewTransition.ready.then(arrive, arrive)
    else requestAnimationFrame(arrive)
  })
}
