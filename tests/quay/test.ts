import { test as base } from '@playwright/test'
import { heedScripts } from '../support/visit.ts'
import { shortenThanks } from './buyer.ts'
import { type Quay, startQuay } from './quay.ts'

/** Tests of what becomes of an inquiry: each gets a server of its worker's own, and fair weather to begin with. */
export const test = base.extend<{ quay: Quay }, { quayOfWorker: Quay }>({
  quayOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this parameter.
    async ({}, use) => {
      const quay = await startQuay()
      await use(quay)
      await quay.stop()
    },
    { scope: 'worker' },
  ],
  quay: async ({ quayOfWorker }, use, testInfo) => {
    // Retries take their time, and so does a busy machine.
    testInfo.setTimeout(120_000)
    quayOfWorker.change()
    await use(quayOfWorker)
  },
  page: async ({ page, browserName, javaScriptEnabled }, use) => {
    await page.addInitScript(shortenThanks)
    await heedScripts({ page, browserName, javaScriptEnabled }, use)
  },
  launchOptions: [
    async ({ browserName, launchOptions }, use) =>
      use(
        browserName === 'chromium'
          ? { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
          : launchOptions,
      ),
    { scope: 'worker' },
  ],
})

export { expect } from './buyer.ts'
