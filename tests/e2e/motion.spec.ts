import type { Page } from '@playwright/test'
import { expect, follow, move, pageTitle, restOn, section, test, visit } from '../quality/visit.ts'

type Movement = { part: string; name: string; duration: number; from: string }
declare global {
  interface Window {
    changes: Promise<Movement[]>[]
  }
}

/** Keeps, for every page change, what moved and for how long, as the browser reports it. */
function recordPageChanges() {
  window.changes = []
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (...given) => {
    const change = start(...given)
    const moving = change.ready.then(
      () =>
        document.getAnimations().flatMap((animation) => {
          const { effect } = animation
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          const duration = Number(effect?.getComputedTiming().duration)
          if (!part?.startsWith('::view-transition') || duration === 0) return []
          const from = effect instanceof KeyframeEffect ? String(effect.getKeyframes()[0]?.transform ?? '') : ''
          return [{ part, name: animation instanceof CSSAnimation ? animation.animationName : '', duration, from }]
        }),
      () => [],
    )
    window.changes.push(moving)
    return change
  }
}

const movements = (page: Page) => page.evaluate(() => Promise.all(window.changes))

test.describe('where movement is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the old page leaves and the new one enters in 0.45 to 0.6 s, and the header only changes its ground', async ({
    page,
  }) => {
    await page.addInitScript(recordPageChanges)
    await visit(page, '/')
    await follow(page.getByRole('banner').getByRole('link', { name: 'About Us' }))
    await expect(page).toHaveURL('/about')
    await expect.poll(async () => (await movements(page)).length).toBe(1)
    const [moved = []] = await movements(page)
    const ofPages = moved.filter(({ part }) => !part.includes('(site-header)'))
    expect(ofPages.map(({ name }) => name).sort()).toEqual(['page-enters', 'page-leaves'])
    for (const { part, duration } of moved) {
      expect(part).toMatch(/^::view-transition-(old|new)\(/)
      expect(part).not.toMatch(/footer|root/)
      expect(duration).toBeGreaterThanOrEqual(450)
      expect(duration).toBeLessThanOrEqual(600)
    }
  })

  const cards = [
    { home: '/', says: 'Kernels and nuts in shell', name: 'Nuts' },
    { home: '/ar', says: 'مكسرات بالقشر وبدون قشر', name: 'المكسرات' },
  ]
  for (const { home, says, name } of cards)
    test(`the picture of a card that is clicked on ${home} grows into the opening of its page`, async ({ page }) => {
      await page.addInitScript(recordPageChanges)
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: says })
      // Where the large picture is late, the page does not wait for it: on the next visit it is at hand.
      await expect(async () => {
        await visit(page, home)
        await follow(card.getByRole('link', { name }))
        await expect(pageTitle(page)).toHaveText(name)
        const [growing] = (await movements(page))
          .flat()
          .filter(({ part }) => part === '::view-transition-group(opening)')
        // From where the card was, and not turned over. Firefox says it in three dimensions.
        expect(growing?.from).toMatch(/^matrix(3d)?\(1, 0, 0, (0, 0, )?1,/)
      }).toPass()
      // Named for one change only: the next one has pictures of its own.
      await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0)
    })

  for (const link of ['Cashews', 'Cashews grade guide'])
    test(`the picture of a group grows into its guide from "${link}"`, async ({ page }) => {
      await page.addInitScript(recordPageChanges)
      await visit(page, '/products/nuts')
      await follow(section(page, 'Cashews').getByRole('link', { name: link, exact: true }))
      await expect(pageTitle(page)).toHaveText('Cashews')
      await expect
        .poll(async () => (await movements(page)).flat().map(({ part }) => part))
        .toContain('::view-transition-group(opening)')
    })

  test('a plus goes to the number of the list, and is gone', async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...given) {
        if ('flying' in (this as HTMLElement).dataset) document.documentElement.toggleAttribute('data-flown', true)
        return animate.apply(this, given)
      }
    })
    await visit(page, '/products/nuts')
    await move(page)
    await page.getByRole('button', { name: 'Add Cashews W320 to your list' }).click()
    await expect(page.locator('html[data-flown]')).toBeAttached()
    await expect(page.locator('[data-flying]')).toHaveCount(0)
  })

  test('a page is whole when its movement is over, and the list offered', async ({ page }) => {
    await visit(page, '/about')
    await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Nuts' }))
    await expect(pageTitle(page)).toHaveText('Nuts')
    await expect(page.getByRole('button', { name: 'Add Cashews W320 to your list' })).toBeVisible()
    await expect(page.locator('[data-arriving]')).toHaveCount(0)
  })

  test('the first page slides in from partly visible, in 0.45 to 0.6 s', async ({ page }) => {
    await page.goto('/about')
    const { duration, from } = await page.getByRole('main').evaluate((main) => {
      const { animationName, animationDuration } = getComputedStyle(main)
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const arrival = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName)
      const { opacity, translate } = (arrival as CSSKeyframesRule).findRule('0%')?.style ?? {}
      return { duration: Number.parseFloat(animationDuration), from: { opacity, translate } }
    })
    expect(duration).toBeGreaterThanOrEqual(0.45)
    expect(duration).toBeLessThanOrEqual(0.6)
    expect(Number(from.opacity)).toBeGreaterThan(0)
    expect(from.translate).toMatch(/^0(px)? \d+px$/)
  })

  test('going back in the middle of a change ends on the page gone back to', async ({ page }) => {
    await visit(page, '/')
    const about = page.getByRole('banner').getByRole('link', { name: 'About Us' })
    await restOn(about)
    // In the page itself: on the way here and back the change could be over.
    const gone = await about.evaluate(async (link: HTMLAnchorElement) => {
      link.click()
      const ofChange = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
      while (!document.getAnimations().some(ofChange)) await new Promise(requestAnimationFrame)
      const { pathname } = window.location
      history.back()
      return pathname
    })
    expect(gone).toBe('/about')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(pageTitle(page)).toHaveText(/^Ingredients/)
  })

  test('clicks during a change are followed at once', async ({ page }) => {
    await visit(page, '/')
    const names = ['About Us', 'Our Products', 'Contact', 'Home', 'Contact']
    for (const name of names.slice(0, 3))
      await restOn(page.getByRole('banner').getByRole('link', { name, exact: true }))
    for (const name of names)
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click({ noWaitAfter: true })
    await expect(page).toHaveURL('/contact')
    await expect(pageTitle(page)).toHaveText(/^Ask for a price/)
    await expect(page.getByRole('main')).toHaveCount(1)
  })
})

test('where movement is unwelcome nothing moves at all', async ({ page }) => {
  await page.addInitScript(recordPageChanges)
  await visit(page, '/')
  await expect(page.getByRole('main')).toHaveCSS('animation-duration', '0s')
  await follow(page.getByRole('banner').getByRole('link', { name: 'About Us' }))
  await expect(pageTitle(page)).toHaveText(/^See the goods/)
  expect((await movements(page)).flat()).toEqual([])
  const lasting = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const duration = Number(animation.effect?.getComputedTiming().duration)
      return duration > 0 ? [`${animation.constructor.name} of ${duration} ms`] : []
    }),
  )
  expect(lasting).toEqual([])
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about#content')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})
