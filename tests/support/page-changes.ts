import type { Page } from '@playwright/test'
import { expect, pageTitle } from './visit.ts'

const titles = {
  '/': 'Ingredients by the sack and by the ton',
  '/about': 'See the goods first, then talk price',
  '/products': 'Seven categories, from spices to seafood',
  '/products/nuts': 'Nuts',
  '/contact': 'Ask for a price, a sample or a specification',
}

export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

export async function expectPage(page: Page, path: keyof typeof titles) {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(pageTitle(page)).toHaveText(titles[path])
}

/** How far down the page. Firefox counts in fractions of a pixel. */
export const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
