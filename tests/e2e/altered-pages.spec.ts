import type { Page } from '@playwright/test'
import { fillIn, inquiryBy, openForm, pastThanks, sendButton, thanks } from '../quay/buyer.ts'
import { add, onList, open, openWithList, preview, quantity, remove } from '../quay/list.ts'
import { expect, test } from '../quay/test.ts'
import { alterations } from '../support/altered.ts'

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
  test.describe(`a page that was ${kind}`, { tag: kind === 'translated' ? [] : '@broad' }, () => {
    test('before any script ran keeps what is typed, and sends it once', async ({ page, quay }) => {
      const start = await hold(page, 'start')
      // The document is not said to be loaded before its script has run.
      await page.goto(`${quay.url}/contact`, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeAttached()
      await page.evaluate(alter)
      await fillIn(page, inquiryBy(`Early, ${kind}`))
      start()
      await expect(page.locator('[data-inquiry][data-state=editing]')).toBeAttached()
      for (const [label, value] of Object.entries(inquiryBy(`Early, ${kind}`)))
        await expect(page.getByLabel(label)).toHaveValue(value)
      await sendButton(page).click()
      await expectSentOnce(page, () => quay.rows().filter(({ name }) => name === `Early, ${kind}`))
    })

    test('sends an inquiry once though the code that tries again never comes', async ({ page, quay }) => {
      await hold(page, 'courier')
      await openForm(page, quay.url)
      await page.evaluate(alter)
      await fillIn(page, inquiryBy(`Ahead, ${kind}`))
      await sendButton(page).evaluate((button: HTMLButtonElement) => {
        button.click()
        button.click()
      })
      await expect(thanks(page)).toBeVisible()
      await expectSentOnce(page, () => quay.rows().filter(({ name }) => name === `Ahead, ${kind}`))
      expect(quay.crossings()).toBe(1)
      expect(new URL(page.url()).hash).toBe('')
    })

    test('leads on to whole pages and back to what was typed', async ({ page, quay }) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      await openForm(page, quay.url)
      await page.evaluate(alter)
      await fillIn(page, inquiryBy(`Wandering, ${kind}`))
      for (const path of ['/about', '/products', '/contact']) {
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
  await openForm(page, quay.url)
  await fillIn(page, inquiryBy('On the way out'))
  await sendButton(page).click()
  await headerLink(page, '/about').click()
  await expect(page).toHaveURL(`${quay.url}/about`)
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'On the way out')).toHaveLength(1)
})

test('a list whose every text was translated under its hands still works in every way', async ({ page, quay }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await openWithList(page, quay.url, 'cashews-w320:500kg,cumin-seed,black-tea')
  await page.evaluate(alterations.translated)
  await quantity(page, 'Cumin Seed').fill('40')
  await expect(preview(page)).toContainText('2. Cumin Seed: 40kg')
  await page.evaluate(alterations.translated)
  await remove(page, 'Black Tea').click()
  await expect(page.getByText('2 products, one inquiry.')).toBeVisible()
  await page.evaluate(alterations.translated)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(quantity(page, 'Black Tea')).toBeVisible()
  await expect(page.getByText('3 products, one inquiry.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await page.evaluate(alterations.translated)
  await page.getByRole('button', { name: 'Put them back' }).click()
  await expect(preview(page)).toContainText('1. Cashews W320: 500kg')
  expect(complaints).toEqual([])
})

test('the number of the list is right on a page that is being translated', { tag: '@broad' }, async ({
  page,
  quay,
}) => {
  await open(page, `${quay.url}/products/nuts`)
  await page.evaluate(alterations.translated)
  await add(page, 'Cashews W320').click()
  await add(page, 'Cashews W240').click()
  await expect(page.locator('header list-count').first()).toHaveText('2')
})

test('every text of a mounted list that changes is alone in its element', { tag: '@broad' }, async ({ page, quay }) => {
  await openWithList(page, quay.url, 'cashews-w320:500kg,cumin-seed')
  const crowded = () =>
    page.locator('[data-slot=list] *').evaluateAll((all) =>
      all.flatMap(({ childNodes }) => {
        const texts = [...childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim())
        return childNodes.length > 1 ? texts.map(({ textContent }) => textContent) : []
      }),
    )
  expect(await crowded()).toEqual([])
  await remove(page, 'Cumin Seed').click()
  expect(await crowded()).toEqual([])
})

test('a list that can never be drawn is tried three times, and its inquiry goes out all the same', {
  tag: '@broad',
}, async ({ page, quay }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => message === 'never' && complaints.push(message))
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      get() {
        throw new Error('never')
      },
    })
  })
  await page.goto(`${quay.url}/products/nuts`)
  await add(page, 'Cashews W320').click()
  await expect(onList(page, 'Cashews W320')).toBeVisible()
  await openForm(page, quay.url)
  await expect.poll(() => complaints.length).toBe(3)
  const { Message: _, ...written } = inquiryBy('Without a list to see')
  for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
  await sendButton(page).click()
  await expect
    .poll(() => quay.rows().find(({ name }) => name === 'Without a list to see')?.message)
    .toContain('Cashews W320')
  expect(complaints).toHaveLength(3)
})
