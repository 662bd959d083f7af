import type { Page } from '@playwright/test'
import { fillIn, inquiryBy, sendButton, thanks } from '../faults/buyer.ts'
import { add, presence } from '../faults/list.ts'
import { expect, test } from '../faults/test.ts'
import { headerLink, place } from '../quality/page-changes.ts'
import { goBack, pageTitle, settled, visit } from '../quality/visit.ts'

const ways = ['out of the back/forward cache', 'loaded anew'] as const

async function leaveBy(page: Page, link: 'About Us' | 'Contact', way: (typeof ways)[number]) {
  await page.evaluate((isAnew) => {
    // Whoever holds a lock is not kept.
    if (isAnew) navigator.locks.request('here', () => new Promise(() => {}))
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  }, way === 'loaded anew')
  // By itself: Playwright's own click may scroll.
  await headerLink(page, link).evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(link === 'Contact' ? /contact$/ : /about$/)
  await settled(page)
}

for (const way of ways) {
  const comeBack = async (page: Page, path: string) => {
    await goBack(page)
    await expect(page).toHaveURL(new RegExp(`${path}(#.*)?$`))
    const kept = page.locator('html[data-persisted=true]')
    await expect(kept).toHaveCount(way === 'loaded anew' ? 0 : 1)
    await settled(page)
  }

  test(`what is being written is there on the way back, ${way}`, async ({ page, quay }) => {
    await visit(page, `${quay.url}/contact`)
    await page.getByLabel('Message').fill('Two pallets')
    await leaveBy(page, 'About Us', way)
    await comeBack(page, '/contact')
    await expect(page.getByLabel('Message')).toHaveValue('Two pallets')
  })

  test(`an inquiry that was sent is not shown as unsent on the way back, ${way}`, async ({ page, quay }) => {
    await visit(page, `${quay.url}/contact`)
    await fillIn(page, inquiryBy(`There and back, ${way}`))
    await leaveBy(page, 'About Us', way)
    await leaveBy(page, 'Contact', way)
    await expect(page.getByLabel('Company')).toHaveValue('Haddad Bakeries')
    await sendButton(page).click()
    await expect(thanks(page)).toBeVisible()
    await goBack(page)
    await expect(page).toHaveURL(/about$/)
    await settled(page)
    await comeBack(page, '/contact')
    for (const label of ['Name', 'Company', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
    await expect.poll(() => quay.rows().filter(({ name }) => name === `There and back, ${way}`)).toHaveLength(1)
  })

  test(`the place and the chosen grade are as they were left, and the list is as it is now, ${way}`, async ({
    page,
    context,
    quay,
  }) => {
    await visit(page, `${quay.url}/products/nuts/cashews`)
    await page.getByRole('radio', { name: /W450/ }).first().check()
    await page.evaluate(() => window.scrollTo(0, 1200))
    await leaveBy(page, 'About Us', way)
    const other = await context.newPage()
    await visit(other, `${quay.url}/products/nuts`)
    await add(other, 'Walnut Halves').click()
    await expect(presence(other)).toHaveText(/1/)
    await comeBack(page, '/cashews')
    await expect(pageTitle(page)).toHaveText('Cashews')
    await expect(page.getByRole('radio', { name: /W450/ }).first()).toBeChecked()
    await expect(page.getByRole('figure').first().getByText('450', { exact: true })).toBeVisible()
    await expect.poll(async () => Math.abs((await place(page)) - 1200)).toBeLessThan(40)
    await expect(presence(page)).toHaveText(/1/)
  })
}
