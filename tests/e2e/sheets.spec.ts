import { phone, sheetSamples, sheets } from '../quality/pages.ts'
import { expect, follow, headings, pageTitle, section, test, visit } from '../quality/visit.ts'

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
    for (const shared of ['كاجو', 'kaju', 'Anacardium occidentale'])
      await expect(grades.getByText(shared, { exact: true })).toHaveCount(1)
    await expect(grades.getByText(/^0801\.32 raw; roasted or salted: 2008\.19/)).toHaveCount(1)
    const row = grades.getByRole('row', { name: /Cashews W320/ })
    await expect(row.getByRole('cell')).toHaveText([/White wholes/, /up to 320/, /at least 1\.4/])
  })

  await test.step('kernels are drawn to scale: the cube of the width follows the weight', async () => {
    const kernels = section(page, 'How to read the grade').getByRole('figure').getByRole('listitem')
    const drawn = await kernels.evaluateAll((items) =>
      items.map((item) => ({
        count: Number(item.querySelector('strong')?.textContent?.slice(1)),
        width: item.querySelector('g')?.getBoundingClientRect().width ?? 0,
      })),
    )
    expect(drawn.map(({ count }) => count)).toEqual([180, 240, 320, 450])
    const [largest] = drawn
    for (const { count, width } of drawn)
      expect(width / (largest?.width ?? 0)).toBeCloseTo(Math.cbrt((largest?.count ?? 0) / count), 1)
  })

  await test.step('our figures and public references never share a section', async () => {
    const ours = section(page, 'Our figures')
    await expect(ours).toContainText('below 6%')
    await expect(ours).not.toContainText(/ISO|UNECE|HS|EU /)
    const references = section(page, 'Public references')
    await expect(references).toContainText('Set down by others, not by us.')
    await expect(references).toContainText('ISO 6477')
    await expect(references).not.toContainText('below')
  })

  await test.step('guides lead to their neighbors, and back to the category at both ends', async () => {
    const others = page.getByRole('navigation', { name: 'Other guides' })
    await others.getByRole('link', { name: 'Previous guide Almonds' }).click()
    await expect(pageTitle(page)).toHaveText('Almonds')
    await expect(others.getByRole('link', { name: 'All of Nuts' })).toHaveAttribute('href', '/products/nuts')
    await expect(others.getByRole('link', { name: 'Next guide Cashews' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the table stays a table for those who hear it', async ({ page }) => {
    await visit(page, '/products/spices/seed-spices')
    const table = page.getByRole('table', { name: 'Products and grades' })
    await expect(table.getByRole('columnheader')).toHaveCount(6)
    const cumin = table.getByRole('row', { name: /Cumin Seed/ })
    await expect(cumin.getByRole('rowheader')).toHaveText('Cumin Seed')
    await expect(cumin.getByRole('cell').filter({ hasText: 'HS code' })).toContainText('0909.31')
  })
})

test('no guide scrolls sideways', async ({ page }) => {
  test.setTimeout(240_000)
  await page.route('**/pictures/**', (route) => route.abort())
  const expectToFit = async (name: string, width: number) => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(over, `${name} at ${width} px`).toBeLessThanOrEqual(0)
  }
  // What is too wide is a word or a table on the narrowest window; wider ones lay out each kind of sheet alike.
  await page.setViewportSize({ width: 320, height: 900 })
  for (const { path, name } of sheets) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expectToFit(name, 320)
  }
  for (const { path, name } of sheetSamples) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectToFit(name, width)
    }
  }
})

test('a guide is printed with all its words on one page of A4', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ media: 'print' })
  for (const { path, name } of sheetSamples) {
    await page.goto(path)
    // The title stands right above the grades, whose heading it takes over.
    await expect(pageTitle(page)).toBeVisible()
    for (const heading of await headings(page.getByRole('main'), 2)
      .filter({ hasNotText: /grades/ })
      .all())
      await expect(heading).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Other guides' })).toBeHidden()
    const file = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    const leaves = file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect.soft(leaves, name).toBe(1)
  }
})

const printing = 'Print this guide'

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

  test('neither a category nor a guide has a dead control', async ({ page }) => {
    for (const path of ['/products/nuts', '/products/nuts/cashews']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('button'), path).toHaveCount(0)
    }
  })
})
