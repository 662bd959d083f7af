import { isBroad } from '../support/pages.ts'
import { expect, follow, goBack, pageTitle, section, test, visit } from '../support/visit.ts'

test('a pound of cashews is counted kernel by kernel, in the grade that one chooses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/products/nuts/cashews')
  const figure = page.getByRole('figure')
  const kernels = figure.getByRole('img').locator('use:not([id])')
  await expect(figure.getByRole('img', { name: /^320 kernels in one pound/ })).toBeVisible()
  await expect(kernels).toHaveCount(320)

  await figure.getByRole('radio', { name: /W180/ }).check()
  await expect(kernels).toHaveCount(180)
  await expect(figure.getByRole('img', { name: /^180 kernels/ })).toBeVisible()

  await test.step('by keyboard, as any group of radio buttons', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(figure.getByRole('radio', { name: /W240/ })).toBeChecked()
    await expect(kernels).toHaveCount(240)
  })

  await test.step('pieces of half the weight are a fifth smaller', async () => {
    const size = () =>
      figure
        .getByRole('img')
        .locator('defs use[id$=piece]')
        .evaluate((use) => Number(use.getAttribute('transform')?.match(/[\d.]+/)?.[0]))
    const large = await size()
    await figure.getByRole('radio', { name: /W450/ }).check()
    await expect(kernels).toHaveCount(450)
    expect((await size()) / large).toBeCloseTo(Math.cbrt(240 / 450), 1)
  })
})

for (const { path, choice, sentence, letter } of [
  {
    path: '/products/nuts/cashews',
    choice: 'W240',
    sentence: /^W240 means .* 240 kernels/,
    letter: /^Cashews, W240, 2/,
  },
  { path: '/ar/products/nuts/cashews', choice: 'W240', sentence: /W240 .* 240 حبة/, letter: /^كاجو، W240، 2000/ },
  {
    path: '/products/fruits/dried-fruits',
    choice: '51/55',
    sentence: /^51\/55 .* figs/,
    letter: /^Dried figs, 51\/55, /,
  },
])
  test(`${path}: the grade that one chooses goes into the sentence, the table, the letter and the form`, {
    tag: path.includes('nuts') ? [] : '@broad',
  }, async ({ page }) => {
    await visit(page, path)
    const entries = await page.evaluate(() => history.length)
    await page.locator(`input[value="${choice}"]`).check()
    await expect(page.locator('#reading + p')).toHaveText(sentence)
    const product = await page.locator(`input[value="${choice}"]`).getAttribute('data-row')
    if (product) await expect(page.locator('tr[data-chosen=yes]')).toHaveId(product)
    const inquiry = page.locator('[aria-labelledby=inquiry]')
    const parts = await inquiry.getByRole('listitem').locator('span').allTextContents()
    expect(parts.join(' ')).toMatch(letter)

    await test.step('the address carries it, without a new entry of the history', async () => {
      await expect(page).toHaveURL(new RegExp(`#\\w+=${choice}$`))
      expect(await page.evaluate(() => history.length)).toBe(entries)
    })
    await inquiry.getByRole('link').click()
    // How much, and where to, is for the buyer to say.
    const [good, grade] = parts
    const message = page.locator('[data-inquiry] textarea')
    await expect(message).toHaveValue(new RegExp(`^${good} ${grade} \\[`))
  })

test('a link can carry a grade, in either edition, and leaves the other places of the page alone', async ({ page }) => {
  await visit(page, '/products/nuts/cashews#cashews=W450')
  const chosen = page.getByRole('radio', { checked: true })
  const pile = page.getByRole('figure').getByRole('img')
  const kernels = pile.locator('use:not([id])')
  await expect(chosen).toHaveValue('W450')
  await expect(kernels).toHaveCount(450)
  await expect(pile).toBeInViewport()

  await test.step('it stands after a reload, and in the other language', async () => {
    await page.reload()
    await expect(kernels).toHaveCount(450)
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/ar/products/nuts/cashews#cashews=W450')
    await expect(kernels).toHaveCount(450)
    await expect(page.locator('#reading + p')).toContainText('W450')
  })
  await test.step('the place of a product chooses its grade; another section does not', async () => {
    await visit(page, '/products/nuts/cashews#trade')
    await expect(page.getByRole('heading', { name: 'In the trade' })).toBeInViewport()
    await expect(chosen).toHaveValue('W320')
    await page.goto('/products/nuts/cashews#cashews-w240')
    await expect(chosen).toHaveValue('W240')
    await expect(page.locator('#cashews-w240')).toBeInViewport()
  })
})

