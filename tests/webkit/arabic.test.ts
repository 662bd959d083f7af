import assert from 'node:assert/strict'
import { test } from 'node:test'
import { desktop } from '../quality/pages.ts'
import { arrives, rowsBy } from './buyer.ts'
import { startVisit } from './visitor.ts'

const { quay, visitor } = await startVisit()
await visitor.resize(desktop)

const written = {
  name: 'ليلى حدّاد',
  company: 'مخابز «حدّاد» ش.ذ.م.م',
  email: 'layla@haddad.example',
  phone: '+971 4 123 4567',
  message: 'نرجو عرض سعر:\nلوز 23/25، الكمية 500\u00a0كجم، إلى الشارقة.',
}

test('the switch leads to the same page, which reads from right to left in its own letters', async () => {
  await visitor.visit('/products/nuts/cashews')
  await visitor.click('footer a', 'العربية')
  await visitor.arrived('/ar/products/nuts/cashews')
  const page = await visitor.until(() => {
    const title = document.querySelector('main h1')
    const { direction, fontFamily } = getComputedStyle(title as Element)
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').length
    return loaded > 2 && { title: title?.textContent, direction, fontFamily, lang: document.documentElement.lang }
  })
  assert.equal(page.title, 'الكاجو')
  assert.equal(page.direction, 'rtl')
  assert.equal(page.lang, 'ar')
  assert.match(page.fontFamily, /Markazi/)
})

test('the finder answers on Arabic pages', async () => {
  await visitor.visit('/ar')
  await visitor.press('/')
  await visitor.until(() => document.activeElement?.id === 'find')
  await visitor.type('#find', 'كمون')
  await visitor.until(() =>
    document.querySelector('#finder [data-answer] a[href="/ar/products/spices/seed-spices#cumin-seed"]'),
  )
})

test('an inquiry in Arabic arrives as it was written, and is thanked for in Arabic', async () => {
  await visitor.visit('/ar/contact')
  for (const [field, answer] of Object.entries(written)) await visitor.type(`main form [name="${field}"]`, answer)
  await visitor.click('main form button', 'إرسال الاستفسار')
  await visitor.until(() => {
    const thanks = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === 'شكرًا لكم')
    return thanks?.checkVisibility() && !document.querySelector('main form')?.checkVisibility()
  })
  await visitor.until(() => document.querySelector('main form')?.checkVisibility())
  await arrives(quay, written.name)
  const [row, ...others] = rowsBy(quay, written.name)
  assert.deepEqual(others, [])
  assert.equal(row?.company, written.company)
  assert.equal(row?.message.replaceAll('\r\n', '\n'), written.message)
})
