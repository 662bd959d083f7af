import { fillIn, inquiryBy, openForm, pastThanks, sendButton, sendInquiry, thanks, waitingLine } from '../quay/buyer.ts'
import { expect, test } from '../quay/test.ts'
import { storm } from '../quay/weather.ts'

const blocked = () => {
  for (const name of ['indexedDB', 'sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError')
      },
    })
  }
  navigator.locks.request = () => Promise.reject(new DOMException('Storage is blocked', 'SecurityError'))
}

const troubles = {
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  },
  stuck: () => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest
  },
}

for (const [trouble, cause] of Object.entries(troubles)) {
  test(`with storage ${trouble}, an inquiry is sent directly and the visitor is thanked`, async ({ page, quay }) => {
    await page.addInitScript(cause)
    await openForm(page, quay.url)
    await sendInquiry(page, `Storage ${trouble}`)
    await expect.poll(() => quay.rows().filter(({ name }) => name === `Storage ${trouble}`)).toHaveLength(1)
    await pastThanks(page)
    await expect(waitingLine(page)).toHaveCount(0)
  })
}

test('a database that does not even say whether it is there holds up no second try', async ({ page, quay }) => {
  await page.addInitScript(troubles.stuck)
  await page.addInitScript(() => {
    indexedDB.databases = () => new Promise(() => {})
  })
  await page.clock.install()
  await openForm(page, quay.url)
  quay.change(({ answer }) => answer(503))
  await fillIn(page, inquiryBy('Second try'))
  await sendButton(page).click()
  await page.clock.runFor(4000)
  await expect.poll(() => quay.crossings()).toBe(1)
  quay.change()
  for (let minute = 0; minute < 3; minute++) await page.clock.runFor('01:00')
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Second try')).toHaveLength(1)
})

test('while storage hangs and the network is slow, two presses are one inquiry, and words typed meanwhile stay', {
  tag: '@broad',
}, async ({ page, quay }) => {
  await page.addInitScript(troubles.stuck)
  await openForm(page, quay.url)
  await fillIn(page, inquiryBy('Pressed twice'))
  await sendButton(page).click()
  await expect(page.locator('form[aria-busy=true]')).toBeVisible()
  await sendButton(page).click()
  await page.getByLabel('Message').fill('And a pallet of pistachios.')
  await expect(thanks(page)).toBeVisible()
  await pastThanks(page)
  await expect(page.getByLabel('Message')).toHaveValue('And a pallet of pistachios.')
  await expect(page.getByLabel('Company')).toHaveValue('')
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Pressed twice')).toHaveLength(1)
  expect(quay.crossings()).toBe(1)
})

test('with storage blocked, an inquiry that cannot go out waits while the page is open', async ({ page, quay }) => {
  await page.addInitScript(blocked)
  await openForm(page, quay.url)
  quay.change(storm)
  await sendInquiry(page, 'In memory')
  await expect(waitingLine(page)).toBeVisible()
  await expect(page.getByText('as long as this page stays open').first()).toBeVisible()
  quay.change()
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'In memory')).toHaveLength(1)
  await expect(waitingLine(page)).toHaveCount(0)
})

test('an inquiry longer than keepalive allows arrives', async ({ page, quay }) => {
  const message = 'Almonds, natural, 23/25. '.repeat(4000).trim()
  await openForm(page, quay.url)
  await fillIn(page, { ...inquiryBy('At length'), Message: message })
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect.poll(() => quay.rows().find(({ name }) => name === 'At length')?.message.length).toBe(message.length)
})

test('where there is a service worker, the browser is asked to wake it', async ({ page, quay }) => {
  await page.addInitScript(() => {
    const register = async (tag: string) => {
      document.documentElement.dataset.sync = tag
    }
    Object.assign(navigator.serviceWorker, { getRegistration: async () => ({ sync: { register } }) })
  })
  await openForm(page, quay.url)
  quay.change(storm)
  await sendInquiry(page, 'Background')
  await expect(page.locator('html')).toHaveAttribute('data-sync', 'inquiries')
})
