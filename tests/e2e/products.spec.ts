import { expect, headings, pageTitle, section, test, visit } from '../quality/visit.ts'

const categories = [
  ['/products/spices', 'Spices'],
  ['/products/fruits', 'Premium Fruits'],
  ['/products/vegetables', 'Premium Vegetables'],
  ['/products/meat', 'Premium Meat & Seafood'],
  ['/products/nuts', 'Nuts'],
  ['/products/sweeteners', 'Natural Sweeteners'],
  ['/products/beverages', 'Tea & Beverages'],
] as const

test('Products is the page that the specification asks for', async ({ page }) => {
  await visit(page, '/products')

  await test.step('three highlights, six more kinds of products and custom sourcing', async () => {
    const highlights = section(page, 'Highlights')
    await expect(highlights.getByRole('listitem')).toHaveText([
      /25kg.*multi-ton/,
      /direct supply/i,
      /quality certificates/i,
    ])
    await expect(headings(section(page, 'More products on request'), 3)).toHaveText([
      'Salts',
      'Oils and Vinegars',
      'Grains',
      'Flavors',
      'Preservatives',
      'Baking',
    ])
    const sourcing = page.getByRole('main').getByRole('region').last()
    await expect(sourcing).toContainText(/source/i)
    await expect(sourcing.getByRole('link', { name: /Sourcing/ })).toHaveAttribute('href', '/contact')
  })

  await test.step('seven categories each lead to their page', async () => {
    const lines = section(page, 'Our Products').getByRole('link')
    expect(await lines.evaluateAll((all) => all.map((line) => line.getAttribute('href')))).toEqual(
      categories.map(([path]) => path),
    )
    await expect(headings(section(page, 'Our Products'), 3)).toHaveText(categories.map(([, title]) => title))
    await lines.filter({ hasText: 'Premium Meat & Seafood' }).click()
    await expect(page).toHaveURL('/products/meat')
    await expect(pageTitle(page)).toHaveText('Premium Meat & Seafood')
  })
})
