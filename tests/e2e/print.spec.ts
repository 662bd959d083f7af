import { pages } from '../quality/pages.ts'
import { expect, test } from '../quality/visit.ts'

test.use({ viewport: { width: 794, height: 1123 } })

for (const { path, name } of pages) {
  test(`${name} is printed in dark ink on light paper, with all its words`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    for (const heading of await main.getByRole('heading').all()) await expect(heading).toBeVisible()
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()

    const dark = await page.locator('body, body *').evaluateAll((all) => {
      const light = (color: string) => {
        const [red = 0, green = 0, blue = 0, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
        return opacity === 0 ? 1 : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
      }
      return all.flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return []
        const { backgroundColor, color } = getComputedStyle(element)
        const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
        const faults = [
          light(backgroundColor) < 0.6 && `ground ${backgroundColor}`,
          hasWords && light(color) > 0.5 && `words ${color}`,
        ].filter(Boolean)
        return faults.length ? [`${faults}: ${element.outerHTML.slice(0, 100)}`] : []
      })
    })
    expect(dark).toEqual([])
  })
}
