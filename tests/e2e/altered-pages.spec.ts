import type { Page } from '@playwright/test'
import { fillIn, inquiryBy, openForm, pastThanks, sendButton, thanks } from '../faults/buyer.ts'
import { expect, test } from '../faults/test.ts'
import { alterations } from '../quality/altered.ts'
import { restOn } from '../quality/visit.ts'

const headerLink = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first()

/** Holds the files whose names begin so until the returned function is called. */
async function hold(page: Page, name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function expectSentOnce(page: Page, rows: () => unknown[]) {
  await expect(thanks(page)).toBeVisible()
  await pastThanks(page)
  for (const label of Object.keys(inquiryBy(''))) await expect(page.getByLabel(label)).toHaveValue('')
  await expect.poll(rows).toHaveLength(1)
}

for (const [kind, alter] of Object.entries(alterations)) {
  test.describe(`a page that was ${kind}`, () => {
    test('before any script ran keeps what is typed, and sends it once', async ({ page, quay }) => {
      const start = await hold(page, 'start')
      await page.goto(`${quay.url}/contact`, { waitUntil: 'domcontentloaded' })
      await page.evaluate(alter)
      await fillIn(page, inquiryBy(`Early, ${kind}`))
      start()
      await expect(page.locator('[data-inquiry][data-state=editing]')).toBeAttached()
      for (const [label, value] of Object.entries(inquiryBy(`Early, ${kind}`)))
        await expect(page.getByLabel(label)).toHaveValue(value)
      await sendButton(page).click()
      await expectSentOnce(page, () => quay.rows().filter(({ name }) => name === `Early, ${kind}`))
    })

    test('sends an inquiry once that was sent before the code for the outbox is there', async ({ page, quay }) => {
      const desk = await hold(page, 'desk')
      await openForm(page, quay.url)
      await page.evaluate(alter)
      await fillIn(page, inquiryBy(`Ahead, ${kind}`))
      await sendButton(page).evaluate((button: HTMLButtonElement) => {
        button.click()
        button.click()
      })
      await expect(thanks(page)).toBeVisible()
      expect(quay.crossings()).toBe(0)
      desk()
      await expectSentOnce(page, () => quay.rows().filter(({ name }) => name === `Ahead, ${kind}`))
      expect(quay.crossings()).toBe(1)
      expect(new URL(page.url()).hash).toBe('')
    })

    test('sends an inquiry once that was written after React had come', async ({ page, quay }) => {
      await openForm(page, quay.url)
      await page.evaluate(alter)
      await fillIn(page, inquiryBy(`Late, ${kind}`))
      await restOn(headerLink(page, '/about'))
      for (const [label, value] of Object.entries(inquiryBy(`Late, ${kind}`)))
        await expect(page.getByLabel(label)).toHaveValue(value)
      await sendButton(page).click()
      await expectSentOnce(page, () => quay.rows().filter(({ name }) => name === `Late, ${kind}`))
    })

    test('leads on to whole pages and back to what was typed', async ({ page, quay }) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      await openForm(page, quay.url)
      await page.evaluate(alter)
      await fillIn(page, inquiryBy(`Wandering, ${kind}`))
      for (const path of ['/about', '/products', '/contact']) {
        await restOn(headerLink(page, path))
        await headerLink(page, path).click()
        await expect(page).toHaveURL(quay.url + path)
        await expect(page.getByRole('main')).toHaveCount(1)
        await expect(page.getByRole('contentinfo')).toHaveCount(1)
        await page.evaluate(alter)
      }
      await expect(page.getByLabel('Name')).toHaveValue(`Wandering, ${kind}`)
      expect(complaints).toEqual([])
    })
  })
}

test('an inquiry that is sent while its page is left arrives all the same', async ({ page, quay }) => {
  const desk = await hold(page, 'desk')
  await openForm(page, quay.url)
  await restOn(headerLink(page, '/about'))
  await fillIn(page, inquiryBy('On the way out'))
  await sendButton(page).click()
  await headerLink(page, '/about').click()
  await expect(page).toHaveURL(`${quay.url}/about`)
  desk()
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'On the way out')).toHaveLength(1)
})

for (const [broken, body] of Object.entries({
  'cannot be rendered': 'export default () => { throw new Error("A slip of ours") }',
  'is not what it should be': 'export default undefined',
  'does not even load': 'throw new Error("A slip of ours")',
})) {
  test(`a page that ${broken} is loaded as a document, and what was shown stays until then`, async ({ page, quay }) => {
    await page.route(/\/assets\/About-/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await openForm(page, quay.url)
    await fillIn(page, inquiryBy('Unmoved'))
    await page.evaluate(() =>
      window.addEventListener('pagehide', () => {
        const shown = [
          document.querySelector('h1')?.textContent,
          document.querySelector<HTMLInputElement>('[data-field=name]')?.value,
        ]
        sessionStorage.setItem('left', shown.join(', '))
      }),
    )
    await headerLink(page, '/about').hover()
    await page.waitForResponse(/\/assets\/About-/)
    await headerLink(page, '/about').click()
    await expect(page).toHaveURL(`${quay.url}/about`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^See the goods/)
    const left = await page.evaluate(() => sessionStorage.getItem('left'))
    expect(left).toMatch(/^Ask for a price.*, Unmoved$/)
  })
}
