import type { Page } from '@playwright/test'
import { expect, settled } from './visit.ts'

/** Opens a page, waits until the service worker has stocked up, and opens it again under its care. */
export async function visitKept(page: Page, address: string) {
  await page.addInitScript(hurryTheWorker)
  await page.goto(address)
  await settled(page)
  // The worker comes for visitors who move.
  await page.mouse.move(200, 200)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  expect(await page.evaluate(() => Reflect.get(window, 'isHurried')), 'the calm is cut short').toBe(true)
  await page.goto(address)
  await settled(page)
}

/** Runs in the page before anything else does: the calm that the first worker waits for has a test of its own. */
function hurryTheWorker() {
  if (navigator.serviceWorker.controller) return void Object.assign(window, { isHurried: true })
  const wait = window.setTimeout
  window.setTimeout = ((act: () => void, delay?: number, ...rest: []) => {
    if (delay !== 4000) return wait(act, delay, ...rest)
    Object.assign(window, { isHurried: true })
    return wait(act, 0, ...rest)
  }) as typeof window.setTimeout
}

/** The paths of everything that is kept, in the caches whose names start so. */
export function kept(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  }, prefix)
}

/** Waits until the worker of the version now deployed has taken over. */
export async function newestInCharge(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const states = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready
      return [installing?.state, waiting?.state, active?.state]
    })
  // The one in charge may be kept by the page that is open, and then goes with it.
  await expect(async () => {
    await page.reload()
    expect(await states()).toEqual([undefined, undefined, 'activated'])
  }).toPass({ timeout: 60_000 })
}
