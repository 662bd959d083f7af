import { expect, headings, pageTitle, section, telephone, test, visit } from '../quality/visit.ts'

test('Home is the page that the specification asks for', async ({ page }) => {
  await visit(page, '/')

  await test.step('the hero lies under the header and asks to request the price list or browse the products', async () => {
    const hero = page.getByRole('main').getByRole('region').first()
    expect((await hero.boundingBox())?.y).toBe(0)
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hero.getByRole('img')).toBeVisible()
    await expect(hero.getByRole('link')).toHaveText(['Request Price List', 'Browse Products'])
    await expect(hero.getByRole('link', { name: 'Request Price List' })).toHaveAttribute('href', '/contact')
    await expect(hero.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
  })

  await test.step('the company stands in four figures', async () => {
    const figures = section(page, 'The company in figures')
    await expect(figures.getByRole('term')).toHaveText([
      'Years in Business',
      'Active Clients',
      'Product Varieties',
      'Order Accuracy',
    ])
    await expect(figures.getByRole('definition')).toHaveText(['15+', '1000+', '500+', '99.8%'])
  })

  await test.step('five category cards lead to spices, fruits, nuts, sweeteners and beverages', async () => {
    const cards = section(page, 'Product categories').getByRole('listitem')
    const links = cards.getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/products/spices',
      '/products/fruits',
      '/products/nuts',
      '/products/sweeteners',
      '/products/beverages',
    ])
    for (const card of await cards.all()) await expect(card.locator('img')).toBeVisible()
  })

  await test.step('four benefits are named, with same-day dispatch before 2 PM', async () => {
    const benefits = section(page, 'Why businesses buy from us')
    await expect(headings(benefits, 3)).toHaveText([
      'Bulk Supply',
      'Quality Assured',
      'Business Support',
      'Fast Processing',
    ])
    const fast = benefits.getByRole('listitem').filter({ hasText: 'Fast Processing' })
    await expect(fast).toContainText('before 2 PM')
    await expect(fast).toContainText('same day')
  })

  await test.step('the page ends by asking for a call', async () => {
    const call = page.getByRole('main').getByRole('region').last()
    await expect(call.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(call.locator(`a[href="${telephone}"]`)).toBeVisible()
  })

  await test.step('twelve popular products of at least five categories lead to their place', async () => {
    const names = section(page, 'Popular products').getByRole('link')
    await expect(names).toHaveCount(12)
    const places = await names.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(new Set(places).size).toBe(12)
    expect(new Set(places.map((place) => place.split('#')[0])).size).toBeGreaterThanOrEqual(5)

    await names.filter({ hasText: 'Cashews W320' }).click()
    await expect(page).toHaveURL('/products/nuts#cashews-w320')
    await expect(pageTitle(page)).toHaveText('Nuts')
    const place = page.getByRole('listitem').filter({ hasText: 'Cashews W320' })
    await expect(place).toBeInViewport()
    const header = await page.getByRole('banner').boundingBox()
    expect((await place.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0)
  })
})
