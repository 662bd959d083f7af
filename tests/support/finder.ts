import type { Page } from '@playwright/test'

export const panel = (page: Page) => page.locator('#finder')
export const field = (page: Page) => panel(page).getByRole('searchbox', { name: 'Find a product' })
export const rows = (page: Page) => panel(page).locator('[data-answer] > ul > li')
export const firstLink = (page: Page) => rows(page).first().getByRole('link')

export async function ask(page: Page, words: string) {
  await page.getByRole('button', { name: 'Find a product' }).click()
  await field(page).fill(words)
}
