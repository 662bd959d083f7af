import type { Page } from '@playwright/test'
import { phone } from '../support/pages.ts'
import { expect, pageTitle, test, visit } from '../support/visit.ts'

test.use({ viewport: phone, hasTouch: true })

const button = (page: Page) => page.getByRole('button', { name: 'Menu' })
const menuLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

async function openMenu(page: Page) {
  await button(page).click()
  await expect(menuLink(page, 'About Us')).toBeVisible()
}

test('on a phone the links wait in a menu, which opens, closes and leads on', async ({ page, browserName }) => {
  await visit(page, '/products/nuts')
  await expect(menuLink(page, 'About Us')).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Quote' })).toBeInViewport({ ratio: 1 })

  await test.step('the button opens and closes it', async () => {
    await openMenu(page)
    for (const name of ['Home', 'About Us', 'Our Products', 'Contact']) await expect(menuLink(page, name)).toBeVisible()
    await expect(menuLink(page, 'Our Products')).toHaveAttribute('aria-current', 'page')
    await button(page).click()
    await expect(menuLink(page, 'About Us')).toBeHidden()
  })

  await test.step('Escape closes it and gives the focus back to the button', async () => {
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(menuLink(page, 'Home')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menuLink(page, 'Home')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuLink(page, 'Home')).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  await test.step('a tap outside closes it', async () => {
    await openMenu(page)
    // Below the header the menu covers the window. Firefox takes Playwright's taps for none.
    if (browserName === 'firefox') await page.mouse.click(195, 4)
    else await page.touchscreen.tap(195, 4)
    await expect(menuLink(page, 'About Us')).toBeHidden()
    await expect(page).toHaveURL('/products/nuts')
  })

  await test.step('choosing a page closes it', async () => {
    await openMenu(page)
    await menuLink(page, 'About Us').click()
    await expect(page).toHaveURL('/about')
    await expect(menuLink(page, 'Contact')).toBeHidden()
    await expect(pageTitle(page)).toHaveText(/^See the goods/)
  })

  await test.step('choosing the page one is on closes it', async () => {
    await openMenu(page)
    await menuLink(page, 'About Us').click()
    await expect(menuLink(page, 'Contact')).toBeHidden()
    await expect(page).toHaveURL('/about')
  })

  await test.step('going back closes it', async () => {
    await openMenu(page)
    await page.goBack()
    await expect(page).toHaveURL('/products/nuts')
    await expect(menuLink(page, 'Contact')).toBeHidden()
  })
})

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/')
    await openMenu(page)
    await button(page).click()
    await expect(menuLink(page, 'About Us')).toBeHidden()
    await openMenu(page)
    await menuLink(page, 'About Us').click()
    await expect(page).toHaveURL('/about')
    await expect(menuLink(page, 'Contact')).toBeHidden()
  })
})
