import { fillIn, inquiryBy, openForm, pastThanks, reload, sendButton, sendInquiry, thanks } from '../quay/buyer.ts'
import { expect, test } from '../quay/test.ts'
import { follow } from '../support/visit.ts'

const sentence = 'Your inquiry has been submitted successfully. Our sales team will contact you within 24 hours.'

test('an inquiry arrives as it was written, and the visitor is thanked for three seconds', async ({ page, quay }) => {
  await page.clock.install()
  await openForm(page, quay.url)
  await page.clock.pauseAt(Date.now() + 60_000)
  await sendInquiry(page, 'Layla as written')
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ has: thanks(page) })).toBeAttached()
  await expect(thanks(page)).toBeFocused()
  await expect(sendButton(page)).toHaveCount(0)
  await expect(page.getByRole('form')).toBeHidden()

  await page.clock.runFor(2990)
  await expect(thanks(page)).toBeVisible()
  await page.clock.runFor(20)
  await expect(thanks(page)).toHaveCount(0)
  for (const label of Object.keys(inquiryBy(''))) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByRole('form', { name: 'Send an inquiry' })).toBeFocused()
  await expect(page.getByText('Your inquiry has been sent.')).toBeVisible()

  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Layla as written')).toHaveLength(1)
  expect(quay.rows().find(({ name }) => name === 'Layla as written')).toMatchObject({
    company: 'Haddad Bakeries',
    email: 'layla@haddad.example',
    phone: '+971 4 123 4567',
    message: 'Two pallets of almonds 23/25, please.\nDelivered to Sharjah.',
    flags: [],
  })
})

test('two clicks send one inquiry', async ({ page, quay }) => {
  await openForm(page, quay.url)
  await fillIn(page, inquiryBy('Layla twice'))
  // Both clicks before the page can do anything in between.
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(thanks(page)).toBeVisible()
  await pastThanks(page)
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Layla twice')).toHaveLength(1)
  expect(quay.crossings()).toBe(1)
})

test('what was typed survives a reload and a wrong turn', async ({ page, quay }) => {
  const written = inquiryBy('Layla interrupted')
  await openForm(page, quay.url)
  await fillIn(page, written)
  await reload(page)
  for (const [label, value] of Object.entries(written)) await expect(page.getByLabel(label)).toHaveValue(value)

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(`${quay.url}/about`)
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  for (const [label, value] of Object.entries(written)) await expect(page.getByLabel(label)).toHaveValue(value)

  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await reload(page)
  await expect(page.getByRole('contentinfo').getByText(/Open now|Closed now/)).toBeAttached()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('what was typed before is not lost to who types before it is back', async ({ page, quay }) => {
  await openForm(page, quay.url)
  await page.getByLabel('Company').fill('Layla & Sons')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('inquiry-draft'))).toContain('Layla & Sons')
  // The moment in which it would be put back never comes.
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((work: TimerHandler, delay?: number) =>
      delay ? setTimeout(work, delay) : 0) as typeof setTimeout
  })
  // A reload would bring it back by the browser's own hand.
  await page.goto(`${quay.url}/about`)
  await page.goto(`${quay.url}/contact`)
  await expect(page.locator('[data-state=editing]')).toBeAttached()
  await page.getByLabel('Message').pressSequentially('M')
  await expect(page.getByLabel('Company')).toHaveValue('Layla & Sons')
  await expect(page.getByLabel('Message')).toHaveValue('M')
})

test('robots that fill in everything are marked, people are not', async ({ page, quay }) => {
  await page.goto(`${quay.url}/about`)
  await follow(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }))
  await expect(sendButton(page)).toBeVisible()
  // From here on no time passes but what the test lets pass.
  await page.clock.setFixedTime('2026-03-01T08:00:00Z')
  await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await sendInquiry(page, 'Robot')
  await expect.poll(() => quay.rows().find(({ name }) => name === 'Robot')?.flags).toEqual(['honeypot', 'too-fast'])

  await expect(sendButton(page)).toBeVisible()
  await page.clock.setFixedTime('2026-03-01T08:01:00Z')
  await sendInquiry(page, 'Person')
  await expect.poll(() => quay.rows().find(({ name }) => name === 'Person')?.flags).toEqual([])
})

test('a visitor who is faster than the scripts is thanked, too, and once', async ({ page, context, quay }) => {
  await page.route('**/assets/*.js*', (route) => route.abort())
  await page.goto(`${quay.url}/contact`)
  await fillIn(page, inquiryBy('Layla in a hurry'))
  await page.unroute('**/assets/*.js*')
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await pastThanks(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  expect(await other.locator('[data-inquiry]').getAttribute('data-state')).toBe('editing')
  expect(quay.rows().filter(({ name }) => name === 'Layla in a hurry')).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent by the browser and the visitor is thanked', async ({ page, quay }) => {
    await page.goto(`${quay.url}/contact`)
    await expect(thanks(page)).toBeHidden()
    await fillIn(page, inquiryBy('Layla without scripts'))
    await sendButton(page).click()
    await expect(page).toHaveURL(`${quay.url}/contact#thank-you`)
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(sendButton(page)).toBeHidden()
    expect(quay.rows().find(({ name }) => name === 'Layla without scripts')?.flags).toEqual([])
  })
})
