import assert from 'node:assert/strict'
import { test } from 'node:test'
import { site } from '#config'
import { desktop, pages, unknown } from '../quality/pages.ts'
import { type Part, readMain } from './read.ts'
import { startVisit } from './visitor.ts'

const { visitor } = await startVisit()
await visitor.resize(desktop)

const telephone = `tel:${site.phone.replaceAll(' ', '')}`
const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Our Products', '/products'],
  ['Contact', '/contact'],
]

async function read(path: string) {
  await visitor.visit(path)
  return visitor.run(readMain)
}

function part(all: Part[], name: string) {
  const found = all.flatMap((each) => [each, ...each.parts]).find((each) => each.name === name)
  assert.ok(found, `There is no section "${name}" among ${all.map((each) => each.name)}`)
  return found
}

for (const { path, name, marked } of pages) {
  test(`${name} stands in the shell, with its link marked`, async () => {
    await visitor.visit(path)
    assert.match(await visitor.run(() => document.title), /\S+ \| \S+/)
    const shell = await visitor.run(() => {
      const texts = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent)
      const hrefs = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.getAttribute('href'))
      return {
        links: texts('header div:not([popover]) > nav a').map((text, index) => [text, hrefs('header nav a')[index]]),
        marked: texts('header div:not([popover]) > nav a[aria-current]'),
        quote: hrefs('header a[data-kind]'),
        headlines: texts('main h1').length,
        footer: document.querySelector('footer')?.textContent ?? '',
        categories: hrefs('footer nav:last-of-type a'),
        contact: hrefs('footer address a'),
      }
    })
    assert.deepEqual(shell.links, links)
    assert.deepEqual(shell.marked, [marked])
    assert.deepEqual(shell.quote, ['/contact'])
    assert.equal(shell.headlines, 1)
    assert.deepEqual(
      shell.categories,
      ['spices', 'nuts', 'sweeteners', 'beverages'].map((each) => `/products/${each}`),
    )
    assert.deepEqual(shell.contact, [telephone, `mailto:${site.email}`])
    for (const words of [site.brand, site.address.city, 'Mon-Sat 9:00 AM - 5:00 PM', `© ${new Date().getFullYear()}`])
      assert.ok(shell.footer.includes(words), words)
  })
}

test('an unknown address gets the 404 page', async () => {
  const [nowhere] = await read(unknown.path)
  assert.match(nowhere?.words ?? '', /There is no page at this address/)
})

test('home: hero, figures, five cards, four benefits, twelve products and a call', async () => {
  const home = await read('/')
  const [hero, , , , , call] = home
  assert.deepEqual(hero?.links, [
    ['Request Price List', '/contact'],
    ['Browse Products', '/products'],
  ])
  assert.equal(hero?.pictures.length, 1)
  assert.deepEqual(part(home, 'The company in figures').facts, [
    ['Years in Business', '15+'],
    ['Active Clients', '1000+'],
    ['Product Varieties', '500+'],
    ['Order Accuracy', '99.8%'],
  ])
  const cards = part(home, 'Product categories')
  assert.deepEqual(
    cards.links.map(([, to]) => to),
    ['spices', 'fruits', 'nuts', 'sweeteners', 'beverages'].map((each) => `/products/${each}`),
  )
  assert.equal(cards.pictures.length, 5)
  const benefits = part(home, 'Why businesses buy from us')
  assert.deepEqual(benefits.headings, ['Bulk Supply', 'Quality Assured', 'Business Support', 'Fast Processing'])
  assert.match(benefits.words, /before 2 PM/)
  assert.equal(new Set(part(home, 'Popular products').links.map(([, to]) => to)).size, 12)
  assert.ok(call?.links.some(([, to]) => to === telephone))
})

test('about: mission, vision, highlights, timeline, values, capabilities and certifications', async () => {
  const about = await read('/about')
  for (const name of ['Our mission', 'Our vision']) assert.match(part(about, name).words, /\w.{40,}\.$/)
  assert.deepEqual(part(about, 'Highlights').facts, [
    ['Years', '10+'],
    ['Clients', '500+'],
    ['Success', '99.9%'],
  ])
  const { words, headings } = part(about, 'Our history')
  assert.match(words, /2014.*founded.*2017.*ISO 9001:2015.*2020.*digital transformation.*2024.*500\+ partners/i)
  assert.equal(headings.length, 4)
  assert.equal(part(about, 'Our values').headings.length, 4)
  assert.equal(part(about, 'What you can ask us for').headings.length, 6)
  assert.deepEqual(part(about, 'Certifications').headings, ['ISO 9001:2015', 'HACCP', 'FSSAI', 'GST'])
})

test('products: seven categories, three highlights, six more kinds of products and custom sourcing', async () => {
  const products = await read('/products')
  assert.deepEqual(
    part(products, 'Our Products').links.map(([, to]) => to),
    ['spices', 'fruits', 'vegetables', 'meat', 'nuts', 'sweeteners', 'beverages'].map((each) => `/products/${each}`),
  )
  assert.match(part(products, 'Highlights').words, /25kg.*multi-ton.*direct supply.*quality certificates/i)
  const lines = ['Salts', 'Oils and Vinegars', 'Grains', 'Flavors', 'Preservatives', 'Baking']
  assert.deepEqual(part(products, 'More products on request').headings, lines)
  assert.ok(products.at(-1)?.links.some(([text, to]) => /Sourcing/.test(text) && to === '/contact'))
})

test('contact: cards, guarantee and a lazy map', async () => {
  const contact = await read('/contact')
  const ways = part(contact, 'Send an inquiry').links.map(([, to]) => to)
  assert.deepEqual(ways.slice(0, 3), ['#map', `mailto:${site.email}`, telephone])
  const promises = part(contact, 'Our response guarantee').items.join('\n')
  for (const promise of [/within 24 hours/, /before 2 PM/, /Sunday.*emergency support only/])
    assert.match(promises, promise)
  const map = await visitor.run(() => {
    const { src, loading } = document.querySelector('iframe') as HTMLIFrameElement
    return { src, loading }
  })
  assert.equal(map.loading, 'lazy')
  assert.equal(new URL(map.src).origin, new URL(site.map.embed).origin)

  await visitor.click('main a[href="#map"]')
  await visitor.arrived('/contact#map')
  await visitor.until(() => {
    const { top } = document.querySelector('#map h2')?.getBoundingClientRect() ?? { top: -1 }
    return top > 0 && top < innerHeight
  })
})
