import type { Page } from '@playwright/test'
import { barriers } from '../quality/axe.ts'
import { desktop, phone } from '../quality/pages.ts'
import { expect, goBack, pageTitle, settled, test, visit } from '../quality/visit.ts'

const panel = (page: Page) => page.locator('#finder')
const field = (page: Page) => panel(page).getByRole('searchbox', { name: 'Find a product' })
const rows = (page: Page) => panel(page).locator('[data-answer] > ul > li')
const firstLink = (page: Page) => rows(page).first().getByRole('link')

async function ask(page: Page, words: string) {
  await page.getByRole('button', { name: 'Find a product' }).click()
  await field(page).fill(words)
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('fetched at the first interest, it finds a product by its name in the buyer’s kitchen and leads to its grade', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, '/')
    await page.mouse.move(700, 700)
    expect(asked.filter((url) => /finder-/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Find a product' }).hover()
    await expect.poll(() => asked.filter((url) => /finder-en-[\w-]+\.json/.test(url)).length).toBe(1)

    await ask(page, 'jeera')
    await expect(firstLink(page)).toContainText('Cumin Seed')
    await expect(firstLink(page).locator('mark')).toHaveText('jeera')
    await expect(panel(page).getByRole('status')).toHaveText(/^\d products$/)
    await firstLink(page).click()
    await expect(page).toHaveURL('/products/spices/seed-spices#cumin-seed')
    await expect(panel(page)).toBeHidden()
  })

  test('Ctrl+K opens it, the arrows walk through the list, Escape leads back and out', async ({ page }) => {
    await visit(page, '/about')
    await page.evaluate(() =>
      addEventListener('keydown', (event) => event.defaultPrevented && document.body.setAttribute('data-taken', '')),
    )
    await page.keyboard.press('ControlOrMeta+k')
    await expect(field(page)).toBeFocused()
    // From the first press on, or the browser takes it for its own search.
    await expect(page.locator('body[data-taken]')).toBeAttached()
    await page.keyboard.type('badam')
    await expect(
      panel(page)
        .getByText(/^8 of \d+ products/)
        .first(),
    ).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(rows(page).nth(0).getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rows(page).nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
  })

  test('Enter does what the line says: it opens the group, the grade or the product, and moves where it is not sure', async ({
    page,
  }) => {
    await visit(page, '/')
    await ask(page, 'badam')
    await expect(rows(page)).toHaveCount(9)
    await expect(panel(page).getByText('Enter opens Almonds')).toBeVisible()
    await panel(page)
      .getByRole('button', { name: /Show the other/ })
      .click()
    await expect(rows(page).nth(9).getByRole('link')).toBeFocused()
    await field(page).fill('turmeirc')
    await expect(panel(page).getByText('Enter moves down')).toBeVisible()
    await field(page).press('Enter')
    await expect(firstLink(page)).toBeFocused()
    await field(page).fill('cashew')
    await expect(panel(page).getByText('Enter opens Cashews')).toBeVisible()
    await field(page).press('Enter')
    await expect(page).toHaveURL('/products/nuts/cashews')
    await ask(page, 'W320')
    await expect(rows(page)).toHaveCount(1)
    await field(page).press('Enter')
    await expect(page).toHaveURL('/products/nuts/cashews#cashews-w320')
    await expect(pageTitle(page)).toHaveText('Cashews')
  })

  test('nothing is lost that is typed right after its key, or before the code is there', async ({ page }) => {
    await visit(page, '/about')
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(/\/finder-[^/]+\.js$|finder-en-[\w-]+\.json/, async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('jee')
    release()
    await expect(firstLink(page)).toContainText('Cumin Seed')
    await page.keyboard.type('ra')
    await expect(field(page)).toHaveValue('jeera')
    await expect(firstLink(page).locator('mark')).toHaveText('jeera')
  })

  test('names of other languages come in a file of their own, when they are asked for', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const names = () => asked.filter((url) => /finder-(latin|others)-en-[\w-]+\.json/.test(url)).length
    await visit(page, '/')
    await ask(page, 'cashew')
    await expect(firstLink(page)).toContainText('Cashews')
    expect(names()).toBe(0)
    await field(page).fill('sibuyas')
    await expect(firstLink(page)).toContainText('Onions')
    expect(names()).toBe(1)
    await field(page).fill('ഏലക്ക')
    await expect(firstLink(page)).toContainText('Green Cardamom')
    expect(names()).toBe(2)
  })

  test('a grade says what it is', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'PF1')
    await expect(panel(page).getByText('PF1: a grade or variety of Black Tea').first()).toBeVisible()
    await expect(panel(page).getByText(/Pekoe Fannings/)).toBeVisible()
    await expect(firstLink(page)).toContainText('Black Tea')
  })

  test('a browser that translates the page does not stop it', { tag: '@broad' }, async ({ page }) => {
    await visit(page, '/')
    for (const typed of ['jeera', 'cashew', 'PF1', 'octopus', 'badam']) {
      await ask(page, typed)
      await expect(panel(page).locator('[data-answer] > p').first()).toBeVisible()
      await panel(page).evaluate((root) => {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const found: Node[] = []
        while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) found.push(texts.currentNode)
        for (const text of found) {
          const font = document.createElement('font')
          text.parentNode?.replaceChild(font, text)
          font.append(text.textContent ?? '')
        }
      })
      await page.keyboard.press('Escape')
    }
    await ask(page, 'W320')
    await expect(rows(page)).toHaveCount(1)
  })

  test('without the further names it answers with what it has', { tag: '@broad' }, async ({ page }) => {
    await page.route(/finder-latin-en-[\w-]+\.json/, (route) => route.abort())
    await visit(page, '/')
    await ask(page, 'turmeirc')
    await expect(firstLink(page)).toContainText('Turmeric')
  })

  test('Arabic names, with and without their vowels, and customs codes find it, too', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Find a product' }).click()
    for (const typed of ['كمون', 'الكَمُّون', '0909.31', '090931']) {
      await field(page).fill('badam')
      await expect(firstLink(page), 'before').not.toContainText('Cumin Seed')
      await field(page).fill(typed)
      await expect(firstLink(page), typed).toContainText('Cumin Seed')
    }
  })

  test('what nobody lists becomes an inquiry with the words in it', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'tahini')
    await expect(panel(page).getByRole('status')).toHaveText('“tahini” is not listed')
    await panel(page).getByRole('link', { name: 'Ask us to source it' }).click()
    await expect(page).toHaveURL(/\/contact/)
    await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue(/tahini/)
  })

  test('what is on request arrives at the form in the visitor’s own words', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'basmati rice')
    await expect(panel(page).getByText('Enter writes it into an inquiry')).toBeVisible()
    await field(page).press('Enter')
    await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue(/basmati rice/)
  })

  test('what is not sold names the nearest group', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'octopus')
    await expect(panel(page).getByRole('link', { name: /^Seafood/ })).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
  })

  test('its key works in a field, too, and opens it once', async ({ page }) => {
    await visit(page, '/contact')
    const message = page.getByRole('textbox', { name: /Message/ })
    await message.pressSequentially('18/20')
    await page.keyboard.press('/')
    await expect(message).toHaveValue('18/20/')
    await expect(panel(page)).toBeHidden()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(panel(page)).toBeVisible()
  })

  test('as many are shown and hidden as it says, and a row that has the focus keeps it while more names come', async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(/finder-latin-en-[\w-]+\.json/, async (route) => {
      await held
      await route.continue()
    })
    await visit(page, '/')
    await ask(page, 'suga')
    const products = panel(page).locator('[data-answer] li[data-kind=product]')
    await expect(products).toHaveCount(8)
    const [, count] =
      (
        await panel(page)
          .getByText(/^8 of \d+ products/)
          .first()
          .textContent()
      )?.match(/of (\d+)/) ?? []
    await expect(panel(page).getByRole('button', { name: /^Show/ })).toHaveText(
      Number(count) === 9 ? 'Show one more' : `Show the other ${Number(count) - 8}`,
    )
    const link = products.nth(7).getByRole('link')
    const name = await link.locator('b').textContent()
    await link.focus()
    const arrived = page.waitForResponse(/finder-latin-en/)
    release()
    await arrived
    await expect.poll(() => page.evaluate(() => document.activeElement?.querySelector('b')?.textContent)).toBe(name)
  })

  test('words in the address of the list of all products are taken up', { tag: '@broad' }, async ({ page }) => {
    await visit(page, '/products/all?q=jeera%20powder')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('jeera powder')
    await expect(firstLink(page)).toContainText('Ground Cumin')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await visit(page, '/products/all?q=')
    await expect(panel(page)).toBeHidden()
    await goBack(page)
    await expect(page).toHaveURL('/products/all?q=jeera%20powder')
    await settled(page)
    await expect(panel(page)).toBeHidden()
  })

  test('its plus puts a product on the list, takes it off and says so, and tells when the list is full', async ({
    page,
  }) => {
    const said = page.locator('#announcer')
    await visit(page, '/')
    await ask(page, 'cumin seed')
    const plus = rows(page).first().getByRole('button')
    await plus.click()
    await expect(said).toHaveText('Cumin Seed added.')
    await expect(page.locator('header list-count').first()).toHaveText('1')
    await plus.click()
    await expect(page.locator('header list-count').first()).toHaveText('0')
    await page.evaluate(() => {
      const lines = Array.from({ length: 100 }, (_, nth) => ({
        id: `p${nth}`,
        name: `Product ${nth}`,
        quantity: '',
        unit: 'kg',
        note: '',
      }))
      localStorage.setItem('inquiry-list', JSON.stringify({ lines, text: '' }))
    })
    await plus.click()
    const full = page.getByRole('alert').filter({ hasText: 'Your list is full at 100 products' })
    await expect(full).toBeInViewport()
    const isOnTop = await full.evaluate((bar) => {
      const { x, y, width, height } = bar.getBoundingClientRect()
      return bar.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isOnTop).toBe(true)
  })

  test('on the products page it answers in place, and Escape clears it', async ({ page }) => {
    await visit(page, '/products')
    const here = page.getByRole('main').getByRole('searchbox', { name: 'Find a product' })
    await here.fill('dalchini')
    await expect(page.getByRole('main').getByRole('link', { name: /Ceylon Cinnamon/ })).toBeVisible()
    await here.press('Escape')
    await expect(here).toHaveValue('')
    await expect(page.getByRole('main').getByRole('link', { name: /Ceylon Cinnamon/ })).toBeHidden()
  })

  test('axe finds nothing, whether it answers or not', async ({ page }) => {
    await visit(page, '/')
    for (const typed of ['', 'jeera', 'tahini']) {
      if (!typed) await page.getByRole('button', { name: 'Find a product' }).click()
      await field(page).fill(typed)
      if (typed) await expect(panel(page).locator('[data-answer] > p')).toBeVisible()
      expect(await barriers(page, '#finder'), typed).toEqual([])
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('an icon opens it, and a tap on a row leads on', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Playwright cannot tap in Firefox.')
    await visit(page, '/')
    await page.getByRole('button', { name: 'Find a product' }).tap()
    await expect(field(page)).toBeFocused()
    await field(page).fill('elaichi')
    await rows(page).first().tap()
    await expect(page).toHaveURL('/products/spices/whole-spices#green-cardamom')
  })

  test('it has a way out in sight', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Find a product' }).click()
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page)).toBeHidden()
  })

  test('the number on the list, and the way to it, stay in sight while it is open', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Playwright cannot tap in Firefox.')
    await visit(page, '/')
    await page.getByRole('button', { name: 'Find a product' }).tap()
    await field(page).fill('badam')
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /Add .* to your list/ })
      .tap()
    const review = panel(page).getByRole('link', { name: 'Review list' })
    await expect(review).toBeInViewport()
    await expect(panel(page).getByRole('link', { name: 'List 1' })).toBeInViewport()
    await review.tap()
    await expect(page).toHaveURL(/\/contact/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop })

  test('the panel opens, and its field leads to the list of all products', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Find a product' }).click()
    await expect(panel(page).getByRole('link', { name: 'Black Peppercorns' })).toBeVisible()
    await field(page).fill('jeera')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/products\/all/)
    await expect(pageTitle(page)).toHaveText('All products, A–Z')
  })

  test('the list of all products has every one under its letter, with its other names', async ({ page }) => {
    await page.goto('/products/all')
    const c = page.getByRole('region', { name: 'C', exact: true })
    await expect(c.getByRole('listitem').filter({ hasText: 'Cumin Seed' })).toContainText('jeera')
    await expect(c.getByRole('link', { name: 'Cumin Seed' })).toHaveAttribute(
      'href',
      '/products/spices/seed-spices#cumin-seed',
    )
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'T' }).click()
    await expect(page.getByRole('region', { name: 'T', exact: true })).toBeInViewport()
    expect(await page.getByRole('main').locator('li[data-category] > a').count()).toBeGreaterThanOrEqual(200)
  })
})
