import type { Page } from '@playwright/test'
import { barriers } from '../support/axe.ts'
import { desktop, phone } from '../support/pages.ts'
import { expect, test, visit } from '../support/visit.ts'

test.describe.configure({ timeout: 90_000 })

/** Keeps the panel that leaves after three seconds: axe needs longer on a busy machine. */
function holdThanks() {
  const wait = window.setTimeout
  window.setTimeout = ((act: TimerHandler, delay?: number, ...rest: unknown[]) =>
    delay === 3000 ? 0 : wait(act, delay, ...rest)) as typeof window.setTimeout
}

async function expectNoBarriers(page: Page, state: string) {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    expect.soft(await barriers(page), `${state} at ${viewport.width} px`).toEqual([])
  }
}

test('axe finds nothing on a form that was sent incomplete, nor on the thanks', async ({ page }) => {
  await page.addInitScript(holdThanks)
  await visit(page, '/contact')
  await page.getByLabel('Name').fill('Layla Haddad')
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expectNoBarriers(page, 'incomplete')

  await page.getByLabel('Company').fill('Corner Bakery')
  await page.getByLabel('Email').fill('layla@corner-bakery.example')
  await page.getByLabel('Message').fill('Two tons of white sugar.')
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await expectNoBarriers(page, 'thanks')
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('axe finds nothing on the open menu', async ({ page }) => {
    await visit(page, '/products/fruits')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })
})
