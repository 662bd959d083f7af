import type { BrowserContext } from '@playwright/test'
import { openForm, outbox, sendInquiry, waitingLine } from '../quay/buyer.ts'
import type { Quay } from '../quay/quay.ts'
import { expect, test } from '../quay/test.ts'
import { storm } from '../quay/weather.ts'
import { visitKept } from '../support/kept.ts'
import { settled } from '../support/visit.ts'

test.use({ serviceWorkers: 'allow' })

/** Does what the browser does when the network returns and it has been asked for a Background Sync. */
async function wakeWorker(context: BrowserContext, { url }: Quay) {
  const page = await context.newPage()
  const browser = await context.newCDPSession(page)
  const registrationId = new Promise<string>((found) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${url}/` && !isDeleted)
      if (ours) found(ours.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: url,
    registrationId: await registrationId,
    tag: 'inquiries',
    lastChance: false,
  })
  return page
}

const rowsOf = (quay: Quay, wanted: string) => quay.rows().filter(({ name }) => name === wanted)

test('an inquiry written without a network goes out after the tab is closed', async ({ page, context, quay }) => {
  await visitKept(page, `${quay.url}/about`)
  await context.setOffline(true)
  // The form itself comes from what is kept.
  await openForm(page, quay.url)
  await sendInquiry(page, 'Tab closed')
  const tags = () =>
    page.evaluate(async () => {
      type Syncing = ServiceWorkerRegistration & { sync: { getTags(): Promise<string[]> } }
      return ((await navigator.serviceWorker.ready) as Syncing).sync.getTags()
    })
  await expect.poll(tags).toEqual(['inquiries'])
  expect(quay.crossings()).toBe(0)
  await page.close()

  await context.setOffline(false)
  const elsewhere = await wakeWorker(context, quay)
  await expect.poll(() => rowsOf(quay, 'Tab closed')).toHaveLength(1)
  await elsewhere.goto(`${quay.url}/contact`)
  await expect.poll(() => outbox(elsewhere)).toEqual([])
  expect(rowsOf(quay, 'Tab closed')).toHaveLength(1)
})

test('the worker and an open page send an inquiry once between them', async ({ page, context, quay }) => {
  await visitKept(page, `${quay.url}/contact`)
  await context.setOffline(true)
  await sendInquiry(page, 'Both at once')
  const held = Promise.withResolvers<void>()
  quay.change(async ({ pass }) => {
    await held.promise
    await pass()
  })
  await Promise.all([context.setOffline(false), wakeWorker(context, quay)])
  await expect.poll(() => quay.crossings()).toBe(1)
  await wakeWorker(context, quay)
  held.resolve()
  await expect.poll(() => outbox(page)).toEqual([])
  expect(rowsOf(quay, 'Both at once')).toHaveLength(1)
  expect(quay.crossings()).toBe(1)
})

test('an open page learns that the worker has sent its inquiry', async ({ page, context, quay }) => {
  await page.clock.install()
  await visitKept(page, `${quay.url}/contact`)
  quay.change(storm)
  await page.clock.pauseAt(Date.now() + 60_000)
  await sendInquiry(page, 'By the worker')
  await page.clock.runFor(3100)
  await expect(waitingLine(page)).toBeVisible()
  quay.change()
  // The page stands still: it is the worker that sends.
  await wakeWorker(context, quay)
  await expect.poll(() => rowsOf(quay, 'By the worker')).toHaveLength(1)
  await expect.poll(() => outbox(page)).toEqual([])
  // By and by: its database would not answer in time if ten minutes passed in a moment.
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(page.getByText('It has been sent. Thank you.')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(quay.crossings()).toBe(1)
})

test('the offline page says that a waiting inquiry is safe', { tag: '@broad' }, async ({ page, context, quay }) => {
  await visitKept(page, `${quay.url}/contact`)
  await context.setOffline(true)
  await sendInquiry(page, 'Not lost')
  await page.goto(`${quay.url}/products/gold`)
  await settled(page)
  await expect(page.getByText('Your inquiry is saved on this device.')).toBeVisible()
})
