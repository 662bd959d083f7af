import { expect, test } from '../quay/test.ts'
import { visitKept } from '../support/kept.ts'
import { pageTitle } from '../support/visit.ts'

test.use({ serviceWorkers: 'allow' })

// Playwright's own switch leaves Firefox's service worker its network, so here the server goes.
test('where the server cannot be reached, pages are read from the device, and the rest comes back with it', async ({
  page,
  quay,
}) => {
  await visitKept(page, `${quay.url}/products/nuts`)
  await quay.cut()
  try {
    for (const [path, title] of [
      ['/', 'Ingredients by the sack and by the ton'],
      ['/products/spices', 'Spices'],
      ['/products/gold', 'No connection'],
    ] as const) {
      await page.goto(`${quay.url}${path}`)
      await expect(pageTitle(page)).toHaveText(title)
    }
  } finally {
    await quay.restore()
  }
  await page.goto(`${quay.url}/about`)
  await expect(pageTitle(page)).toHaveText('See the goods first, then talk price')
})
