import { openForm, outbox, panel, panelText, pastThanks, reload, sendInquiry, waitingLine } from '../quay/buyer.ts'
import { expect, test } from '../quay/test.ts'
import { fickle, reset, storm } from '../quay/weather.ts'
import { phone } from '../support/pages.ts'
import { idle } from '../support/visit.ts'

test('an inquiry is stored before it is sent, and deleted only after it went out', async ({ page, quay }) => {
  const held = Promise.withResolvers<void>()
  let storedAtSending: string[] = []
  await openForm(page, quay.url)
  quay.change(async ({ pass }) => {
    storedAtSending = (await outbox(page)).map(({ name }) => name)
    await held.promise
    await pass()
  })
  await sendInquiry(page, 'Stored first')
  await expect.poll(() => storedAtSending).toEqual(['Stored first'])
  held.resolve()
  await expect.poll(() => outbox(page)).toEqual([])
  expect(quay.rows().filter(({ name }) => name === 'Stored first')).toHaveLength(1)
})

test('an inquiry written offline arrives once when the network returns', async ({ page, context, quay }) => {
  await page.clock.install()
  await openForm(page, quay.url)
  // Time stands still but for the thanks: it is the network that sends the inquiry, not the next try.
  await page.clock.pauseAt(Date.now() + 60_000)
  const parts = [/\/courier-/, /\/OutboxNote-/, /\/react-/].map((part) => page.waitForResponse(part))
  await page.mouse.move(200, 200)
  // Whoever begins to write gets what tells of a waiting inquiry.
  await page.getByLabel('Name').fill('O')
  for (const part of parts) await (await part).finished()
  await context.setOffline(true)
  await sendInquiry(page, 'Offline')
  await expect(waitingLine(page)).toBeVisible()
  await expect(page.getByText('Saved on this device. It will be sent automatically when you are online.')).toBeVisible()
  expect(await panelText(page)).toBe(panel)
  await page.clock.runFor(3000)
  await expect(waitingLine(page)).toBeVisible()
  await expect(page.getByText('Your inquiry has been sent.')).toBeHidden()
  expect(quay.crossings()).toBe(0)

  await context.setOffline(false)
  await expect(waitingLine(page)).toHaveCount(0)
  expect(await outbox(page)).toEqual([])
  expect(quay.rows().filter(({ name }) => name === 'Offline')).toHaveLength(1)
})

test('an inquiry written where the network went before the courier came arrives when it is back', async ({
  page,
  context,
  quay,
}) => {
  await openForm(page, quay.url)
  await context.setOffline(true)
  await sendInquiry(page, 'Offline from the start')
  expect((await outbox(page)).map(({ name }) => name)).toEqual(['Offline from the start'])
  await context.setOffline(false)
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Offline from the start')).toHaveLength(1)
  await expect.poll(() => outbox(page)).toEqual([])
})

test('the next visit sends what the last one could not, from any page', async ({ page, quay }) => {
  await openForm(page, quay.url)
  quay.change(storm)
  await sendInquiry(page, 'Next visit')
  await page.goto('about:blank')
  quay.change()
  await page.goto(`${quay.url}/products/nuts`)
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Next visit')).toHaveLength(1)
  await expect.poll(() => outbox(page)).toEqual([])
})

test('what waits is told where it stands, and does not take the page from who reads elsewhere', async ({
  page,
  quay,
}) => {
  await page.setViewportSize(phone)
  await openForm(page, quay.url)
  quay.change(storm)
  await sendInquiry(page, 'Not in the way')
  await page.route('**/assets/OutboxNote-*.js', async (route) => {
    await isReading.promise
    await route.continue()
  })
  const isReading = Promise.withResolvers<void>()
  await openForm(page, quay.url)
  await page.evaluate(() => window.scrollTo(0, 2000))
  isReading.resolve()
  await expect(waitingLine(page)).toBeAttached()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1500)
})

test('the next visit sends what waits, also where the browser never comes to rest', async ({ page, quay }) => {
  await openForm(page, quay.url)
  quay.change(storm)
  await sendInquiry(page, 'Never idle')
  await page.goto('about:blank')
  quay.change()
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, { timeout } = {}) =>
      timeout ? window.setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), timeout) : 0
  })
  await page.goto(`${quay.url}/about`)
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Never idle')).toHaveLength(1)
})

