import { inquiryBy, sendButton, thanks } from '../quay/buyer.ts'
import { add, enter, onList, open, openWithList, presence, preview, quantity, remove } from '../quay/list.ts'
import { expect, test } from '../quay/test.ts'

const two = 'cashews-w320,cumin-seed'

test('putting one product back leaves alone what was added and changed since', async ({ page, context, quay }) => {
  await openWithList(page, quay.url, two)
  await remove(page, 'Cumin Seed').click()
  const other = await context.newPage()
  await open(other, `${quay.url}/products/nuts`)
  await add(other, 'Cashews W180').click()
  await expect(quantity(page, 'Cashews W180')).toBeVisible()
  await enter(quantity(page, 'Cashews W320'), '500')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(quantity(page, 'Cumin Seed')).toBeVisible()
  await expect(quantity(page, 'Cashews W180')).toBeVisible()
  await expect(quantity(page, 'Cashews W320')).toHaveValue('500')
})

test('what one tab can put back stays there while another tab clears the list', async ({ page, context, quay }) => {
  await openWithList(page, quay.url, two)
  await remove(page, 'Cumin Seed').click()
  const other = await context.newPage()
  await open(other, `${quay.url}/contact`)
  await other.getByRole('button', { name: 'Clear the list' }).click()
  await expect(quantity(page, 'Cashews W320')).toHaveCount(0)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(quantity(page, 'Cumin Seed')).toBeVisible()
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1)
  await expect(quantity(other, 'Cumin Seed')).toBeVisible()
})

test('using a sent list again keeps what is on the list by then', async ({ page, context, quay }) => {
  await openWithList(page, quay.url, two)
  const { Message, ...written } = inquiryBy('Layla again')
  for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
  await sendButton(page).click()
  const again = page.getByRole('button', { name: 'Use this list again' })
  await expect(again).toBeVisible()
  const other = await context.newPage()
  await open(other, `${quay.url}/products/nuts`)
  await add(other, 'Cashews W180').click()
  await expect(quantity(page, 'Cashews W180')).toBeVisible()
  await again.click()
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(3)
})

test('a product that a button takes off comes back by the same button with its amount', async ({ page, quay }) => {
  await openWithList(page, quay.url, 'cashews-w320:500kg')
  await open(page, `${quay.url}/products/nuts/cashews`)
  await onList(page, 'Cashews W320').click()
  await add(page, 'Cashews W320').click()
  await expect(onList(page, 'Cashews W320')).toBeVisible()
  await page.goto(`${quay.url}/contact`)
  await expect(quantity(page, 'Cashews W320')).toHaveValue('500')
})

test('a button whose code hangs says so in the end', async ({ page, quay }) => {
  await page.clock.install()
  await page.route(/assets\/addButtons-/, () => {})
  await page.goto(`${quay.url}/products/nuts/cashews`)
  await add(page, 'Cashews W320').click()
  await page.clock.runFor('00:31')
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
})

test('a kept list goes with the inquiry though no other script ever comes', { tag: '@broad' }, async ({
  page,
  quay,
}) => {
  await openWithList(page, quay.url, 'cashews-w320:500kg')
  for (const fate of ['hang', 'fail'] as const) {
    await page.evaluate(
      (kept) => localStorage.setItem('inquiry-list', kept),
      await page.evaluate(() => localStorage.getItem('inquiry-list') ?? ''),
    )
    await page.route(/assets\/(?!start-|createStore-)[^/]+\.js/, (route) =>
      fate === 'hang' ? undefined : route.abort(),
    )
    // Where scripts hang, some browsers hold back what they call loaded.
    await page.goto(`${quay.url}/about`, { waitUntil: 'domcontentloaded' })
    await page.goto(`${quay.url}/contact`, { waitUntil: 'domcontentloaded' })
    const name = `Layla, scripts ${fate}`
    const { Message, ...written } = inquiryBy(name)
    for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
    await page.unroute(/assets\/(?!start-|createStore-)[^/]+\.js/)
    // The next visit sends it.
    await page.goto(`${quay.url}/about`)
    await expect.poll(() => quay.rows().find((row) => row.name === name)?.message).toBe('1. Cashews W320: 500kg')
    await openWithList(page, quay.url, 'cashews-w320:500kg')
  }
})

test('typing in the list touches no link, and a focused link keeps the focus when another tab adds', async ({
  page,
  context,
  quay,
}) => {
  await openWithList(page, quay.url, two)
  const link = presence(page)
  const before = await link.elementHandle()
  await quantity(page, 'Cumin Seed').pressSequentially('1200')
  expect(await link.evaluate((now, then) => now === then, before)).toBe(true)
  await link.focus()
  const other = await context.newPage()
  await open(other, `${quay.url}/products/nuts`)
  await add(other, 'Cashews W180').click()
  await expect(link).toHaveAccessibleName('List 3')
  await page.bringToFront()
  await expect(link).toBeFocused()
})

test('a page with a kept list does not move when the list comes', { tag: '@broad' }, async ({
  page,
  quay,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'It does not tell.')
  await openWithList(page, quay.url, two)
  await page.goto(`${quay.url}/about`)
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((entries) => {
      const isKept = document.documentElement.style.getPropertyValue('--lines')
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (isKept && !entry.hadRecentInput)
          Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value })
    }).observe({ type: 'layout-shift' })
  })
  // The list's own code comes late: by then its place is kept.
  const released = Promise.withResolvers<void>()
  await page.route(/list-en-/, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto(`${quay.url}/contact`)
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--lines'))
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  await page.evaluate(() => Object.assign(window, { shift: 0 }))
  released.resolve()
  await expect(quantity(page, 'Cumin Seed')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
})

test('two tabs agree', async ({ page, context, quay }) => {
  await openWithList(page, quay.url, 'cashews-w320')
  const other = await context.newPage()
  await open(other, `${quay.url}/products/spices`)
  await add(other, 'Cumin Seed').click()
  await expect(quantity(page, 'Cumin Seed')).toBeVisible()
  await enter(quantity(page, 'Cumin Seed'), '7')
  await expect(onList(other, 'Cumin Seed')).toHaveText('Added')
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(add(other, 'Cumin Seed')).toBeVisible()
})

test('offline the list is in the inquiry that goes out later', async ({ page, context, quay }) => {
  await openWithList(page, quay.url, two)
  const { Message, ...written } = inquiryBy('Layla on the road')
  for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(() => quay.rows().find(({ name }) => name === 'Layla on the road')?.message, { timeout: 30_000 })
    .toBe('1. Cashews W320: quantity open\n2. Cumin Seed: quantity open')
})

test('where nothing can be stored, the list works for the page and says so', async ({ page, quay }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await openWithList(page, quay.url, two)
  await expect(page.getByText('It stays as long as this page is open.')).toBeVisible()
  await enter(quantity(page, 'Cumin Seed'), '3')
  await expect(preview(page)).toContainText('Cumin Seed: 3kg')
})
