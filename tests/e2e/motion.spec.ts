import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, follow, moveMouse, pageTitle, section, test, visit } from '../support/visit.ts'

type Movement = { part: string; name: string; duration: number; from: string }
declare global {
  interface Window {
    arrival: Promise<Movement[]>
  }
}

/** Keeps what moves when a page arrives from another one, as the browser reports it. */
function recordArrival() {
  window.addEventListener('pageswap', () => {
    const frame = document.querySelector('[data-card]:hover picture')?.parentElement
    if (frame) sessionStorage.setItem('card', JSON.stringify(frame.getBoundingClientRect()))
  })
  window.arrival = new Promise((done) => {
    window.addEventListener('pagereveal', async ({ viewTransition }) => {
      if (!viewTransition) return done([])
      await viewTransition.ready.catch(() => {})
      done(
        document.getAnimations().flatMap((animation) => {
          const { effect } = animation
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          const duration = Number(effect?.getComputedTiming().duration)
          if (!part?.startsWith('::view-transition') || duration === 0) return []
          const from = effect instanceof KeyframeEffect ? String(effect.getKeyframes()[0]?.transform ?? '') : ''
          return [{ part, name: animation instanceof CSSAnimation ? animation.animationName : '', duration, from }]
        }),
      )
    })
  })
}

/** Rests on a link until its page is there, then clicks. */
async function restAndClick(page: Page, link: Locator) {
  const ahead = page.waitForResponse((response) => Boolean(response.request().headers()['sec-purpose']))
  await link.hover()
  await (await ahead).finished()
  await link.click()
}

const movements = (page: Page) => page.evaluate(() => window.arrival)

test.describe('where movement is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the old page leaves and the new one enters in 0.45 to 0.6 s', async ({ page }) => {
    await page.addInitScript(recordArrival)
    await visit(page, '/')
    await follow(page.getByRole('banner').getByRole('link', { name: 'About Us' }))
    await expect(page).toHaveURL('/about')
    const moved = await movements(page)
    const names = moved.map(({ name }) => name)
    expect(names).toContain('page-leaves')
    expect(names).toContain('page-enters')
    for (const { duration } of moved) {
      expect(duration).toBeGreaterThanOrEqual(450)
      expect(duration).toBeLessThanOrEqual(600)
    }
  })

  const cards = [
    { home: '/', says: 'Kernels and nuts in shell', name: 'Nuts' },
    { home: '/ar', says: 'مكسرات بالقشر وبدون قشر', name: 'المكسرات' },
  ]
  for (const { home, says, name } of cards)
    test(`the picture of a card that is clicked on ${home} grows into the opening of its page`, {
      tag: home === '/' ? [] : '@broad',
    }, async ({ page }) => {
      await page.addInitScript(recordArrival)
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: says })
      // A browser that is too busy leaves a transition out.
      await expect(async () => {
        await visit(page, home)
        await restAndClick(page, card.getByRole('link', { name }))
        await expect(pageTitle(page)).toHaveText(name)
        const { x, y } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('card') ?? '{}'))
        const growing = (await movements(page)).find(({ part }) => part === '::view-transition-group(opening)')
        // From where the card was, and not turned over.
        const [, left = 0, top = 0] = /^matrix\(1, 0, 0, 1, ([\d.-]+), ([\d.-]+)\)/.exec(growing?.from ?? '') ?? []
        expect(Math.abs(Number(left) - x)).toBeLessThan(2)
        expect(Math.abs(Number(top) - y)).toBeLessThan(2)
      }).toPass()
    })

  test('a picture that grows lies on the ground of its page, and the header on both', async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready.catch(() => {})
        for (const animation of document.getAnimations()) {
          // Others follow the scrolling.
          if (animation.timeline !== document.timeline) continue
          animation.pause()
          animation.currentTime = 250
        }
        document.documentElement.toggleAttribute('data-held', Boolean(viewTransition))
      })
    })
    await expect(async () => {
      await visit(page, '/')
      await restAndClick(page, page.getByRole('main').getByRole('link', { name: 'Nuts', exact: true }))
      await expect(page.locator('html[data-held]')).toBeAttached()
    }).toPass()
    const deviation = async (clip: { y: number; height: number }) => {
      const { channels } = await sharp(await page.screenshot({ clip: { x: 0, width: 1280, ...clip } })).stats()
      return Math.max(...channels.map(({ stdev }) => stdev))
    }
    // Bare ground has one color.
    expect(await deviation({ y: 100, height: 300 })).toBeGreaterThan(15)
    expect(await deviation({ y: 20, height: 50 })).toBeGreaterThan(15)
  })

  for (const link of ['Cashews', 'Cashews grade guide'])
    test(`the picture of a group grows into its guide from "${link}"`, {
      tag: link === 'Cashews' ? [] : '@broad',
    }, async ({ page }) => {
      await page.addInitScript(recordArrival)
      // A browser that is too busy shows a page before its opening is there.
      await expect(async () => {
        await visit(page, '/products/nuts')
        await restAndClick(page, section(page, 'Cashews').getByRole('link', { name: link, exact: true }))
        await expect(pageTitle(page)).toHaveText('Cashews')
        expect((await movements(page)).map(({ part }) => part)).toContain('::view-transition-group(opening)')
      }).toPass()
    })

  test('a plus goes to the number of the list, and is gone', { tag: '@broad' }, async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...given) {
        if ('flying' in (this as HTMLElement).dataset) document.documentElement.toggleAttribute('data-flown', true)
        return animate.apply(this, given)
      }
    })
    await visit(page, '/products/nuts')
    await moveMouse(page)
    await page.getByRole('button', { name: 'Add Cashews W320 to your list' }).click()
    await expect(page.locator('html[data-flown]')).toBeAttached()
    await expect(page.locator('[data-flying]')).toHaveCount(0)
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

  test('clicks during a change are followed at once', { tag: '@broad' }, async ({ page }) => {
    await visit(page, '/')
    for (const name of ['About Us', 'Our Products', 'Contact', 'Home', 'Contact'])
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click({ noWaitAfter: true })
    await expect(page).toHaveURL('/contact')
    await expect(pageTitle(page)).toHaveText(/^Ask for a price/)
    await expect(page.getByRole('main')).toHaveCount(1)
  })
})

test('where movement is unwelcome nothing moves at all', async ({ page }) => {
  await page.addInitScript(recordArrival)
  await visit(page, '/')
  await expect(page.getByRole('main')).toHaveCSS('animation-duration', '0s')
  await follow(page.getByRole('banner').getByRole('link', { name: 'About Us' }))
  await expect(pageTitle(page)).toHaveText(/^See the goods/)
  expect(await movements(page)).toEqual([])
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
