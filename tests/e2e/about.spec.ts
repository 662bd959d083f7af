import { expect, headings, section, test } from '../quality/visit.ts'

test('About Us is the page that the specification asks for', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'domcontentloaded' })

  await test.step('the hero asks for pricing or samples', async () => {
    const hero = page.getByRole('main').getByRole('region').first()
    await expect(hero.getByRole('link', { name: 'Get Wholesale Pricing' })).toHaveAttribute('href', '/contact')
    await expect(hero.getByRole('link', { name: 'Call for Samples' })).toHaveAttribute('href', /^tel:/)
  })

  await test.step('mission and vision are stated', async () => {
    for (const name of ['Our mission', 'Our vision'])
      await expect(section(page, name).getByRole('paragraph')).toHaveText(/\w.{40,}\.$/)
  })

  await test.step('three highlights are given', async () => {
    const highlights = section(page, 'Highlights')
    await expect(highlights.getByRole('term')).toHaveText(['Years', 'Clients', 'Success'])
    await expect(highlights.getByRole('definition')).toHaveText(['10+', '500+', '99.9%'])
  })

  await test.step('the timeline runs from 2014 to 2024', async () => {
    const timeline = section(page, 'Our history')
    await expect(timeline.getByRole('time')).toHaveText(['2014', '2017', '2020', '2024'])
    await expect(headings(timeline, 3)).toHaveText([
      /founded/i,
      'ISO 9001:2015',
      /digital transformation/i,
      /500\+ partners/i,
    ])
  })

  await test.step('four values and six capabilities are described', async () => {
    for (const [name, count] of [
      ['Our values', 4],
      ['What you can ask us for', 6],
    ] as const) {
      const items = section(page, name).getByRole('listitem')
      await expect(items).toHaveCount(count)
      for (const item of await items.all()) {
        await expect(item.getByRole('heading', { level: 3 })).toHaveText(/\w/)
        await expect(item.getByRole('paragraph')).toHaveText(/\w.+\.”?$/)
      }
    }
  })

  await test.step('the four certifications are named', async () => {
    await expect(headings(section(page, 'Certifications'), 3)).toHaveText(['ISO 9001:2015', 'HACCP', 'FSSAI', 'GST'])
  })
})
