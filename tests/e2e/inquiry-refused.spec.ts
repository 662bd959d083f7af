import type { Page } from '@playwright/test'
import {
  fillIn,
  inquiryBy,
  openForm,
  outbox,
  panel,
  panelText,
  pastThanks,
  reload,
  sendButton,
  sendInquiry,
  thanks,
} from '../quay/buyer.ts'
import { expect, test } from '../quay/test.ts'
import { storm, type Weather } from '../quay/weather.ts'
import { phone } from '../support/pages.ts'

const refused = (page: Page) => page.getByText('The form could not accept your inquiry.')
const edit = (page: Page) => page.getByRole('button', { name: 'Edit and send again' })
const byMail = (page: Page) => page.getByRole('link', { name: 'Send by email instead' })

/** The collector will not have it, as it would not have anything over 256 KB. */
const refuse: Weather = ({ answer }) =>
  answer(413, { 'content-type': 'application/json' }, { error: 'too-large', kilobytes: 256 })

test('an inquiry that is refused is told outside the thanks, with the reason, and not tried for ever', async ({
  page,
  quay,
}) => {
  await page.clock.install()
  await openForm(page, quay.url)
  quay.change(refuse)
  await sendInquiry(page, 'Refused')
  await expect(refused(page)).toBeVisible()
  await expect(page.getByText('at most 256 KB can be sent')).toBeVisible()
  expect(await panelText(page)).toBe(panel)
  await page.clock.runFor('10:00')
  expect(quay.crossings()).toBe(1)

  const address = new URL((await byMail(page).getAttribute('href')) ?? '')
  expect(address.searchParams.get('subject')).toBe('Inquiry from Haddad Bakeries')
  expect(address.searchParams.get('body')).toContain('Email: layla@haddad.example\r\n')

  // Another inquiry does better, and is neither blamed nor removed with the first.
  quay.change(storm)
  await sendInquiry(page, 'Only late')
  await page.clock.runFor(3100)
  await page.getByRole('button', { name: 'I have sent it, remove it here' }).click()
  await expect(refused(page)).toHaveCount(0)
  expect((await outbox(page)).map(({ name }) => name)).toEqual(['Only late'])
})

test('a refused inquiry comes back into the form, survives a reload, and goes out once when it is changed', async ({
  page,
  quay,
}) => {
  const written = inquiryBy('Brought back')
  await openForm(page, quay.url)
  quay.change(refuse)
  await fillIn(page, { ...written, Message: 'Far too long.' })
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await pastThanks(page)
  await edit(page).click()
  await expect(page.getByLabel('Message')).toHaveValue('Far too long.')
  await expect(page.getByLabel('Message')).toBeFocused()
  await expect(refused(page)).toHaveCount(0)

  await reload(page)
  for (const label of ['Name', 'Company', 'Email', 'Phone'] as const)
    await expect(page.getByLabel(label)).toHaveValue(written[label])
  expect((await outbox(page)).map(({ name }) => name)).toEqual(['Brought back'])

  quay.change()
  await page.getByLabel('Message').fill('Short.')
  await sendButton(page).click()
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Brought back')).toHaveLength(1)
  expect(quay.rows().find(({ name }) => name === 'Brought back')?.message).toBe('Short.')
  await expect.poll(() => outbox(page)).toEqual([])
})

test('a refused inquiry that goes in one tab is nowhere said to be sent, and not said to be removed before it is', async ({
  page,
  context,
  quay,
}) => {
  await openForm(page, quay.url)
  quay.change(refuse)
  await sendInquiry(page, 'In two tabs')
  await pastThanks(page)
  await expect(refused(page)).toBeVisible()
  const other = await context.newPage()
  await openForm(other, quay.url)
  await other.getByLabel('Message').focus()
  await expect(refused(other)).toBeVisible()
  await page.evaluate(() => {
    const remove = IDBObjectStore.prototype.delete
    IDBObjectStore.prototype.delete = () => {
      IDBObjectStore.prototype.delete = remove
      throw new DOMException('The disk is broken', 'UnknownError')
    }
  })
  await page.getByRole('button', { name: 'I have sent it, remove it here' }).click()
  await expect(refused(page)).toBeVisible()
  await expect(page.getByText('Removed from this device.')).toHaveCount(0)
  await page.getByRole('button', { name: 'I have sent it, remove it here' }).click()
  await expect(page.getByText('Removed from this device.')).toBeVisible()
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(refused(other)).toHaveCount(0)
  await expect(other.getByText('It has been sent. Thank you.')).toHaveCount(0)
})

