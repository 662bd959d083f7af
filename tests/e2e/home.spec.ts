import { expect, idle, pageTitle, section, test, visit } from '../support/visit.ts'

test('the hero lies under the header, and a popular product leads to its place, clear of the header', async ({
  page,
}) => {
  await visit(page, '/')
  const hero = page.getByRole('main').getByRole('region').first()
  expect((await hero.boundingBox())?.y).toBe(0)
  await expect(hero.getByRole('img')).toBeVisible()

  await section(page, 'Popular products').getByRole('link').filter({ hasText: 'Cashews W320' }).click()
  await expect(page).toHaveURL('/products/nuts#cashews-w320')
  await expect(pageTitle(page)).toHaveText('Nuts')
  const place = page.getByRole('listitem').filter({ hasText: 'Cashews W320' })
  await expect(place).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  expect((await place.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0)
})

for (const { path, add, sentence } of [
  { path: '/', add: /^Add Cashews W240 to/, sentence: /^W240 cashews .* 240 kernels/ },
  { path: '/ar', add: /^إضافة .*W240/, sentence: /W240 .* 240 حبة/ },
])
  test(`${path} shows one pound of cashews, and the grade that one chooses goes on the list`, async ({ page }) => {
    await visit(page, path)
    const figure = page.getByRole('figure')
    await expect(figure.locator('use:not([id])')).toHaveCount(320)
    await figure.getByRole('radio', { name: /W240/ }).check()
    await expect(figure.locator('use:not([id])')).toHaveCount(240)
    await expect(figure.getByRole('img', { name: /^240/ })).toBeVisible()
    await expect(page.locator('#pound + p')).toHaveText(sentence)
    await figure.getByRole('button', { name: add }).click()
    await expect(page.locator('list-count').first()).toHaveText('1')

    await test.step('and the way to every guide stands below it', async () => {
      const all = section(page, path === '/' ? 'One pound, counted' : 'رطل واحد، حبة حبة').locator('details')
      await all.locator('summary').click()
      await expect(all.getByRole('link')).toHaveCount(32)
    })
  })

test('Home says who ships in the month that it is, also on a page that comes back in another one', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-08-31T12:00:00'))
  await visit(page, '/')
  await page.locator('#season').scrollIntoViewIfNeeded()
  const season = page.getByRole('region', { name: /^In season now/ })
  await expect(season.getByRole('heading', { name: 'In season now: August' })).toBeVisible()
  const goods = season.getByRole('term')
  await expect(goods).toContainText(['Mangoes'])
  await expect(season.getByRole('definition').filter({ hasText: 'Pakistan' })).toHaveText('Pakistan Jun–Aug')

  await test.step('the next day it is September', async () => {
    await page.clock.setFixedTime(new Date('2026-09-01T12:00:00'))
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(season.getByRole('heading', { name: 'In season now: September' })).toBeVisible()
    await expect(season.getByText('Pakistan')).toHaveCount(0)
  })
})

test('where the seasons cannot be had Home says who ships at other times, and nothing breaks', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.route('**/assets/seasons-*.json', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await visit(page, '/')
  const answered = page.waitForResponse('**/assets/seasons-*.json')
  await page.locator('#season').scrollIntoViewIfNeeded()
  await (await answered).finished()
  await expect(page.getByRole('heading', { name: 'Which origin is in season?' })).toBeVisible()
  await idle(page)
  expect(complaints).toEqual([])

  await test.step('they are asked for again when the place comes near again, and then no more', async () => {
    await page.unroute('**/assets/seasons-*.json')
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.locator('#season').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: 'In season now' })).toBeVisible()
    const goods = await page.locator('#season').locator('../..').getByRole('term').first().elementHandle()
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.locator('#season').scrollIntoViewIfNeeded()
    await idle(page)
    expect(await goods?.evaluate((term) => term.isConnected)).toBe(true)
  })
})

for (const { path, july } of [
  { path: '/', july: 'July' },
  { path: '/ar', july: 'يوليو' },
])
  test(`what ships in any month fits a phone on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await page.clock.setFixedTime(new Date(2026, 6, 15))
    await visit(page, path)
    await page.locator('#season').scrollIntoViewIfNeeded()
    await expect(page.locator('#season time')).toHaveText(july)
    const beyond: unknown[] = []
    for (let month = 0; month < 12; month++) {
      await page.clock.setFixedTime(new Date(2026, month, 15))
      const [shown, width] = await page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        return [document.querySelector('#season time')?.textContent, document.documentElement.scrollWidth] as const
      })
      if (width > 320) beyond.push(shown)
    }
    expect(beyond).toEqual([])
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Home names no month, offers no dead control, and shows the pound', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Which origin is in season?' })).toBeVisible()
    await expect(page.getByRole('main').getByText(/now:/)).toBeHidden()
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('figure').locator('use:not([id])')).toHaveCount(320)
  })
})
