import type { Page } from '@playwright/test'
import { inquiryBy, openForm, outbox, pastThanks, sendButton, sendInquiry, waitingLine } from '../quay/buyer.ts'
import { expect, test } from '../quay/test.ts'
import { storm } from '../quay/weather.ts'
import { phone } from '../support/pages.ts'
import { settled } from '../support/visit.ts'

// docs/browsers.md lists what is newer than the oldest browsers that are supported. Here it is taken away.
const without = {
  'String.prototype.toWellFormed': () => Reflect.deleteProperty(String.prototype, 'toWellFormed'),
  'view transitions': () => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    for (const moment of ['pageswap', 'pagereveal'])
      window.addEventListener(moment, (event) => event.stopImmediatePropagation(), true)
  },
  'Web Locks': () => Reflect.deleteProperty(Navigator.prototype, 'locks'),
  'a list of databases': () => Reflect.deleteProperty(IDBFactory.prototype, 'databases'),
  'idle callbacks': () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  'service workers': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  'the clipboard': () => Reflect.deleteProperty(Navigator.prototype, 'clipboard'),
  'information on the connection': () => Reflect.deleteProperty(Navigator.prototype, 'connection'),
}

type Feature = keyof typeof without

const take = async (page: Page, features: Feature[]) => {
  for (const feature of features) await page.addInitScript(without[feature] as () => void)
}