test('a pile that moves can be sorted again at any moment, and is then as if the page had just come', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, '/products/nuts/cashews')
  const figure = page.getByRole('figure')
  const stage = () => figure.evaluate((element) => element.querySelector('canvas')?.parentElement?.innerHTML)
  const fresh = await stage()
  await figure.getByRole('radio', { name: /W180/ }).check()
  await expect(figure.locator('canvas')).toBeVisible()
  await figure.evaluate(async (element) => {
    for (const at of [3, 0, 1, 2]) {
      element.querySelectorAll('input')[at]?.click()
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
  })
  const withoutCanvas = (html = '') => html.replace(/<canvas.*<\/canvas>/, '')
  await expect.poll(async () => withoutCanvas(await stage())).toBe(withoutCanvas(fresh))
  await expect(figure.locator('canvas')).toBeHidden()
})

test('whoever wants no motion sees the other pile at once', async ({ page }) => {
  await visit(page, '/products/nuts/cashews#cashews=W320')
  const figure = page.getByRole('figure')
  await figure.scrollIntoViewIfNeeded()
  await expect(page.locator('tr[data-chosen=yes]')).toHaveId('cashews-w320')
  await figure.getByRole('radio', { name: /W240/ }).check()
  await expect(figure.locator('use:not([id])')).toHaveCount(240)
  const lying = await figure.evaluate((element) => {
    element.querySelector('input')?.click()
    return [element.querySelectorAll('use:not([id])').length, element.querySelector('[data-count]')?.textContent]
  })
  expect(lying).toEqual([180, '180'])
})

const pileWidths = [320, 390, 600, 768, 960, 962, 1024, 1100, 1180, 1240, 1280, 1344, 1346, 1440, 1920]

test('at every width the pile lies on its rule, and nothing lies on the pile', { tag: '@sweep' }, async ({ page }) => {
  for (const path of ['/products/nuts/cashews', '/ar/products/fruits/dried-fruits']) {
    await visit(page, path)
    for (const width of isBroad ? pileWidths : [390, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const said = await page.locator('[data-figure]').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const heap = figure.querySelector('[data-heap]')
          const stage = figure.querySelector('canvas')?.parentElement?.getBoundingClientRect()
          if (!heap || !stage) return ['no heap']
          // The box of a turned piece is wider than the piece.
          const isOver = ({ left, right, top, bottom, width, height }: DOMRect, other: DOMRect) =>
            left + width / 6 < other.right &&
            other.left < right - width / 6 &&
            top + height / 6 < other.bottom &&
            other.top < bottom - height / 6
          const pieces = [...heap.querySelectorAll('use:not([id])')].map((piece) => piece.getBoundingClientRect())
          const beside = [...figure.querySelectorAll('[data-count], image[data-shown], text')]
          return [
            ...pieces.filter(({ left, right }) => left < stage.left || right > stage.right).map(() => 'past the rule'),
            ...beside.filter((one) => pieces.some((piece) => isOver(piece, one.getBoundingClientRect()))).map(String),
          ]
        }),
      )
      expect(said, `${path} at ${width}`).toEqual([])
    }
  }
})

