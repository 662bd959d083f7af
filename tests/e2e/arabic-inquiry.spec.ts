import type { Page } from '@playwright/test'
import { expect, test } from '../quay/test.ts'

const written = {
  name: 'ليلى حدّاد',
  company: 'مخابز «حدّاد» ش.ذ.م.م',
  email: 'layla@haddad.example',
  phone: '+971 4 123 4567',
  message: 'نرجو عرض سعر:\nلوز 23/25، الكمية 500\u00a0كجم (12% رطوبة؟)، إلى الشارقة.',
}
const thanks = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('heading', { name: 'شكرًا لكم' }) })

async function fillIn(page: Page, changes: Partial<typeof written> = {}) {
  for (const [field, value] of Object.entries({ ...written, ...changes }))
    await page.locator(`[data-field="${field}"]`).fill(value)
}

const send = (page: Page) => page.getByRole('button', { name: 'إرسال الاستفسار' }).click()

test('an inquiry in Arabic arrives as it was written, and is thanked for in Arabic', async ({ page, quay }) => {
  await page.goto(`${quay.url}/ar/contact`)
  await expect(page.getByRole('contentinfo').locator('[data-open]')).toBeAttached()
  await fillIn(page)
  // Nobody writes that in the second a test takes.
  await page.clock.setFixedTime(Date.now() + 60_000)
  await send(page)
  await expect(thanks(page)).toContainText('أُرسل استفساركم، وسيتواصل معكم فريق المبيعات خلال 24\u00a0ساعة.')
  await expect
    .poll(() => quay.rows().find(({ name }) => name === written.name))
    .toMatchObject({ ...written, flags: [] })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is thanked for on the Arabic page, and refused in Arabic', async ({ page, quay }) => {
    const name = 'ليلى بلا سكربت'
    await page.goto(`${quay.url}/ar/contact`)
    await expect(thanks(page)).toBeHidden()
    await fillIn(page, { name })
    await send(page)
    await expect(page).toHaveURL(`${quay.url}/ar/contact#thank-you`)
    await expect(thanks(page)).toBeVisible()
    expect(quay.rows().find((row) => row.name === name)).toMatchObject({ ...written, name, flags: [] })

    await page.goto(`${quay.url}/ar/contact`)
    // More than the collector takes; a browser lets it pass.
    await fillIn(page, { message: 'لوز '.repeat(60_000) })
    await send(page)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { name: 'لم يُرسل استفساركم' })).toBeVisible()
    await expect(page.getByText('نص الاستفسار أطول مما يمكن إرساله')).toBeVisible()
    await page.getByRole('link', { name: 'فتح صفحة التواصل' }).click()
    await expect(page).toHaveURL(`${quay.url}/ar/contact`)
  })
})
