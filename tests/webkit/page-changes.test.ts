import assert from 'node:assert/strict'
import { test } from 'node:test'
import { desktop } from '../quality/pages.ts'
import { startVisit } from './visitor.ts'

const { visitor } = await startVisit({ motion: true })
await visitor.resize(desktop)

const headline = () => document.querySelector('main h1')?.textContent

test('a page change ends at the top of the right page', async () => {
  await visitor.visit('/')
  await visitor.run(() => window.scrollTo(0, 2000))
  await visitor.click('footer a', 'About Us')
  await visitor.arrived('/about')
  assert.equal(await visitor.until(headline), 'See the goods first, then talk price')
  assert.equal(await visitor.run(() => scrollY), 0)
})

test('back returns to the place on the page', async () => {
  await visitor.visit('/products/nuts')
  await visitor.run(() => window.scrollTo(0, 2400))
  await visitor.until(() => scrollY === 2400)
  await visitor.click('header a', 'About Us')
  await visitor.arrived('/about')
  await visitor.back()
  await visitor.arrived('/products/nuts')
  await visitor.until(() => scrollY === 2400)
  assert.equal(await visitor.run(headline), 'Nuts')
})

test('a link to an anchor of another page leads to its place', async () => {
  await visitor.visit('/')
  await visitor.click('main a[href$="#cashews-w320"]')
  await visitor.arrived('/products/nuts#cashews-w320')
  await visitor.until(() => {
    const { top } = document.querySelector('#cashews-w320')?.getBoundingClientRect() ?? { top: -1 }
    const { bottom } = document.querySelector('header')?.getBoundingClientRect() ?? { bottom: 0 }
    return top >= bottom && top < innerHeight
  })
})

test('a page change is a view transition, within a document or between two', async () => {
  await visitor.visit('/')
  await visitor.run(() => {
    const note = (isMoving: boolean) => sessionStorage.setItem('moved', String(isMoving))
    addEventListener('pageswap', ({ viewTransition }) => note(viewTransition !== null))
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      note(true)
      return start(...given)
    }
  })
  await visitor.click('header a', 'About Us')
  await visitor.arrived('/about')
  assert.equal(await visitor.run(() => sessionStorage.getItem('moved')), 'true')
})

test('the old page leaves and the new one enters in 0.45 to 0.6 s, and nothing else moves', async () => {
  await visitor.visit('/')
  const moving = await visitor.run(async () => {
    await document.startViewTransition(() => {}).ready
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation
      const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
      // The header fades from one color to the other, by the browser's own rules.
      if (part?.includes('site-header')) return []
      const duration = Number(effect?.getComputedTiming().duration)
      if (!part?.startsWith('::view-transition') || duration === 0) return []
      return [{ name: animation instanceof CSSAnimation ? animation.animationName : part, duration }]
    })
  })
  assert.deepEqual(moving.map(({ name }) => name).sort(), ['page-enters', 'page-leaves'])
  for (const { duration } of moving) assert.ok(duration >= 450 && duration <= 600, String(duration))
})
