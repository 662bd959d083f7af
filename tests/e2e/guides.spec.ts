import { phone } from '../support/pages.ts'
import { expect, follow, pageTitle, section, test, visit } from '../support/visit.ts'

test('a category leads to the guide of a group, which says what its grades mean and leads on', async ({ page }) => {
  await visit(page, '/products/nuts')
  const cashews = section(page, 'Cashews')
  await expect(cashews.getByRole('heading', { name: 'Cashews' }).getByRole('link')).toHaveAttribute(
    'href',
    '/products/nuts/cashews',
  )
  await cashews.getByRole('link', { name: 'Cashews grade guide' }).click()
  await expect(page).toHaveURL('/products/nuts/cashews')
  await expect(pageTitle(page)).toHaveText('Cashews')

  await test.step('it says once what its grades share, and then what each means', async () => {
    const grades = section(page, 'Grades')
    for (const shared of ['كاجو', 'kaju', 'Anacardium occidentale', '0801.32'])
      await expect(grades.getByText(shared).first()).toBeVisible()
    const row = grades.getByRole('row', { name: /Cashews W320/ })
    await expect(row.getByRole('cell')).toHaveText([/White wholes/, /up to 320/, /1\.4/])
  })

  await test.step('what the trade knows stands apart from our figures and says so', async () => {
    const trade = section(page, 'In the trade')
    await expect(trade).toContainText('What the world trades, not what we stock.')
    const vietnam = trade.getByRole('row', { name: /Vietnam/ })
    await expect(vietnam).toContainText('February to May')
    const ours = section(page, 'Our figures')
    await expect(ours).toContainText('below 6%')
    await expect(ours).not.toContainText(/ISO|UNECE|HS|EU /)
    await expect(trade).not.toContainText(/below (6|0\.1)%/)
  })

  await test.step('the example inquiry is whole, and a tap carries it to the form with gaps for what is the buyer’s', async () => {
    const inquiry = section(page, 'Write to us like this')
    const parts = await inquiry.getByRole('listitem').locator('span').allTextContents()
    const link = inquiry.getByRole('link')
    const carried = decodeURIComponent((await link.getAttribute('href'))?.split('#write=')[1] ?? '')
    expect(parts.join(' ').replace('2 tons', '[quantity]').replace('Muscat', '[destination]')).toBe(carried)
    expect(carried).toMatch(/^Cashews, W320, /)
    await link.click()
    const message = page.getByLabel('Message')
    await expect(message).toBeFocused()
    // A field has no narrow or unbroken spaces.
    const typed = carried.replaceAll('\u00a0', ' ')
    await expect(message).toHaveValue(typed)
    await page.keyboard.type('500kg')
    await expect(message).toHaveValue(typed.replace('[quantity]', '500kg'))
    await expect(message).toBeInViewport({ ratio: 1 })
    await page.goBack()
  })

  await test.step('guides lead to their neighbors, and back to the category at both ends', async () => {
    const others = page.getByRole('navigation', { name: 'Other guides' })
    await others.getByRole('link', { name: 'Previous guide Almonds' }).click()
    await expect(pageTitle(page)).toHaveText('Almonds')
    await expect(others.getByRole('link', { name: 'All of Nuts' })).toHaveAttribute('href', '/products/nuts')
    await expect(others.getByRole('link', { name: 'Next guide Cashews' })).toBeVisible()
  })
})

test('closed rows of a guide say their gist, and open by a tap and by a link to what is inside', async ({ page }) => {
  await visit(page, '/products/nuts/cashews')
  const trade = section(page, 'In the trade')
  const standards = trade.getByText('Classes of EU Regulation')
  await expect(trade.getByText('ISO 6477, UNECE DDP-17; Tree nuts')).toBeVisible()
  await expect(standards).toBeHidden()
  await trade.getByRole('heading', { name: 'Packs and keeping' }).click()
  await expect(trade.getByText('20 ft container: about 15.9–17')).toBeVisible()

  await page.goto('/products/nuts/pistachios#standards')
  await expect(standards).toBeInViewport()
  await expect(trade.getByRole('heading', { name: 'Standards and allergens' })).toBeInViewport()
})

test('no row of a guide is closed on paper', async ({ page }) => {
  await visit(page, '/products/nuts/cashews')
  const standards = section(page, 'In the trade').getByText('Classes of EU Regulation')
  await expect(standards).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(standards).toBeVisible()
})

test('the calendar of origins marks today and says whose harvest it is', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-17T08:00:00Z'))
  await visit(page, '/products/nuts/cashews')
  await expect(page.getByText('In harvest now: Tanzania, Brazil')).toBeVisible()
})

for (const { path, says } of [
  { path: '/products/nuts/cashews', says: 'Please quote: Cashews' },
  { path: '/ar/products/nuts/cashews', says: 'نرجو تقديم عرض سعر: الكاجو' },
])
  test(`${path}: whoever asks for a quote finds the group named in the form`, {
    tag: path.startsWith('/ar') ? [] : '@broad',
  }, async ({ page }) => {
    await visit(page, path)
    const message = page.locator('[data-inquiry] textarea')
    const link = page.locator('main [href*="/contact#quote="]')
    await follow(link)
    await expect(message).toHaveValue(says)

    await test.step('as a document, too, and only once', async () => {
      await page.goBack()
      await link.click()
      await expect(message).toHaveValue(says)
      await page.reload()
      await expect(message).toHaveValue(says)
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the table stays a table for those who hear it', async ({ page }) => {
    await visit(page, '/products/sweeteners/honey')
    const table = page.getByRole('table', { name: 'Products' })
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    const sidr = table.getByRole('row', { name: /Sidr Honey/ })
    await expect(sidr.getByRole('rowheader')).toHaveText('Sidr Honey')
    await expect(sidr.getByRole('cell').last()).toContainText('0409.00')
  })
})

const printing = 'Print'

test('a guide offers to be printed, also when it has come by a page change', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await visit(page, '/products/nuts/cashews')
  await page.getByRole('button', { name: printing }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  const next = page.getByRole('navigation', { name: 'Other guides' }).getByRole('link', { name: /Pistachios/ })
  await follow(next)
  await expect(pageTitle(page)).toHaveText('Pistachios')
  await expect(page.getByRole('button', { name: printing })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('neither a category nor a guide has a dead control, and the pile is whole', async ({ page }) => {
    for (const path of ['/products/nuts', '/products/nuts/cashews']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('button'), path).toHaveCount(0)
    }
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('figure').getByRole('img').locator('use:not([id])')).toHaveCount(320)
  })

  test('the year is whole, and no day is marked', async ({ page }) => {
    await page.goto('/products/vegetables/fresh-vegetables')
    await expect(section(page, 'The year').getByText('main arrivals', { exact: true })).toBeVisible()
    await expect(section(page, 'The year').getByText('today')).toBeHidden()
  })
})
