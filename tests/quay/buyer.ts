import { expect as baseExpect, type Page } from '@playwright/test'

export const expect = baseExpect.configure({ timeout: 20_000 })

/** What a buyer writes; the name tells the inquiries of a test apart. */
export const inquiryBy = (name: string) => ({
  Name: name,
  Company: 'Haddad Bakeries',
  Email: 'layla@haddad.example',
  Phone: '+971 4 123 4567',
  Message: 'Two pallets of almonds 23/25, please.\nDelivered to Sharjah.',
})

type Written = ReturnType<typeof inquiryBy>

/** Opens the form and waits until the page's script has run. */
export async function openForm(page: Page, url: string) {
  await page.goto(`${url}/contact`)
  await expect(page.getByRole('contentinfo').getByText(/Open now|Closed now/)).toBeAttached()
}

/** By the page itself: Firefox takes the map's failure to load for one of Playwright's own reload. */
export async function reload(page: Page) {
  const loaded = page.waitForEvent('domcontentloaded')
  await page.evaluate(() => window.location.reload())
  await loaded
}

export async function fillIn(page: Page, written: Written) {
  for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Inquiry' })
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You' })
/** The panel as the specification words it, and as it reads. */
export const panel = `Thank You
Your inquiry has been submitted successfully. Our sales team will contact you within 24 hours.`
export const panelText = async (page: Page) =>
  (
    await page
      .getByRole('status')
      .filter({ has: thanks(page) })
      .innerText()
  ).replace(/\n+/g, '\n')

/** As if the three seconds were over that the thanks stay: they are counted in a test of their own. */
export async function pastThanks(page: Page) {
  const isHeard = await page.evaluate(() => !window.dispatchEvent(new Event('past-thanks', { cancelable: true })))
  baseExpect(isHeard, 'the three seconds are cut short').toBe(true)
  await expect(sendButton(page)).toBeVisible()
}

/** Runs in the page before anything else does, and lets the test say when the thanks have stayed long enough. */
export function shortenThanks() {
  const wait = window.setTimeout
  window.setTimeout = ((act: () => void, delay?: number, ...rest: []) => {
    if (delay !== 3000 || !document.querySelector('[data-inquiry][data-state=thanks]')) return wait(act, delay, ...rest)
    const leave = (event?: Event) => {
      event?.preventDefault()
      window.clearTimeout(timer)
      window.removeEventListener('past-thanks', leave)
      act()
    }
    window.addEventListener('past-thanks', leave)
    const timer = wait(leave, delay)
    return timer
  }) as typeof window.setTimeout
}

export const waitingLine = (page: Page) => page.getByRole('strong').filter({ hasText: /(is|are) waiting to be sent/ })

/** Fills in the form and sends it; from the panel on, the inquiry is safe. */
export async function sendInquiry(page: Page, name: string) {
  await fillIn(page, inquiryBy(name))
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
}

/** What the browser still keeps, read as any page of the site could. */
export function outbox(page: Page): Promise<{ id: string; name: string }[]> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'inquiries')) return []
    const settle = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((done, failed) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => failed(request.error)
      })
    const database = await settle(indexedDB.open('inquiries'))
    const all = await settle(database.transaction('waiting').objectStore('waiting').getAll())
    database.close()
    return all
  })
}
