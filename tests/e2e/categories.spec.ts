import type { Locator } from '@playwright/test'
import { categories } from '../quality/categories.ts'
import { desktop } from '../quality/pages.ts'
import { expect, headings, pageTitle, section, telephone, test, visit } from '../quality/visit.ts'

/** The names alone: beside each the trade's grade may stand in small print. */
const productNames = (group: Locator) =>
  group.getByRole('listitem').evaluateAll((all) => all.map((item) => item.firstChild?.textContent?.trim()))

for (const category of categories) {
  test(`${category.title} is the page that the specification asks for`, async ({ page }) => {
    await page.goto(category.path, { waitUntil: 'domcontentloaded' })
    const main = page.getByRole('main')

    await test.step('the hero asks for pricing or samples', async () => {
      await expect(pageTitle(page)).toHaveText(category.title)
      const hero = section(page, category.title)
      await expect(hero.getByRole('img')).toBeVisible()
      await expect(hero.getByRole('link', { name: 'Get Wholesale Pricing' })).toHaveAttribute('href', '/contact')
      await expect(hero.getByRole('link', { name: 'Call for Samples' })).toHaveAttribute('href', telephone)
    })

    await test.step('the groups carry their pictures, descriptions and products', async () => {
      const part = section(page, category.groupsTitle)
      const groups = part.getByRole('region')
      const names = await headings(part, 3).allTextContents()
      if (category.groups) expect(names).toEqual(Object.keys(category.groups))
      else expect(names.length).toBeGreaterThanOrEqual(category.atLeast?.groups ?? 0)

      expect(await groups.count()).toBe(names.length)
      for (const [index, name] of names.entries()) {
        const group = groups.nth(index)
        const products = await productNames(group)
        const expected = Object.entries(category.groups ?? {}).find(([key]) => key === name)?.[1]
        if (expected) expect(products).toEqual(expected)
        else expect(products.length).toBeGreaterThanOrEqual(category.atLeast?.products ?? 0)
        await expect(group.getByRole('img')).toBeVisible()
        await expect(group.getByRole('paragraph')).toHaveText(/\w.+\.$/)
      }
    })

    await test.step('four features say why', async () => {
      const features = section(page, category.whyTitle)
      const titles = headings(features, 3)
      if (category.features) await expect(titles).toHaveText(category.features)
      else await expect(titles).toHaveCount(4)
      for (const card of await features.getByRole('listitem').all()) {
        await expect(card.locator('svg')).toBeVisible()
        await expect(card.getByRole('paragraph')).toHaveText(/\w.+\.$/)
      }
    })

    await test.step('the smallest quantity and the time of an answer are told', async () => {
      await expect(main).toContainText('Bulk supply from 25kg', { ignoreCase: true })
      await expect(main).toContainText('within 24 hours')
    })

    if (category.specifications) {
      const { specifications } = category
      const ours = section(page, 'Quality Specifications').getByRole('row')

      await test.step('what others have laid down stands apart from our figures', async () => {
        const others = section(page, 'Public references')
        await expect(others).toContainText('Set down by others, not by us')
        expect(await others.getByRole('row').count()).toBeGreaterThan(0)
        for (const line of await ours.allTextContents()) expect(line).not.toMatch(/ISO \d|Codex|ASTA|JECFA|W\d{3}|Brix/)
      })

      await test.step('every figure of the specification stands in the table', async () => {
        const lines = await ours.evaluateAll((all) =>
          all.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')),
        )
        expect(lines.length).toBeGreaterThanOrEqual(specifications.length)
        for (const figure of specifications) expect(lines).toContainEqual(expect.stringMatching(figure))
      })
    }

    if (category.applications)
      await test.step('three applications are named', async () => {
        await expect(headings(section(page, 'Popular Applications'), 3)).toHaveText(category.applications ?? [])
      })

    if (category.closes)
      await test.step('a buyer reads what a quote can state, and may ask for one or see all categories', async () => {
        await expect(section(page, 'Your quote can state').getByRole('term')).toHaveText([
          'Origin',
          'Crop year',
          'Packing',
          'Shelf life',
          'Documents',
          'Incoterm',
          'Lead time',
        ])
        const call = main.getByRole('region').last()
        await expect(call.getByRole('link', { name: 'Request Quote' })).toHaveAttribute('href', '/contact')
        await expect(call.getByRole('link', { name: 'View All Categories' })).toHaveAttribute('href', '/products')
      })
    else
      await test.step('there is no specification list and no closing call', async () => {
        // What has seasons shows its year between the two.
        const year = category.path.endsWith('/meat') ? [] : ['The year']
        await expect(headings(main, 2)).toHaveText([category.groupsTitle, ...year, category.whyTitle])
        await expect(main.getByRole('table')).toHaveCount(year.length)
        await expect(main.getByRole('link', { name: 'Request Quote' })).toHaveCount(0)
      })

    if (!category.closes)
      await test.step('the page leads on to the categories beside it and to all products', async () => {
        const onward = main.getByRole('navigation', { name: 'Other categories' }).getByRole('link')
        await expect(onward).toHaveCount(3)
        for (const link of (await onward.all()).slice(0, 2)) {
          await expect(link).toHaveAttribute('href', /^\/products\/[a-z]+$/)
          await expect(link).not.toHaveAttribute('href', category.path)
        }
        await expect(onward.last()).toHaveAttribute('href', '/products/all')
      })
  })
}

test('a category leads to each of its groups, and back to all products', async ({ page }) => {
  await visit(page, '/products/nuts')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Cashews' }).click()
  await expect(page).toHaveURL('/products/nuts#cashews')
  await expect(page.getByRole('heading', { name: 'Cashews', exact: true })).toBeInViewport()

  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Our Products', 'Nuts'])
  await trail.getByRole('link', { name: 'Our Products' }).click()
  await expect(page).toHaveURL('/products')
})

test('links to an earlier name of a product or group find it, and its earlier name takes no room', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const [former, title] of [
    ['multifloral-honey', 'Honey'],
    ['low-calorie-sweeteners', 'Sugar-Free Sweeteners'],
  ] as const) {
    await page.goto(`/products/sweeteners#${former}`)
    await expect(page.locator(`#${former}`)).toBeInViewport()
    const group = page.getByRole('region', { name: title, exact: true })
    const [picture, heading] = [await group.getByRole('img').boundingBox(), await headings(group, 3).boundingBox()]
    expect(Math.abs((picture?.y ?? 0) - (heading?.y ?? 0))).toBeLessThan(40)
    const edges = await group.getByRole('listitem').evaluateAll((all) =>
      all.map((item) => {
        const name = new Range()
        name.selectNodeContents(item.firstChild ?? item)
        const [line, start] = [item.getBoundingClientRect(), name.getBoundingClientRect().left]
        // The control of the list has room beyond the note.
        const end = line.right - Number.parseFloat(getComputedStyle(item).paddingInlineEnd)
        const note = item.querySelector('small')?.getBoundingClientRect()
        const isAtTheEdge = !note || note.left - line.left < 1 || end - note.right < 1
        return start - line.left < 1 && isAtTheEdge ? '' : item.textContent
      }),
    )
    expect(edges.filter(Boolean)).toEqual([])
  }
})
