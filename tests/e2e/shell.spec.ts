import { site } from '#config'
import { desktop } from '../support/pages.ts'
import { expect, pageTitle, telephone, test, visit } from '../support/visit.ts'

test.use({ viewport: desktop })

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Our Products', '/products'],
  ['Contact', '/contact'],
] as const

test('the header has the four links and Get Quote, and the first stop of the keyboard skips them', async ({ page }) => {
  await visit(page, '/about')
  const header = page.getByRole('banner')
  const navigation = header.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link')).toHaveText(links.map(([label]) => label))
  for (const [label, to] of links)
    await expect(navigation.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to)
  await expect(header.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/contact')
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('the header stays in sight on a solid ground, whether things may move or not', async ({ page }) => {
  await visit(page, '/products/spices')
  const header = page.getByRole('banner')
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    for (const place of [0, 3000]) await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place)
    await expect(header, reducedMotion).toBeInViewport({ ratio: 1 })
    expect((await header.boundingBox())?.y, reducedMotion).toBe(0)
    await expect.poll(() => header.evaluate(hasSolidGround), reducedMotion).toBe(true)
  }
})

test('every link of the header leads to its page', async ({ page }) => {
  await visit(page, '/products/meat')
  for (const [label, to] of links) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(to)
    await expect(pageTitle(page)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click()
  await expect(page).toHaveURL('/contact')
})

test('the footer names the company, its links, the four categories, contact, hours and the year', async ({ page }) => {
  await page.clock.install({ time: '2031-06-02T16:58:30+04:00' })
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(site.brand)
  await expect(footer).toContainText(/wholesale/i)
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')
  await expect(quick).toHaveText(links.map(([label]) => label))
  const categories = footer.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  expect(await categories.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/products/spices',
    '/products/nuts',
    '/products/sweeteners',
    '/products/beverages',
  ])
  const number = footer.locator(`a[href="${telephone}"]`)
  await expect(number).toHaveText(site.phone.replaceAll(' ', '\u00a0'))
  await expect(footer.locator(`a[href="mailto:${site.email}"]`)).toHaveText(site.email)
  await expect(footer).toContainText(site.address.city)
  await expect(footer).toContainText('Mon-Sat 9:00 AM - 5:00 PM')
  await expect(footer).toContainText('© 2031')
  // A Monday in Dubai.
  await expect(footer).toContainText('Open now')
  await page.clock.runFor('02:00')
  await expect(footer).toContainText('Closed now')
})

/** Of the element itself, or of the layer that scrolling fades in under it. */
function hasSolidGround(element: Element) {
  const layer = getComputedStyle(element, '::before')
  const [own, under] = [getComputedStyle(element).backgroundColor, layer.backgroundColor]
  return /^rgb\(/.test(own) || (layer.opacity === '1' && /^rgb\(/.test(under))
}
