import { openForm } from '../quay/buyer.ts'
import { add, enter, message, open, openWithList, quantity, unit } from '../quay/list.ts'
import { expect, test } from '../quay/test.ts'
import { desktop, phone } from '../support/pages.ts'

const list = 'cashews-w320:500kg:10kg%20vacuum%20bags,cumin-seed'
const written = '1. Cashews W320: 500kg, 10kg vacuum bags\n2. Cumin Seed: quantity open'

test('a shared list opens; where there is another one, the visitor chooses', async ({ page, context, quay }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithList(page, quay.url, 'cashews-w320:500kg,cumin-seed:2t:whole%20seed')
  await expect(page.getByText('List from a link: 2 products.').first()).toBeVisible()
  await expect(page.locator('#announcer')).toHaveText('List from a link: 2 products.')
  await expect(page).toHaveURL(`${quay.url}/contact`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  await expect(page.locator('#announcer')).toHaveText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${quay.url}/contact#list=cashews-w320:500kg,cumin-seed:2t:whole%20seed`)

  await page.goto(`${quay.url}/products/nuts`)
  await page.goto(`${quay.url}/contact#list=cumin-seed:9t,black-tea:1containers`)
  const choice = page.getByRole('region', { name: 'This link brings a list' })
  await expect(choice).toContainText('The link has 2 products, your list has 2 products, and 1 is on both.')
  await expect(choice.getByRole('heading')).toBeFocused()
  await expect(quantity(page, 'Cumin Seed')).toHaveValue('2')
  await choice.getByRole('button', { name: 'Put both together (3)' }).click()
  await expect(choice).toHaveCount(0)
  await expect(quantity(page, 'Cumin Seed')).toHaveValue('2')
  await expect(unit(page, 'Black Tea')).toHaveValue('containers')
})

test('a shared list opens that is pasted over the address of a page without one', async ({ page, quay }) => {
  await openForm(page, quay.url)
  await page.evaluate((shared) => window.location.assign(`#list=${shared}`), list)
  await expect(quantity(page, 'Cashews W320')).toHaveValue('500')
  await expect(page).toHaveURL(`${quay.url}/contact`)
})

test('a shared list opens on the page that is there, however early the visitor moves', async ({ page, quay }) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
  })
  const released = Promise.withResolvers<void>()
  await page.route(/list-en-[\w-]+\.json/, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto(`${quay.url}/contact#list=${list}`)
  await page.mouse.move(300, 300)
  await page.getByLabel('Name').fill('Layla')
  released.resolve()
  await expect(page.getByRole('heading', { name: 'Your list' })).toBeVisible()
  await expect(page).toHaveURL(`${quay.url}/contact`)
  await expect(page.getByLabel('Name')).toBeFocused()
  expect(loads).toHaveLength(1)
})

test('an address with unknown, broken or hostile entries does no harm and names what is gone', async ({
  page,
  quay,
}) => {
  await page.goto(
    `${quay.url}/contact#list=gold:5kg,constructor,%3Cimg%20src=x%20onerror=alert(1)%3E,cumin-seed:%E0%A4%A,`,
  )
  await expect(
    page.getByText('3 products in this link are no longer listed: gold, constructor, <img').first(),
  ).toBeVisible()
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1)
  await page.goto(`${quay.url}/about`)
  await page.goto(`${quay.url}/contact#list=poppy-seeds:5kg`)
  await expect(page.getByText('Poppy seed is banned in the United Arab Emirates').first()).toBeVisible()
  await expect(message(page)).not.toHaveValue(/poppy/)
  const many = Array.from({ length: 20_000 }, (_, index) => `p${index}`).join(',')
  await page.goto(`${quay.url}/about`)
  await page.goto(`${quay.url}/contact#list=${many}`)
  await expect(page.getByText(/products in this link are no longer listed/).first()).toBeVisible()
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1)
})

test('what a link brings and we no longer list is asked for in the message, once', async ({ page, quay }) => {
  for (const visit of ['first', 'second']) {
    await page.goto(`${quay.url}/about`)
    await page.goto(`${quay.url}/contact#list=cumin-seed,long-pepper:20kg`)
    await expect(
      page.getByText('1 product in this link is no longer listed: long-pepper.').first(),
      visit,
    ).toBeVisible()
    await expect(page.getByText('Your message now asks us to source what is no longer listed.').first()).toBeVisible()
    await expect(message(page)).toHaveValue('Please source: long-pepper')
  }
})

