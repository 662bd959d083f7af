import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fillIn, inquiryBy, openForm, sendButton, thanks } from '../faults/buyer.ts'
import { expect, test } from '../faults/test.ts'
import { phone } from '../quality/pages.ts'

const add = (page: Page, product: string) => page.getByRole('button', { name: `Add ${product} to your list` })
const onList = (page: Page, product: string) => page.getByRole('button', { name: `${product} is on your list` })
const presence = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your list: / })
const quantity = (page: Page, product: string) => page.getByLabel(`Quantity of ${product}`)
const unit = (page: Page, product: string) => page.getByLabel(`Unit for ${product}`)
const note = (page: Page, product: string) => page.getByRole('textbox', { name: `Pack or note for ${product}` })
const remove = (page: Page, product: string) => page.getByRole('button', { name: `Remove ${product}` })
const preview = (page: Page) => page.getByText('How your message will read').locator('xpath=following-sibling::div')

async function open(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.move(300, 300)
}

/** A list of these products, as other pages would have left it. */
async function openWithList(page: Page, url: string, list = 'cashews-w320,cumin-seed') {
  await page.goto(`${url}/contact#list=${list}`)
  await expect(page.getByRole('heading', { name: 'Your list' })).toBeVisible()
}

test('a list is built over several pages, survives a reload, and each row takes its product off again', async ({
  page,
  quay,
}) => {
  await open(page, `${quay.url}/products/nuts`)
  await add(page, 'Cashews W320').click()
  await expect(onList(page, 'Cashews W320')).toBeFocused()
  await expect(presence(page)).toHaveAccessibleName('Your list: 1 product')
  await open(page, `${quay.url}/products/spices`)
  await add(page, 'Cumin Seed').press('Enter')
  await expect(presence(page)).toHaveAccessibleName('Your list: 2 products')
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
  await openWithList(page, quay.url)
  await quantity(page, 'Cashews W320').fill('500')
  await note(page, 'Cashews W320').fill('10kg vacuum bags')
  const message = page.getByLabel('Anything else?')
  await expect(message).not.toHaveAttribute('required')
  const { Message, ...written } = inquiryBy('Layla with a list')
  for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
  await message.fill('To Sharjah.')
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
    ['t', '1 t'],
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
  await openWithList(page, quay.url)
  await quantity(page, 'Cumin Seed').fill('40')
  await remove(page, 'Cumin Seed').click()
  await expect(remove(page, 'Cashews W320')).toBeFocused()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(quantity(page, 'Cumin Seed')).toHaveValue('40')
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(page.getByRole('heading', { name: 'Your list' })).toHaveCount(0)
  await expect(page.getByRole('main').getByText('List cleared: 2 products.')).toBeVisible()
  await page.getByRole('button', { name: 'Put them back' }).click()
  await expect(quantity(page, 'Cumin Seed')).toHaveValue('40')
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

test('a shared list opens; where there is another one, the visitor chooses', async ({ page, context, quay }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithList(page, quay.url, 'cashews-w320:500kg,cumin-seed:2t:whole%20seed')
  await expect(page.getByText('List from a link: 2 products.')).toBeVisible()
  await expect(page).toHaveURL(`${quay.url}/contact`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${quay.url}/contact#list=cashews-w320:500kg,cumin-seed:2t:whole%20seed`)

  await page.goto(`${quay.url}/products/nuts`)
  await page.goto(`${quay.url}/contact#list=cumin-seed:9t,black-tea:1containers`)
  const choice = page.getByRole('region', { name: 'This link brings a list' })
  await expect(choice).toContainText('The link has 2 products, your list has 2 products, and 1 is on both.')
  await expect(quantity(page, 'Cumin Seed')).toHaveValue('2')
  await choice.getByRole('button', { name: 'Put both together (3)' }).click()
  await expect(choice).toHaveCount(0)
  await expect(quantity(page, 'Cumin Seed')).toHaveValue('2')
  await expect(unit(page, 'Black Tea')).toHaveValue('containers')
})

test('an address with unknown, broken or hostile entries does no harm and names what is gone', async ({
  page,
  quay,
}) => {
  await page.goto(`${quay.url}/contact#list=gold:5kg,%3Cimg%20src=x%20onerror=alert(1)%3E,cumin-seed:%E0%A4%A,`)
  await expect(page.getByText('2 products in this link are no longer listed: gold, <img')).toBeVisible()
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1)
  const many = Array.from({ length: 20_000 }, (_, index) => `p${index}`).join(',')
  await page.goto(`${quay.url}/about`)
  await page.goto(`${quay.url}/contact#list=${many}`)
  await expect(page.getByText(/products in this link are no longer listed/)).toBeVisible()
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1)
})

test('offline the list is in the inquiry that goes out later', async ({ page, context, quay }) => {
  await openWithList(page, quay.url)
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
  await openWithList(page, quay.url)
  await expect(page.getByText('Your list stays as long as this page is open.')).toBeVisible()
  await quantity(page, 'Cumin Seed').fill('3')
  await expect(preview(page)).toContainText('Cumin Seed: 3 kg')
})

test('without a list the form sends what it always sent', async ({ page, quay }) => {
  await openForm(page, quay.url)
  // On its way, and not in the browser: Firefox does not tell Playwright what it posts.
  const names: (string | undefined)[] = []
  quay.change(({ body, pass }) => {
    names.push(...[...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name))
    return pass()
  })
  await fillIn(page, inquiryBy('Layla alone'))
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect.poll(() => names).toEqual(['name', 'company', 'email', 'phone', 'message', 'id', 'website', 'opened'])
})

test('axe finds nothing on a list, on its rows, or on a choice', async ({ page, quay }) => {
  test.slow()
  const barriers = async () => {
    const { violations } = await new AxeBuilder({ page: page as never }).analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
  }
  await open(page, `${quay.url}/products/nuts`)
  await add(page, 'Cashews W320').click()
  expect(await barriers()).toEqual([])
  await openWithList(page, quay.url, 'cumin-seed:2t')
  await expect(page.getByRole('region', { name: 'This link brings a list' })).toBeVisible()
  expect(await barriers()).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no dead control', async ({ page, quay }) => {
    await page.goto(`${quay.url}/products/nuts`)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})