// Together goes what does not depend on each other.
for (const [feature, features] of Object.entries({
  'what an outbox would lean on': ['Web Locks', 'a list of databases', 'idle callbacks', 'service workers'],
  'what a page would lean on': [
    'view transitions',
    'String.prototype.toWellFormed',
    'the clipboard',
    'information on the connection',
  ],
} satisfies Record<string, Feature[]>)) {
  test(`without ${feature} pages are read, and an inquiry waits and goes out once`, {
    tag: feature.includes('outbox') ? [] : '@broad',
  }, async ({ page, quay }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await take(page, features)
    await openForm(page, quay.url)
    quay.change(storm)
    await sendInquiry(page, `Without ${feature}`)
    await pastThanks(page)
    await expect(waitingLine(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Send by email instead' })).toBeVisible()
    // By another page: what was left is sent from there.
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^See the goods/)
    await settled(page)
    quay.change()
    await expect.poll(() => quay.rows().filter(({ name }) => name === `Without ${feature}`)).toHaveLength(1)
    expect(complaints).toEqual([])
  })
}

test('with all of them gone an inquiry goes out once', async ({ page, quay }) => {
  await take(page, Object.keys(without) as Feature[])
  await openForm(page, quay.url)
  await sendInquiry(page, 'Without anything')
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Without anything')).toHaveLength(1)
})

test('without the clipboard the button to copy says so', { tag: '@broad' }, async ({ page, quay }) => {
  const copy = page.locator('copy-button button').first()
  await openForm(page, quay.url)
  await expect(copy).toBeVisible()
  await take(page, ['the clipboard'])
  await openForm(page, quay.url)
  await copy.click()
  await expect(copy).toHaveText('Copying is not allowed here')
})

test('without the clipboard the link to a list is shown to be copied by hand', async ({ page, quay }) => {
  await take(page, ['the clipboard'])
  await page.goto(`${quay.url}/contact#list=cashews-w320`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('textbox', { name: 'Copy link' })).toHaveValue(/#list=cashews-w320$/)
  await page.getByLabel('Quantity of Cashews W320').pressSequentially('500')
  await expect(page.getByRole('textbox', { name: 'Copy link' })).toHaveValue(/#list=cashews-w320:500kg$/)
})

test('without properties for ARIA the controls of the list have names, and the form says that it is busy', {
  tag: '@broad',
}, async ({ page, quay }) => {
  await page.addInitScript(() => {
    for (const name of ['ariaLabel', 'ariaHidden', 'ariaBusy']) Reflect.deleteProperty(Element.prototype, name)
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await page.goto(`${quay.url}/contact#list=cashews-w320`)
  await expect(page.getByLabel('Quantity of Cashews W320')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Cashews W320' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'List 1' })).toBeVisible()
  const { Message, ...written } = inquiryBy('Busy')
  for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
  await sendButton(page).click()
  await expect(page.locator('form[aria-busy=true]')).toBeVisible()
})

/** What an older browser makes of the HTML: it skips the styles it does not know and takes popovers for plain boxes. */
async function age(page: Page, changes: [RegExp, string][]) {
  await page.route(/\/(products\/nuts)?$/, async (route) => {
    const answer = await route.fetch()
    let body = await answer.text()
    for (const [newer, older] of changes) body = body.replaceAll(newer, older)
    const { 'content-security-policy': _, ...headers } = answer.headers()
    await route.fulfill({ status: answer.status(), headers, body })
  })
}

const noPopover: [RegExp, string][] = [
  [/ popover="auto"/g, ' data-popover'],
  [/@supports not selector\(:popover-open\)/g, '@supports selector(:popover-open)'],
  [/:popover-open(?!\))/g, ':popover-unknown'],
]

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('without popovers the menu covers nothing, opens, closes and leads on', async ({ page, quay }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover')
      // A selector that is not known is an error.
      const { querySelectorAll } = Document.prototype
      Document.prototype.querySelectorAll = function (this: Document, selector: string) {
        return querySelectorAll.call(this, selector.replace(':popover-open', ':popover-unknown'))
      } as typeof querySelectorAll
    })
    await age(page, noPopover)
    await page.goto(quay.url)
    await settled(page)
    const link = page.getByRole('banner').getByRole('link', { name: 'About Us' })
    const button = page.getByRole('button', { name: 'Menu' })
    await expect(link).toBeHidden()
    const main = page.getByRole('main')
    expect(await main.evaluate((element) => element.contains(document.elementFromPoint(195, 300)))).toBe(true)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(link).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.mouse.click(195, 4)
    await expect(link).toBeHidden()
    await button.click()
    await link.click()
    await expect(page).toHaveURL(`${quay.url}/about`)
    await expect(link).toBeHidden()
    expect(complaints).toEqual([])
  })

  test('without starting styles the menu opens', { tag: '@broad' }, async ({ page, quay }) => {
    await age(page, [[/@starting-style/g, '@unknown-style']])
    await page.goto(quay.url)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toBeVisible()
  })
})

test('without scroll-driven animation the header stands on solid ground', { tag: '@broad' }, async ({ page, quay }) => {
  await age(page, [[/animation-timeline/g, 'animation-unknown']])
  await page.goto(`${quay.url}/products/nuts`)
  await settled(page)
  await page.evaluate(() => window.scrollTo(0, 1500))
  const ground = await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  expect(ground).toMatch(/^rgb\(/)
})

const blocked = {
  storage: () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError')
        },
      })
    }
  },
  databases: () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError')
      },
    })
  },
  locks: () => {
    // The frame of the map has none.
    if (!navigator.locks) return
    navigator.locks.request = () => Promise.reject(new DOMException('Storage is blocked', 'SecurityError'))
  },
}

for (const [what, block] of Object.entries(blocked)) {
  test(`with ${what} blocked an inquiry goes out once, and the form works again`, { tag: '@broad' }, async ({
    page,
    quay,
  }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.addInitScript(block)
    await openForm(page, quay.url)
    await sendInquiry(page, `Blocked ${what}`)
    await expect.poll(() => quay.rows().filter(({ name }) => name === `Blocked ${what}`)).toHaveLength(1)
    await pastThanks(page)
    await sendInquiry(page, `Blocked ${what}, again`)
    await expect.poll(() => quay.rows().filter(({ name }) => name === `Blocked ${what}, again`)).toHaveLength(1)
    if (what !== 'databases') await expect.poll(() => outbox(page)).toEqual([])
    expect(complaints).toEqual([])
  })
}
