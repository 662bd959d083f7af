import { desktop } from '../support/pages.ts'
import { expect, headings, test, visit } from '../support/visit.ts'

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

test('on a tablet the figures of a category and the products of a guide stand in columns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const [path, table, columns] of [
    ['/products/nuts', 'Quality Specifications', 3],
    ['/products/nuts', 'Public references', 3],
    ['/products/nuts/cashews', 'Grades', 4],
    ['/products/nuts/cashews', 'Origins and usual harvest', 2],
  ] as const) {
    await page.goto(path)
    const cells = page.getByRole('table', { name: table }).locator('tbody tr').first().locator('th, td')
    await expect(cells).toHaveCount(columns)
    const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()))
    for (const [nth, { left, top }] of boxes.slice(1).entries()) {
      expect(left, table).toBeGreaterThanOrEqual((boxes[nth]?.right ?? 0) - 1)
      expect(top, table).toBeCloseTo(boxes[nth]?.top ?? 0, 0)
    }
  }
})

test('the names of a group stand level, with a note and without', async ({ page }) => {
  await page.goto('/products/spices')
  const rows = page.locator('#seed-spices li')
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => {
      const name = row.querySelector('span')?.getBoundingClientRect()
      return (name?.top ?? 0) - row.getBoundingClientRect().top
    }),
  )
  expect(new Set(heights.map(Math.round)).size).toBe(1)
})