test('what has been begun in the form is not overwritten by what comes back', async ({ page, quay }) => {
  await openForm(page, quay.url)
  quay.change(refuse)
  await sendInquiry(page, 'Comes back')
  await pastThanks(page)
  await page.getByLabel('Name').fill('Another')
  await edit(page).click()
  await expect(page.getByText('There is another inquiry in the form.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Another')
})

test('an inquiry over 256 KB is refused by the collector and can be shortened', { tag: '@broad' }, async ({
  page,
  quay,
}) => {
  await openForm(page, quay.url)
  await fillIn(page, { ...inquiryBy('At great length'), Message: 'Almonds, natural, 23/25. '.repeat(12_000) })
  await sendButton(page).click()
  await expect(edit(page)).toBeVisible()
  await pastThanks(page)
  await edit(page).click()
  await page.getByLabel('Message').fill('Almonds.')
  await sendButton(page).click()
  await expect.poll(() => quay.rows().find(({ name }) => name === 'At great length')?.message).toBe('Almonds.')
})

for (const [clipboard, prepare] of Object.entries({
  denied: () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))
  },
  missing: () => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
  },
})) {
  test(`with the clipboard ${clipboard}, an inquiry too long for a mail link is offered as text`, {
    tag: clipboard === 'denied' ? [] : '@broad',
  }, async ({ page, quay }) => {
    await page.addInitScript(prepare)
    await openForm(page, quay.url)
    quay.change(refuse)
    const message = 'Almonds. '.repeat(500).trim()
    await fillIn(page, { ...inquiryBy('By hand'), Message: message })
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
    await pastThanks(page)
    // The mail program itself stays out of the test.
    await byMail(page).evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await byMail(page).click()
    await expect(page.getByText('your browser did not allow copying')).toBeVisible()
    const text = page.getByLabel('Your inquiry as text')
    await expect(text).toHaveValue(new RegExp(`${message}$`))
    // It is no field of the form, whose message stays the one that is asked for.
    await expect(text).not.toHaveAttribute('required')
    await expect(page.getByLabel('Message')).toHaveAttribute('required')
    await expect
      .poll(() => text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd))
      .toBeGreaterThan(message.length)
  })
}

test('an inquiry too long for a mail link is copied', async ({ page, quay, context, browserName }) => {
  test.skip(browserName === 'firefox', 'Playwright cannot read its clipboard.')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page, quay.url)
  quay.change(refuse)
  const message = 'Cashews. '.repeat(500).trim()
  await fillIn(page, { ...inquiryBy('By clipboard'), Message: message })
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await pastThanks(page)
  await byMail(page).evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await byMail(page).click()
  await expect(page.getByText('It has been copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('neither the thanks nor the note stand under the header', async ({ page, quay }) => {
    await openForm(page, quay.url)
    quay.change(storm)
    await sendInquiry(page, 'In sight')
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
    const top = (text: string) =>
      page
        .getByText(text, { exact: true })
        .locator('..')
        .evaluate((element) => element.getBoundingClientRect().top)
    expect(await top('Thank You')).toBeGreaterThanOrEqual(header)
    await expect(thanks(page)).toBeInViewport()
    await pastThanks(page)
    const note = page.getByText('One inquiry is waiting to be sent.')
    await expect(note).toBeInViewport()
    expect(await top('One inquiry is waiting to be sent.')).toBeGreaterThanOrEqual(header)
  })
})