test('whoever keeps their own list is asked nothing by a link', { tag: '@broad' }, async ({ page, quay }) => {
  await openWithList(page, quay.url, list)
  await page.goto(`${quay.url}/about`)
  await page.goto(`${quay.url}/contact#list=black-tea,long-pepper:20kg`)
  const choice = page.getByRole('region', { name: 'This link brings a list' })
  await expect(choice).toBeVisible()
  await expect(message(page)).toHaveValue('')
  await choice.getByRole('button', { name: 'Keep my list (2)' }).click()
  await expect(choice).toHaveCount(0)
  await expect(message(page)).toHaveValue('')
})

test('the share sheet gets the text and the address, and there is no such button without one', {
  tag: '@broad',
}, async ({ page, quay }) => {
  const share = page.getByRole('button', { name: 'Share' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await openWithList(page, quay.url, list)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(share).toHaveCount(0)

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.title = JSON.stringify(data)
      },
    }),
  )
  await page.reload()
  await share.click()
  await expect.poll(async () => (await page.title()).startsWith('{')).toBe(true)
  expect(JSON.parse(await page.title())).toEqual({
    title: 'Your list',
    text: written,
    url: `${quay.url}/contact#list=${list}`,
  })
})

test('WhatsApp gets the text that the form would send, where a number is configured', { tag: '@broad' }, async ({
  page,
  quay,
}) => {
  const whatsapp = page.getByRole('link', { name: 'WhatsApp (new tab)' })
  await openWithList(page, quay.url, list)
  await expect(whatsapp).toHaveCount(0)
  await page.route(/list-en-[\w-]+\.json/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), whatsapp: '971501234567' } })
  })
  await page.reload()
  await enter(quantity(page, 'Cumin Seed'), '2')
  await whatsapp.focus()
  const address = new URL((await whatsapp.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/971501234567')
  expect(address.searchParams.get('text')).toBe(written.replace('quantity open', '2kg'))
  await expect(whatsapp).toHaveAttribute('rel', 'noreferrer')
})

test('a choice works on the list as it is by then, and can be undone', async ({ page, context, quay }) => {
  await openWithList(page, quay.url, list)
  await page.goto(`${quay.url}/about`)
  await page.goto(`${quay.url}/contact#list=black-tea:2t`)
  const choice = page.getByRole('region', { name: 'This link brings a list' })
  await expect(choice).toBeVisible()
  // Meanwhile, in another tab.
  const other = await context.newPage()
  await open(other, `${quay.url}/products/nuts`)
  await add(other, 'Cashews W180').click()
  await expect(quantity(page, 'Cashews W180')).toBeVisible()
  await choice.getByRole('button', { name: 'Use the link’s list (1)' }).click()
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1)
  await enter(quantity(page, 'Black Tea'), '3')
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const product of ['Cashews W320', 'Cumin Seed', 'Cashews W180'])
    await expect(quantity(page, product)).toBeVisible()
  await expect(quantity(page, 'Black Tea')).toHaveValue('3')
})

test('one’s own link asks nothing, in whichever digits the list was written', { tag: '@broad' }, async ({
  page,
  quay,
}) => {
  await openWithList(page, quay.url, 'cashews-w320')
  await enter(quantity(page, 'Cashews W320'), '٥٠٠')
  await page.goto(`${quay.url}/about`)
  await page.goto(`${quay.url}/contact#list=cashews-w320:500kg`)
  await expect(quantity(page, 'Cashews W320')).toHaveValue('٥٠٠')
  await expect(page).toHaveURL(`${quay.url}/contact`)
  await expect(page.getByRole('region', { name: 'This link brings a list' })).toHaveCount(0)
})

for (const viewport of [phone, desktop])
  test(`at ${viewport.width} px the way to the list ends at it, and so does a shared one`, {
    tag: viewport === phone ? [] : '@broad',
  }, async ({ page, quay }) => {
    await page.setViewportSize(viewport)
    await openWithList(page, quay.url, list)
    for (const path of ['/contact#your-list', '/contact#list=black-tea:2t']) {
      await page.goto(`${quay.url}/about`)
      await page.goto(quay.url + path)
      const name = path.includes('black-tea') ? 'This link brings a list' : 'Your list'
      await expect(page.getByRole('heading', { name })).toBeInViewport()
    }
    await page.getByRole('button', { name: 'Put both together (3)' }).click()
    await expect(page.locator('[data-slot=list]').getByText('Your list has changed.')).toBeInViewport({ ratio: 1 })
  })
