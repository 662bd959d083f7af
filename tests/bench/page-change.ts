import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../find-chromium.ts'
import type { Figures } from './lighthouse.ts'

export const openDesktop = () => chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })

/** From the click on a link the pointer has rested on to the moment the new page begins to show. */
export async function changePage(browser: Browser, site: string, latency: number): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPageChanges)
    await page.goto(site, { waitUntil: 'networkidle' })
    const link = page.getByRole('main').locator('a[href="/products/nuts"]').first()
    const empty = await emptyTransition(page)
    const arrival = arrivalOn(page)
    await link.hover()
    // As people rest on a link before they click.
    await page.waitForTimeout(300)
    await link.click()
    const { after, waited } = await arrival
    return {
      [`page change at ${latency} ms`]: after,
      [`waited for its document at ${latency} ms`]: waited,
      [`empty transition at ${latency} ms`]: empty,
      [`over empty transition at ${latency} ms`]: after - waited - empty,
    }
  } finally {
    await context.close()
  }
}

/** From the first tap on a link to the moment the new page begins to show: nothing announced the tap. */
export async function tapFirst(browser: Browser, site: string, latency: number): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPageChanges)
    await page.goto(site, { waitUntil: 'networkidle' })
    const arrival = arrivalOn(page)
    await page.getByRole('main').locator('a[href="/products/nuts"]').first().tap()
    return { [`first tap at ${latency} ms`]: (await arrival).after }
  } finally {
    await context.close()
  }
}

/** The page says it itself: whoever asks puts a large script into it first, in the middle of what is measured. */
async function arrivalOn(page: Page) {
  const said = await page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('arrived after'),
  })
  const [, after, waited] = said.text().match(/after (\S+), waited (\S+)/) ?? []
  return { after: Number(after), waited: Number(waited) }
}

/** The second of two, in the same page: the first one also prepares what all later ones use. */
const emptyTransition = (page: Page) =>
  page.evaluate(async () => {
    await document.startViewTransition(() => {}).finished
    const start = performance.now()
    const transition = document.startViewTransition(() => {})
    await transition.ready
    const ready = performance.now() - start
    await transition.finished
    return ready
  })

/** Runs in the page. The new one begins to show when its view transition is ready, with or without a new document. */
function watchPageChanges() {
  const now = () => performance.timeOrigin + performance.now()
  const arrive = () => {
    const clicked = Number(sessionStorage.getItem('clicked'))
    if (!clicked) return
    // A click can come before the document that was fetched for it.
    const fetched = performance.getEntriesByName(window.location.href, 'resource').at(-1) as PerformanceResourceTiming
    const waited = fetched ? performance.timeOrigin + fetched.responseEnd - clicked : 0
    console.debug(`arrived after ${now() - clicked}, waited ${Math.max(0, waited)}`)
  }
  window.addEventListener('click', () => sessionStorage.setItem('clicked', String(now())), true)
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) viewTransition.ready.then(arrive, arrive)
    else requestAnimationFrame(arrive)
  })
  const start = document.startViewTransition
  document.startViewTransition = function (...given) {
    const transition = start.apply(this, given)
    transition.ready.then(arrive, arrive)
    return transition
  }
}
