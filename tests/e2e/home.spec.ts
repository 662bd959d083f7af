import { expect, pageTitle, section, test, visit } from '../quality/visit.ts'

test('the hero lies under the header, and a popular product leads to its place, clear of the header', async ({
  page,
}) => {
  await visit(page, '/')
  const hero = page.getByRole('main').getByRole('region').first()
  expect((await hero.boundingBox())?.y).toBe(0)
  await expect(hero.getByRole('img')).toBeVisible()

  await section(page, 'Popular products').getByRole('link').filter({ hasText: 'Cashews W320' }).click()
  await expect(page).toHaveURL('/products/nuts#cashews-w320')
  await expect(pageTitle(page)).toHaveText('Nuts')
  const place = page.getByRole('listitem').filter({ hasText: 'Cashews W320' })
  await expect(place).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  expect((await place.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0)
})
