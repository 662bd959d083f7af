import type { Page } from '@playwright/test'
import { settled } from './visit.ts'

/** Opens a page and waits until the service worker has stocked up and taken over. */
export async function visitKept(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
  // The worker comes for visitors who move.
  await page.mouse.move(200, 200)
  await takenOver(page)
}

function takenOver(page: Page) {
  return page.evaluate(async () => {
    const { serviceWorker } = navigator
    const change = new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }))
    if (!serviceWorker.controller) await change
  })
}

/** The paths of everything that is kept, in the caches whose names start so. */
export function kept(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  }, prefix)
}
