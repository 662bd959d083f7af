import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Key } from 'selenium-webdriver'
import { startQuay } from '../quay/quay.ts'
import { storm } from '../quay/weather.ts'
import { desktop, phone } from '../support/pages.ts'
import { startWebKit, visitorWith } from './browser.ts'

const quay = await startQuay()
// A page from the browser's own store would hide what the test does to the network.
quay.lose(/^\/service-worker\.js/)
const { driver, stop } = await startWebKit()
const visitor = visitorWith(driver, quay.url)
after(async () => {
  await stop()
  await quay.stop()
})

const written = {
  name: 'Layla Haddad',
  company: 'Corner Bakery',
  email: 'layla@corner-bakery.example',
  phone: '+971 50 000 0000',
  message: 'Two tons of white sugar, ICUMSA 45.\nWhen could it come?',
}

async function fillIn(answers: Partial<typeof written>) {
  for (const [field, answer] of Object.entries({ ...written, ...answers }))
    await visitor.type(`main form [name="${field}"]`, answer)
}

const send = () => visitor.click('main form button', 'Send Inquiry')
const shows = (words: string) =>
  visitor.sees((wanted) => document.querySelector('main')?.innerText.includes(wanted), words)
const thanked = () => shows('Thank You')
const title = () => document.querySelector('main h1')?.textContent

/** The inquiry of this name, once it has arrived; there must be one alone. */
async function arrived(name: string) {
  const rows = () => quay.rows().filter((row) => row.name === name)
  const end = Date.now() + 60_000
  while (rows().length === 0) {
    if (Date.now() > end) throw new Error(`${name} did not arrive`)
    await pause(50)
  }
  assert.equal(rows().length, 1)
  const [row] = rows()
  return { ...row, message: row?.message.replaceAll('\r\n', '\n') }
}

test('on a phone the links wait in a menu, which opens, closes and leads on', async () => {
  await visitor.resize(phone)
  await visitor.visit('/products/nuts')
  const isOpen = () => document.querySelector('#menu')?.checkVisibility() === true
  const isShut = () => document.querySelector('#menu')?.checkVisibility() === false
  await visitor.click('header button', 'Menu')
  await visitor.sees(isOpen)
  await visitor.press(Key.ESCAPE)
  await visitor.sees(isShut)
  await visitor.click('header button', 'Menu')
  await visitor.click('#menu a', 'About Us')
  await visitor.arrives('/about')
  assert.equal(await visitor.sees(title), 'See the goods first, then talk price')
})

test('a link leads to the top of its page, an anchor to its place, and back to where one was', async () => {
  await visitor.resize(desktop)
  await visitor.visit('/products/nuts')
  await driver.executeScript('window.scrollTo(0, 2400)')
  await visitor.click('header a', 'About Us')
  await visitor.arrives('/about')
  assert.equal(await driver.executeScript('return scrollY'), 0)
  await visitor.back()
  await visitor.arrives('/products/nuts')
  await visitor.sees(() => Math.abs(scrollY - 2400) < 2)
  await visitor.visit('/')
  await visitor.click('main a[href$="#cashews-w320"]')
  await visitor.arrives('/products/nuts#cashews-w320')
  await visitor.sees(() => {
    const top = document.querySelector('#cashews-w320')?.getBoundingClientRect().top ?? -1
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return top >= header && top < innerHeight
  })
})

test('the browser stops a form with a wrong email; a right one is thanked for and arrives as it was written', async () => {
  await visitor.visit('/contact')
  await fillIn({ email: 'layla at corner-bakery' })
  await send()
  await visitor.sees(() => document.activeElement?.getAttribute('name') === 'email')
  await visitor.type('main form [name="email"]', written.email)
  await send()
  await thanked()
  const { company, email, phone: number, message, flags } = await arrived(written.name)
  const { name, ...rest } = written
  assert.deepEqual({ company, email, phone: number, message }, rest)
  // A driver may type faster than people.
  assert.deepEqual(
    flags?.filter((flag) => flag !== 'too-fast'),
    [],
  )
  await visitor.sees(() => document.querySelector('main form')?.checkVisibility())
})

test('an inquiry written while the server is out of reach arrives once when it is back', async () => {
  await visitor.visit('/contact')
  await fillIn({ name: 'Out of reach' })
  await quay.cut()
  await send()
  await shows('Saved on this device.')
  await quay.restore()
  await arrived('Out of reach')
  await shows('It has been sent. Thank you.')
})

test('the next visit sends what the last one could not, from any page', async () => {
  await visitor.visit('/contact')
  quay.change(storm)
  await fillIn({ name: 'Next visit' })
  await send()
  await thanked()
  await visitor.open('/robots.txt')
  quay.change()
  await visitor.visit('/products/nuts')
  await arrived('Next visit')
})

test('what is typed survives a reload', async () => {
  await visitor.visit('/contact')
  await fillIn({ name: 'Half written' })
  await visitor.visit('/contact')
  await visitor.sees(() => document.querySelector<HTMLInputElement>('[name="name"]')?.value === 'Half written')
})

test('a name from the buyer’s kitchen finds the product and leads to its grade', async () => {
  await visitor.visit('/')
  await visitor.click('header button', 'Find a product')
  await visitor.type('#find', 'jeera')
  await visitor.sees(() => document.querySelector('#finder [data-answer] li a')?.textContent?.includes('Cumin Seed'))
  await visitor.press(Key.ENTER)
  await visitor.arrives('/products/spices/seed-spices#cumin-seed')
})

test('a link to what a closed row holds opens it', async () => {
  await visitor.visit('/products/nuts/cashews#standards')
  await visitor.sees(() => document.querySelector('#standards')?.closest('details')?.open === true)
})

test('a list is built on a page, shown with the form, and goes before the visitor’s words', async () => {
  await visitor.visit('/products/nuts')
  // Its code comes for visitors who move.
  await visitor.press(Key.TAB)
  await visitor.click('main button', 'Add Cashews W320 to your list')
  await visitor.click('header a', 'List 1')
  await visitor.arrives('/contact#your-list')
  await visitor.type('[aria-label="Quantity of Cashews W320"]', '500')
  await fillIn({ name: 'With a list', message: 'To Sharjah.' })
  await send()
  await thanked()
  assert.equal((await arrived('With a list')).message, '1. Cashews W320: 500kg\n\nTo Sharjah.')
})

test('the switch leads to Arabic, in its own letters, and an Arabic inquiry arrives as it was written', async () => {
  await visitor.visit('/contact')
  await visitor.click('footer a', 'العربية')
  await visitor.arrives('/ar/contact')
  await visitor.sees(() => {
    const heading = document.querySelector('main h1')
    const { direction, fontFamily } = getComputedStyle(heading as Element)
    return direction === 'rtl' && /Markazi/.test(fontFamily) && document.fonts.status === 'loaded'
  })
  await fillIn({ name: 'ليلى حدّاد', message: 'لوز 23/25، الكمية 500\u00a0كجم، إلى الشارقة.' })
  await visitor.click('main form button', 'إرسال الاستفسار')
  await shows('شكرًا لكم')
  assert.equal((await arrived('ليلى حدّاد')).message, 'لوز 23/25، الكمية 500\u00a0كجم، إلى الشارقة.')
})

test('no Arabic guide scrolls sideways', async () => {
  await visitor.resize(phone)
  await visitor.visit('/ar/products/nuts/cashews')
  await visitor.sees(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
})
