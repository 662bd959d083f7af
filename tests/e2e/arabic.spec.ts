import { preview } from '../quay/list.ts'
import { expect, settled, test } from '../support/visit.ts'

const footer = 'contentinfo'

test('header, hours and phone say in Arabic what the English ones say', async ({ page }) => {
  await page.clock.install({ time: '2026-11-16T16:58:30+04:00' })
  await page.goto('/ar/products/nuts')
  const links = page.getByRole('banner').getByRole('navigation').first().getByRole('link')
  await expect(links).toHaveText(['الرئيسية', 'من نحن', 'منتجاتنا', 'تواصلوا معنا'])
  await expect(page.getByRole('banner').getByRole('link', { name: 'منتجاتنا' })).toHaveAttribute('aria-current')
  const hours = page.getByRole(footer)
  await expect(hours).toContainText('من الاثنين إلى السبت، من 9:00\u00a0صباحًا إلى 5:00\u00a0مساءً')
  await expect(hours).toContainText('الأحد: للحالات الطارئة فقط')
  await expect(hours).toContainText(/مفتوح الآن حتى \u2066?5:00\u2069?\u00a0مساءً/)
  await page.clock.runFor('02:00')
  await expect(hours).toContainText('مغلق الآن')
})

test('the switch leads to the same place of the page, as a document, and back', async ({ page }) => {
  await page.goto('/products/nuts#cashews-w320')
  const toArabic = page.getByRole('banner').getByRole('link', { name: 'العربية' })
  await expect(toArabic).toHaveAttribute('lang', 'ar')
  await expect(toArabic).toHaveAttribute('hreflang', 'ar')
  await settled(page)
  await toArabic.click()
  await expect(page).toHaveURL('/ar/products/nuts#cashews-w320')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await settled(page)
  await page.getByRole(footer).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/products/nuts#cashews-w320')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('list and draft go along, and sales reads the English name beside the Arabic one', async ({ page }) => {
  await page.goto('/contact#list=cashews-w320:500kg')
  await page.getByLabel('Name', { exact: true }).fill('ليلى حداد')
  await expect(page.getByRole('heading', { name: 'Your list' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('[data-field="name"]')).toHaveValue('ليلى حداد')
  await expect(page.locator('[data-slot=list] li a')).toContainText('كاجو')
  await expect(preview(page)).toHaveText('1. Cashews W320 (\u2067كاجو W320\u2069): 500kg')
})

test('the finder answers on Arabic pages', async ({ page }) => {
  await page.goto('/ar/about')
  await settled(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type('cashew w320')
  await expect(page.locator('[data-answer] a[href^="/ar/products/nuts"][href$="#cashews-w320"]').first()).toBeVisible()
})

test('each Latin term is a run of its own, in its own language, parted by the Arabic comma', async ({ page }) => {
  await page.goto('/ar/products/nuts/cashews')
  for (const term of [/^ISO\s6477$/, /^UNECE\sDDP-\u206017$/]) {
    const run = page.locator('bdi', { hasText: term }).first()
    await expect(run).toHaveAttribute('lang', 'en')
    await expect(run).toHaveCSS('direction', 'ltr')
  }
  await page.goto('/ar/products/nuts/almonds')
  await expect(page.locator('dt', { hasText: /^U\.S\.\sFancy، Extra\sNo\.\s1، No\.\s1، SSR$/ })).toBeVisible()
  await page.goto('/ar/products/fruits/seasonal-fruits')
  await expect(page.locator('th bdi', { hasText: /^Mangoes$/ })).toHaveAttribute('lang', 'en')
  expect(await page.locator('main').innerText()).not.toMatch(/\p{Script=Arabic},/u)
})

test('Arabic text is set 6 to 8% larger than the Latin beside it', async ({ page }) => {
  await page.goto('/ar/products/nuts')
  const adjusted = await page.evaluate(() => {
    const family = getComputedStyle(document.body).fontFamily.split(',')[0]
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const face = rules.find((rule) => rule instanceof CSSFontFaceRule && rule.style.fontFamily === family)
    return parseFloat((face as CSSFontFaceRule).style.getPropertyValue('size-adjust'))
  })
  expect(adjusted).toBeGreaterThanOrEqual(106)
  expect(adjusted).toBeLessThanOrEqual(108)
})

test('titles of guides have the leading of Home’s, and the email the size of its neighbors', { tag: '@broad' }, async ({
  page,
}) => {
  const leading = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const { lineHeight, fontSize } = getComputedStyle(title)
      return parseFloat(lineHeight) / parseFloat(fontSize)
    })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ar')
    expect(Math.abs((await leading()) - 1.16), `Home at ${width} px`).toBeLessThan(0.03)
    await page.goto('/ar/products/nuts/almonds')
    expect(Math.abs((await leading()) - 1.16), `a guide at ${width} px`).toBeLessThan(0.03)
    const strip = page.locator('dl', { hasText: 'badam' }).last()
    await expect(strip).toHaveCSS('border-top-style', 'solid')
    await page.goto('/ar/contact')
    const size = (text: string) =>
      page
        .getByRole('main')
        .getByText(text, { exact: true })
        .first()
        .evaluate((one) => getComputedStyle(one).fontSize)
    expect(await size('sales@saffronquay.example')).toBe(await size('+971 4 000 0000'))
    expect(await size('sales@saffronquay.example')).toBe(await size('الراس، ديرة، دبي'))
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the switch is a link, and the form says its language in its address', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/ar/contact')
    await expect(page.locator('[data-inquiry] form')).toHaveAttribute('action', '/inquiries?lang=ar')
  })
})
