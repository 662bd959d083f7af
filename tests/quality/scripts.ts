import type { Page } from '@playwright/test'

type Given = { page: Page; browserName: string; javaScriptEnabled: boolean | undefined }

/** A page whose scripts are off. Firefox lets Playwright not switch them off, so there they never arrive. */
export async function heedScripts({ page, browserName, javaScriptEnabled }: Given, use: (page: Page) => Promise<void>) {
  if (browserName === 'firefox' && !javaScriptEnabled) await page.route(/\.js$/, (route) => route.abort())
  await use(page)
}
