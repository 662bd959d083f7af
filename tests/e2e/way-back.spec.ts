import type { Page } from '@playwright/test'
import { fillIn, inquiryBy, sendButton, thanks } from '../quay/buyer.ts'
import { add, presence } from '../quay/list.ts'
import { expect, test } from '../quay/test.ts'
import { headerLink, place } from '../support/page-changes.ts'
import { goBack, pageTitle, settled, visit } from '../support/visit.ts'

// Short of memory or time a browser lets go of what it kept, which is its right. A page that must not be kept fails every time.
test.describe.configure({ retries: 2 })

// Where pages are not kept, page-changes.spec.ts comes back to them.
async function leaveBy(page: Page, link: 'About Us' | 'Contact') {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })
  // A page that is still fetching may not be kept.
  await page.waitForLoadState('networkidle')
  // By itself: Playwright's own click may scroll.
  await headerLink(page, link).evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(link === 'Contact' ? /contact$/ : /about$/)
  await settled(page)
}

async function comeBack(page: Page, path: string) {
  await goBack(page)
  await expect(page).toHaveURL(new RegExp(`${path}(#.*)?$`))
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await settled(page)
}

test('what is being written is there on the way back, out of the back/forward cache', async ({ page, quay }) => {
  await visit(page, `${quay.url}/contact`)
  await page.getByLabel('Message').fill('Two pallets')
  await leaveBy(page, 'About Us')
  await comeBack(page, '/contact')
  await expect(page.getByLabel('Message')).toHaveValue('Two pallets')
})

test('what is being written is there on the way back, also where no draft can be kept', async ({ page, quay }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError')
      },
    })
  })
  await visit(page, `${quay.url}/contact`)
  await page.getByLabel('Message').fill('Two pallets')
  await leaveBy(page, 'About Us')
  await comeBack(page, '/contact')
  await expect(page.getByLabel('Message')).toHaveValue('Two pallets')
})

test('an inquiry that was sent is not shown as unsent, out of the back/forward cache', async ({ page, quay }) => {
  await visit(page, `${quay.url}/contact`)
  await fillIn(page, inquiryBy('There and back'))
  await leaveBy(page, 'About Us')
  await leaveBy(page, 'Contact')
  await expect(page.getByLabel('Company')).toHaveValue('Haddad Bakeries')
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await goBack(page)
  await expect(page).toHaveURL(/about$/)
  await settled(page)
  await comeBack(page, '/contact')
  for (const label of ['Name', 'Company', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'There and back')).toHaveLength(1)
})

test('place and grade are as they were left, and the list as it is now, out of the back/forward cache', async ({
  page,
  context,
  quay,
}) => {
  await visit(page, `${quay.url}/products/nuts/cashews`)
  await page.getByRole('radio', { name: /W450/ }).first().check()
  await page.evaluate(() => window.scrollTo(0, 1200))
  await leaveBy(page, 'About Us')
  const other = await context.newPage()
  await visit(other, `${quay.url}/products/nuts`)
  await add(other, 'Walnut Halves').click()
  await expect(presence(other)).toHaveText(/1/)
  await page.bringToFront()
  await comeBack(page, '/cashews')
  await expect(pageTitle(page)).toHaveText('Cashews')
  await expect(page.getByRole('radio', { name: /W450/ }).first()).toBeChecked()
  await expect(page.getByRole('figure').first().getByText('450', { exact: true })).toBeVisible()
  await expect.poll(async () => Math.abs((await place(page)) - 1200)).toBeLessThan(40)
  await expect(presence(page)).toHaveText(/1/)
})
