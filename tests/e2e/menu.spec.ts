import type { Page } from '@playwright/test'
import { phone } from '../quality/pages.ts'
import { expect, pageTitle, test, visit } from '../quality/visit.ts'

test.use({ viewport: phone, hasTouch: true })

const button = (page: Page) => page.getByRole('button', { name: 'Menu' })
const menuLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

async function openMenu(page: Page) {
  await button(page).click()
  await expect(menuLink(page, 'About Us')).toBeVisible()
}

test.describe('on a phone', () => {
  test.beforeEach(({ page }) => visit(page, '/products/nuts'))

  test('the links wait in a menu, and Get Quote stays in sight', async ({ page }) => {
    await expect(menuLink(page, 'About Us')).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Quote' })).toBeInViewport({ ratio: 1 })
    await openMenu(page)
    for (const name of ['Home', 'About Us', 'Our Products', 'Contact']) await expect(menuLink(page, name)).toBeVisible()
    await expect(menuLink(page, 'Our Products')).toHaveAttribute('aria-current', 'page')
  })

  test('the button closes the menu again', async ({ page }) => {
    await openMenu(page)
    await button(page).click()
    await expect(menuLink(page, 'About Us')).toBeHidden()
  })

  test('Escape closes the menu and gives the focus back to the button', async ({ page }) => {
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(menuLink(page, 'Home')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menuLink(page, 'Home')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuLink(page, 'Home')).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('a tap outside closes the menu', async ({ page, browserName }) => {
    await openMenu(page)
    // Firefox takes Playwright's taps for none.
    if (browserName === 'firefox') await page.mouse.click(195, 820)
    else await page.touchscreen.tap(195, 820)
    await expect(menuLink(page, 'About Us')).toBeHidden()
    await expect(page).toHaveURL('/products/nuts')
  })

  test('choosing a page closes the menu', async ({ page }) => {
    await openMenu(page)
    await menuLink(page, 'About Us').click()
    await expect(page).toHaveURL('/about')
    await expect(menuLink(page, 'Contact')).toBeHidden()
    await expect(pageTitle(page)).toBeVisible()
  })

  test('choosing the page one is on closes the menu', async ({ page }) => {
    await page.goto('/about')
    await openMenu(page)
    await menuLink(page, 'About Us').click()
    await expect(menuLink(page, 'Contact')).toBeHidden()
  })

  test('going back closes the menu', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
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
