import { inquiryBy, sendButton, thanks } from '../faults/buyer.ts'
import {
  add,
  heading,
  message,
  note,
  onList,
  open,
  openWithList,
  presence,
  preview,
  quantity,
  remove,
  unit,
} from '../faults/list.ts'
import { expect, test } from '../faults/test.ts'
import { barriers } from '../quality/axe.ts'
import { phone } from '../quality/pages.ts'

const two = 'cashews-w320,cumin-seed'

test('a list is built over several pages, survives a reload, and each row takes its product off again', async ({
  page,
  quay,
}) => {
  await open(page, `${quay.url}/products/nuts`)
  await add(page, 'Cashews W320').click()
  await expect(onList(page, 'Cashews W320')).toBeFocused()
  await expect(presence(page)).toHaveAccessibleName('List 1')
  await open(page, `${quay.url}/products/spices`)
  await add(page, 'Cumin Seed').press('Enter')
  await expect(presence(page)).toHaveAccessibleName('List 2')
  await page.reload()
  await expect(onList(page, 'Cumin Seed')).toBeVisible()
  await onList(page, 'Cumin Seed').click()
  await expect(add(page, 'Cumin Seed')).toBeVisible()
  await presence(page).click()
  await expect(page).toHaveURL(/\/contact#your-list$/)
  await expect(quantity(page, 'Cashews W320')).toBeVisible()
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1)
})

test('a control is a thumb wide, and a phone has a bar instead of a third thing in its header', async ({
  page,
  quay,
}) => {
  await page.setViewportSize(phone)
  await open(page, `${quay.url}/products/nuts`)
  const box = await add(page, 'Cashews W320').boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(44)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await add(page, 'Cashews W320').click()
  await expect(page.getByRole('link', { name: 'Review list' })).toBeVisible()
  await expect(presence(page)).toBeHidden()
})

test('the lines go before the visitor’s words in the one message, and the list is empty afterwards', async ({
  page,
  quay,
}) => {
  await openWithList(page, quay.url, two)
  await quantity(page, 'Cashews W320').fill('500')
  await note(page, 'Cashews W320').fill('10kg vacuum bags')
  await expect(message(page)).not.toHaveAttribute('required')
  const { Message, ...written } = inquiryBy('Layla with a list')
  for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
  await message(page).fill('To Sharjah.')
  const whole = '1. Cashews W320: 500 kg, 10kg vacuum bags\n2. Cumin Seed: quantity open\n\nTo Sharjah.'
  await expect(preview(page)).toHaveText(whole)
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect.poll(() => quay.rows().find(({ name }) => name === 'Layla with a list')?.message).toBe(whole)

  await expect(page.getByText('Your list went with it: 2 products.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveAttribute('required')
  await page.getByRole('button', { name: 'Use this list again' }).click()
  await expect(quantity(page, 'Cashews W320')).toHaveValue('500')
})

test('every unit is written as sales reads it, and every line may stay open', async ({ page, quay }) => {
  await openWithList(page, quay.url, 'cashews-w320')
  await expect(preview(page)).toHaveText('1. Cashews W320: quantity open')
  for (const [chosen, written] of [
    ['kg', '1 kg'],
    ['g', '1 g'],
    ['t', '1 t'],
    ['liters', '1 liter'],
    ['drums', '1 drum'],
    ['tins', '1 tin'],
    ['bags', '1 bag'],
    ['cartons', '1 carton'],
    ['pallets', '1 pallet'],
    ['containers', '1 container'],
  ] as const) {
    await quantity(page, 'Cashews W320').fill('١')
    await unit(page, 'Cashews W320').selectOption(chosen)
    await expect(preview(page)).toHaveText(`1. Cashews W320: ${written}`)
  }
  await quantity(page, 'Cashews W320').fill('1,5')
  await note(page, 'Cashews W320').fill('أكياس ورقية 25 كجم')
  await expect(preview(page)).toHaveText('1. Cashews W320: 1,5 containers, أكياس ورقية 25 كجم')
  await note(page, 'Cashews W320').fill('x'.repeat(5000))
  await expect(preview(page)).toContainText('x'.repeat(5000))
})

test('what was removed or cleared can be put back', async ({ page, quay }) => {
  await openWithList(page, quay.url, two)
  await quantity(page, 'Cumin Seed').fill('40')
  await remove(page, 'Cumin Seed').click()
  await expect(remove(page, 'Cashews W320')).toBeFocused()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(quantity(page, 'Cumin Seed')).toHaveValue('40')
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(heading(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByText('List cleared: 2 products.')).toBeVisible()
  await page.getByRole('button', { name: 'Put them back' }).click()
  await expect(quantity(page, 'Cumin Seed')).toHaveValue('40')
})

test('putting one product back leaves alone what was added and changed since', async ({ page, context, quay }) => {
  await openWithList(page, quay.url, two)
  await remove(page, 'Cumin Seed').click()
  const other = await context.newPage()
  await open(other, `${quay.url}/products/nuts`)
  await add(other, 'Cashews W180').click()
  await quantity(page, 'Cashews W320').fill('500')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(quantity(page, 'Cumin Seed')).toBeVisible()
  await expect(quantity(page, 'Cashews W180')).toBeVisible()
  await expect(quantity(page, 'Cashews W320')).toHaveValue('500')
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
  await again.click()
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(3)
})

test('a kept list goes with the inquiry though no other script ever comes', async ({ page, quay }) => {
  await openWithList(page, quay.url, 'cashews-w320:500kg')
  for (const fate of ['hang', 'fail'] as const) {
    await page.evaluate(
      (kept) => localStorage.setItem('inquiry-list', kept),
      await page.evaluate(() => localStorage.getItem('inquiry-list') ?? ''),
    )
    await page.route(/assets\/(?!start-)[^/]+\.js/, (route) => (fate === 'hang' ? undefined : route.abort()))
    await page.goto(`${quay.url}/about`)
    await page.goto(`${quay.url}/contact`)
    const name = `Layla, scripts ${fate}`
    const { Message, ...written } = inquiryBy(name)
    for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
    await page.unroute(/assets\/(?!start-)[^/]+\.js/)
    // The next visit sends it.
    await page.goto(`${quay.url}/about`)
    await expect.poll(() => quay.rows().find((row) => row.name === name)?.message).toBe('1. Cashews W320: 500 kg')
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
  await expect(link).toBeFocused()
})

test('an added row keeps what is said of its product', async ({ page, quay }) => {
  await open(page, `${quay.url}/products/nuts`)
  await add(page, 'Cashews W320').click()
  const row = page.locator('#cashews-w320')
  await expect(row.getByText('up to 320 per lb')).toBeVisible()
  await expect(row.getByText('Added')).toBeVisible()
})

test('a page with a kept list does not move when the list comes', async ({ page, quay, browserName }) => {
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
  await quantity(page, 'Cumin Seed').fill('7')
  await expect(onList(other, 'Cumin Seed')).toHaveText('7 kg')
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
  await expect(page.getByText('Your list stays as long as this page is open.')).toBeVisible()
  await quantity(page, 'Cumin Seed').fill('3')
  await expect(preview(page)).toContainText('Cumin Seed: 3 kg')
})

test('axe finds nothing on a list, on its rows, or on a choice', async ({ page, quay }) => {
  test.slow()
  // A page that is still arriving is pale.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `${quay.url}/products/nuts`)
  await add(page, 'Cashews W320').click()
  expect(await barriers(page)).toEqual([])
  await openWithList(page, quay.url, 'cumin-seed:2t')
  await expect(page.getByRole('region', { name: 'This link brings a list' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
})