test('visitors without an outbox load no code for it', async ({ page, quay }) => {
  await openForm(page, quay.url)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`${quay.url}/about`)
  await idle(page)
  expect(scripts.filter((url) => url.includes('courier'))).toEqual([])
})

test('three tabs send each inquiry once', async ({ context, quay }) => {
  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()))
  for (const tab of tabs) await openForm(tab, quay.url)
  await context.setOffline(true)
  for (const [index, tab] of tabs.entries()) await sendInquiry(tab, `Tab ${index}`)
  await context.setOffline(false)
  const [first] = tabs
  if (first) await expect.poll(() => outbox(first)).toEqual([])
  expect(
    quay
      .rows()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('Tab '))
      .sort(),
  ).toEqual(['Tab 0', 'Tab 1', 'Tab 2'])
  expect(quay.crossings()).toBe(3)
})

test('an inquiry whose answer was lost is not stored twice', async ({ page, quay }) => {
  await openForm(page, quay.url)
  quay.change(reset)
  await sendInquiry(page, 'Answer lost')
  await expect(waitingLine(page)).toBeVisible()
  quay.change()
  await expect.poll(() => outbox(page)).toEqual([])
  await expect(page.getByText('It has been sent. Thank you.')).toBeVisible()
  expect(quay.rows().filter(({ name }) => name === 'Answer lost')).toHaveLength(1)
})

test('a waiting inquiry goes out when the visitor says so', async ({ page, quay }) => {
  await page.clock.install()
  await openForm(page, quay.url)
  quay.change(storm)
  await page.clock.pauseAt(Date.now() + 60_000)
  await sendInquiry(page, 'On request')
  await page.clock.runFor(3000)
  await expect(waitingLine(page)).toBeVisible()
  const sendNow = page.getByRole('button', { name: 'Send now' })
  await sendNow.click()
  await expect(page.getByText('It could not be sent yet.')).toBeVisible()
  expect((await outbox(page)).map(({ name }) => name)).toEqual(['On request'])

  quay.change()
  await sendNow.click()
  await expect(page.getByText('It has been sent. Thank you.')).toBeFocused()
  expect(await outbox(page)).toEqual([])
  expect(quay.rows().filter(({ name }) => name === 'On request')).toHaveLength(1)
})

test('with every second answer failing, inquiries arrive by themselves', async ({ page, quay }) => {
  await openForm(page, quay.url)
  quay.change(fickle)
  for (const number of [1, 2, 3]) {
    await sendInquiry(page, `Fickle ${number}`)
    await pastThanks(page)
  }
  await expect.poll(() => outbox(page)).toEqual([])
  const names = quay.rows().map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('Fickle')).sort()).toEqual(['Fickle 1', 'Fickle 2', 'Fickle 3'])
})

test('a reload in the middle of sending loses and doubles nothing', async ({ page, quay }) => {
  await openForm(page, quay.url)
  const held = Promise.withResolvers<void>()
  quay.change(async ({ number, arrive, sink, pass }) => {
    if (number > 1) return pass()
    await arrive()
    await held.promise
    sink()
  })
  await sendInquiry(page, 'Reloaded')
  await expect.poll(() => quay.crossings()).toBe(1)
  await reload(page)
  held.resolve()
  await expect.poll(() => outbox(page)).toEqual([])
  expect(quay.rows().filter(({ name }) => name === 'Reloaded')).toHaveLength(1)
})

test('a busy collector is left alone for as long as it asks', async ({ page, quay }) => {
  await page.clock.install()
  await openForm(page, quay.url)
  await page.clock.pauseAt(Date.now() + 60_000)
  const attempts: number[] = []
  quay.change(async ({ number, answer, pass }) => {
    attempts.push(await page.evaluate(() => Date.now()))
    if (number === 1) answer(429, { 'retry-after': '40' })
    else await pass()
  })
  await sendInquiry(page, 'Patient')
  await expect(waitingLine(page)).toBeVisible()
  await expect.poll(() => attempts).toHaveLength(1)
  // Hope of another kind changes nothing.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const later = async () => {
    await page.clock.runFor(4000)
    return attempts.length
  }
  await expect.poll(later, { intervals: [300], timeout: 60_000 }).toBe(2)
  const [first = 0, second = 0] = attempts
  expect(second - first).toBeGreaterThanOrEqual(40_000)
  await expect.poll(() => outbox(page)).toEqual([])
  expect(quay.rows().filter(({ name }) => name === 'Patient')).toHaveLength(1)
})
