import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { desktop, phone } from '../quality/pages.ts'
import { startVisit } from './visitor.ts'

const { visitor } = await startVisit()

const menuIsOpen = () => document.querySelector('#menu')?.matches(':popover-open')
const menuIsGone = () => !document.querySelector('#menu')?.checkVisibility()
const openMenu = async () => {
  await visitor.click('button', 'Menu')
  await visitor.until(menuIsOpen)
}

describe('on a desktop', () => {
  beforeEach(() => visitor.resize(desktop))

  test('every link of the header leads to its page, and the current one looks different', async () => {
    await visitor.visit('/products/meat')
    for (const [name, path] of [
      ['Home', '/'],
      ['About Us', '/about'],
      ['Our Products', '/products'],
      ['Contact', '/contact'],
      ['Home', '/'],
      ['Get Quote', '/contact'],
    ] as const) {
      await visitor.click('header a', name)
      await visitor.arrived(path)
      const [marked, ...unmarked] = await visitor.until(() =>
        [...document.querySelectorAll('header div:not([popover]) > nav a')]
          .sort((link) => (link.ariaCurrent ? -1 : 1))
          .map((link) => getComputedStyle(link).borderBlockEndColor),
      )
      assert.equal(new Set(unmarked).size, 1, path)
      assert.notEqual(marked, unmarked[0], path)
    }
  })

  test('the header stays in sight on a solid ground', async () => {
    await visitor.visit('/products/spices')
    await visitor.run(() => window.scrollTo(0, 3000))
    const header = await visitor.until(() => {
      const element = document.querySelector('header') as HTMLElement
      return (
        scrollY >= 2000 && {
          top: element.getBoundingClientRect().top,
          ground: getComputedStyle(element).backgroundColor,
        }
      )
    })
    assert.equal(header.top, 0)
    assert.match(header.ground, /^rgb\(/)
  })

  test('the first stop of the keyboard skips to the content', async () => {
    await visitor.visit('/about')
    await visitor.press('Tab')
    await visitor.until(() => document.activeElement?.textContent === 'Skip to content')
    await visitor.press('Enter')
    await visitor.arrived('/about#content')
    await visitor.press('Tab')
    await visitor.until(() => document.activeElement === document.querySelector('main a'))
  })

  test('where movement is unwelcome nothing moves', async () => {
    await visitor.visit('/')
    await visitor.run(() => {
      addEventListener('pageswap', ({ viewTransition }) =>
        sessionStorage.setItem('moved', String(viewTransition !== null)),
      )
    })
    await visitor.click('header a', 'About Us')
    await visitor.arrived('/about')
    assert.notEqual(await visitor.run(() => sessionStorage.getItem('moved')), 'true')
    const lasting = await visitor.run(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
    )
    assert.equal(lasting, 0)
    assert.equal(await visitor.run(() => getComputedStyle(document.documentElement).scrollBehavior), 'auto')
  })

  test('no menu button is in sight', async () => {
    await visitor.visit('/')
    assert.equal(
      await visitor.run(() => document.querySelector('header [aria-label="Menu"]')?.checkVisibility()),
      false,
    )
  })
})

describe('on a phone', () => {
  beforeEach(async () => {
    await visitor.resize(phone)
    await visitor.visit('/products/nuts')
  })

  test('the links wait in a menu, which its button opens and closes', async () => {
    assert.equal(await visitor.run(menuIsGone), true)
    await openMenu()
    const links = await visitor.run(() => [...document.querySelectorAll('#menu nav a')].map((link) => link.textContent))
    assert.deepEqual(links, ['Home', 'About Us', 'Our Products', 'Contact'])
    await visitor.click('button', 'Menu')
    await visitor.until(menuIsGone)
  })

  test('Escape closes the menu and gives the focus back to the button', async () => {
    await visitor.run(() => document.querySelector<HTMLElement>('header [aria-label="Menu"]')?.focus())
    await visitor.press('Enter')
    await visitor.until(menuIsOpen)
    await visitor.press('Tab')
    await visitor.until(() => document.activeElement?.matches('#menu a'))
    await visitor.press('Escape')
    await visitor.until(menuIsGone)
    assert.equal(await visitor.run(() => document.activeElement?.ariaLabel), 'Menu')
  })

  test('a tap outside closes the menu', async () => {
    await openMenu()
    await visitor.clickAt(195, 820)
    await visitor.until(menuIsGone)
    await visitor.arrived('/products/nuts')
  })

  test('choosing a page closes the menu', async () => {
    await openMenu()
    await visitor.click('#menu a', 'About Us')
    await visitor.arrived('/about')
    await visitor.until(menuIsGone)
  })

  test('going back closes the menu', async () => {
    await visitor.click('footer a', 'About Us')
    await visitor.arrived('/about')
    await openMenu()
    await visitor.back()
    await visitor.arrived('/products/nuts')
    await visitor.until(menuIsGone)
  })
})
