import type { Locator, Page } from '@playwright/test'
import { expect } from './buyer.ts'

export const add = (page: Page, product: string) => page.getByRole('button', { name: `Add ${product} to your list` })
export const onList = (page: Page, product: string) => page.getByRole('button', { name: `${product} is on your list` })
export const presence = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^List \d+$/ })
export const heading = (page: Page) => page.getByRole('heading', { name: 'Your list' })
export const quantity = (page: Page, product: string) => page.getByLabel(`Quantity of ${product}`)
export const unit = (page: Page, product: string) => page.getByLabel(`Unit for ${product}`)
export const note = (page: Page, product: string) => page.getByRole('textbox', { name: `Pack or note for ${product}` })
export const remove = (page: Page, product: string) => page.getByRole('button', { name: `Remove ${product}` })
export const preview = (page: Page) => page.locator('[data-slot=preview] details > div')

/** What asks us for more than the list says. */
export const message = (page: Page) => page.getByLabel('Anything else?')

/** As a keyboard enters it: over WebDriver BiDi `fill` writes behind React's back. */
export const enter = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, typed) => {
    input.focus()
    input.select()
    document.execCommand('insertText', false, typed)
  }, text)

/** The controls come with the first move. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.move(300, 300)
}

/** A list of these products, as other pages would have left it. */
export async function openWithList(page: Page, url: string, list: string) {
  await page.goto(`${url}/contact#list=${list}`)
  await expect(heading(page)).toBeVisible()
}
