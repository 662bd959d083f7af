import { barriers } from '../support/axe.ts'
import { ask, field, firstLink, panel, rows } from '../support/finder.ts'
import { desktop, phone } from '../support/pages.ts'
import { expect, goBack, pageTitle, settled, test, visit } from '../support/visit.ts'

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('fetched at the first interest, it finds a product by its name in the buyer’s kitchen and leads to its grade', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, '/about')
    await page.mouse.move(700, 700)
    expect(asked.filter((url) => /finder-|Answers-/.test(url))).toEqual([])
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
    await visit(page, '/about')
    await ask(page, 'badam')
    await expect(rows(page)).toHaveCount(9)
    await expect(panel(page).getByText('Enter opens Almonds')).toBeVisible()
    await panel(page)
      .getByRole('button', { name: /Show the other/ })
      .click()
    await expect(rows(page).nth(9).getByRole('link')).toBeFocused()
    await field(page).fill('turmeirc')
    await expect(panel(page).getByText('Enter opens')).toHaveCount(0)
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
    await page.route(/\/Answers-[^/]+\.js$|finder-en-[\w-]+\.json/, async (route) => {
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

  test('a browser that translates the page does not stop it', { tag: '@broad' }, async ({ page }) => {
    await visit(page, '/about')
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
    await visit(page, '/about')
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

  test('an icon opens it, it has a way out in sight, and a tap on a row leads on', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Playwright cannot tap in Firefox.')
    await visit(page, '/about')
    const icon = page.getByRole('button', { name: 'Find a product' })
    await icon.tap()
    await expect(field(page)).toBeFocused()
    await panel(page).getByRole('button', { name: 'Close' }).tap()
    await expect(panel(page)).toBeHidden()
    await icon.tap()
    await field(page).fill('elaichi')
    await rows(page).first().tap()
    await expect(page).toHaveURL('/products/spices/whole-spices#green-cardamom')
  })

  test('the number on the list, and the way to it, stay in sight while it is open', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Playwright cannot tap in Firefox.')
    await visit(page, '/about')
    await page.getByRole('button', { name: 'Find a product' }).tap()
    await field(page).fill('badam')
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /Add .* to your list/ })
      .tap()
    const review = page.getByRole('link', { name: 'Review list' })
    await expect(review).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner').getByRole('strong')).toHaveText('List 1')
    const [panelBox, barBox] = await Promise.all([panel(page).boundingBox(), review.locator('..').boundingBox()])
    expect((panelBox?.y ?? 0) + (panelBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
    await review.tap()
    await expect(page).toHaveURL(/\/contact/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop })

  test('its field leads to the list of all products, each under its letter and with its other names', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Find a product' }).click()
    await expect(panel(page).getByRole('link', { name: 'Black Peppercorns' })).toBeVisible()
    await field(page).fill('jeera')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/products\/all/)
    await expect(pageTitle(page)).toHaveText('All products, A–Z')
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