test('on a sieve every piece is whole, at every width, and clear of the rules', { tag: '@sweep' }, async ({ page }) => {
  for (const path of ['/products/beverages/coffee-products', '/ar/products/vegetables/fresh-vegetables']) {
    await visit(page, path)
    for (const width of isBroad ? [320, 390, 600, 768, 962, 1024, 1280, 1440, 1920] : [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const said = await page
        .getByRole('figure')
        .locator('ol > li')
        .evaluateAll((rows) =>
          rows.map((row) => {
            const strip = (row.lastElementChild as Element).getBoundingClientRect()
            const isSeen = ({ top }: DOMRect) => top < strip.bottom
            const boxes = [...row.querySelectorAll('use, circle')].map((piece) => piece.getBoundingClientRect())
            const seen = boxes.filter(isSeen)
            const isWhole = ({ left, right, top, bottom }: DOMRect) =>
              left > strip.left && right < strip.right && top > strip.top + 2 && bottom < strip.bottom - 2
            return { seen: seen.length > 0, cut: seen.filter((box) => !isWhole(box)).length }
          }),
        )
      expect(said, `${path} at ${width}`).toEqual(said.map(() => ({ seen: true, cut: 0 })))
    }
  }
})

test('a guide that one comes back to shows the grade that was chosen', async ({ page }) => {
  await visit(page, '/products/nuts/cashews')
  const figure = page.getByRole('figure').first()
  await figure.getByRole('radio', { name: /W450/ }).check()
  const count = figure.getByText('450', { exact: true })
  await expect(count).toBeVisible()
  await follow(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }))
  await page.getByRole('textbox', { name: /name/i }).first().fill('Noor')
  await page.keyboard.press('Tab')
  await goBack(page)
  await expect(pageTitle(page)).toHaveText('Cashews')
  await expect(figure.getByRole('radio', { name: /W450/ })).toBeChecked()
  await expect(count).toBeVisible()
})

test('the year says who ships in the month that one chooses', async ({ page }) => {
  await visit(page, '/products/fruits/seasonal-fruits')
  const now = new Date().toLocaleString('en', { month: 'long' })
  await expect(page.getByRole('radio', { name: now })).toBeChecked()
  await expect(page.getByText(new RegExp(`^In ${now}: `))).toBeVisible()
  await page.getByRole('radio', { name: 'August' }).check()
  await expect(page.getByText(/^In August: Mangoes \(Pakistan, Egypt\)/)).toBeVisible()
  const india = page.getByRole('table', { name: 'The year' }).getByRole('row', { name: /India/ }).first()
  await expect(india.locator('svg')).toHaveCSS('opacity', '0.3')
})

test('the year of a guide has a line for today, whichever month one chooses', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-08-15T08:00:00Z'))
  for (const path of ['/products/vegetables/fresh-vegetables', '/ar/products/fruits/seasonal-fruits']) {
    await visit(page, path)
    await page.locator('input[name=month]').first().check()
    const bar = page.locator('tbody td:has(svg)').first()
    const day = await bar.evaluate((cell) => {
      const { insetInlineStart, content } = getComputedStyle(cell, '::after')
      return content === 'none' ? 0 : (Number.parseFloat(insetInlineStart) / cell.clientWidth) * 12
    })
    expect(day, path).toBeCloseTo(7.5, 1)
  }
})

test('the keyboard goes from grade to grade, and not to the heap between them', async ({ page }) => {
  await page.goto('/products/fruits/dried-fruits')
  const [apricots, figs] = [page.locator('input[name=apricots]'), page.locator('input[name=figs]')]
  await apricots.nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('131', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(figs.nth(1)).toBeFocused()
})

test('fruits and vegetables show the year at a glance, and the month that it is', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-08-15T08:00:00Z'))
  await visit(page, '/products/fruits')
  await page.mouse.move(300, 300)
  const year = section(page, 'The year').getByRole('table')
  await expect(year.getByRole('row', { name: /Mangoes/ })).toContainText('India')
  await expect(year.getByRole('link', { name: 'Mangoes' })).toHaveAttribute('href', /seasonal-fruits#mangoes$/)
  const marked = page.locator('current-month[data-now]')
  const months = await marked.evaluate((element: HTMLElement) => Number(element.style.getPropertyValue('--month')))
  expect(months).toBeCloseTo(7.5, 1)
})
