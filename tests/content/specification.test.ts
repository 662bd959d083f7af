import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HtmlElement } from 'html-validate'
import { site } from '#config'
import { attribute, builtPages, titleOf } from '../support/built-pages.ts'
import { categories } from '../support/categories.ts'
import { addressesOf, linkTo, named, pageAt, textOf, textsOf } from '../support/markup.ts'
import { pages } from '../support/pages.ts'

const telephone = `tel:${site.phone.replaceAll(' ', '')}`
const heroOf = (page: HtmlElement) => page.querySelectorAll('main section')[0] as HtmlElement
const sentence = /\w.+\.”?$/

/** How many items there are, each with a heading and a sentence. */
function described(part: HtmlElement) {
  const items = part.querySelectorAll('li')
  for (const item of items) {
    assert.match(textOf(item.querySelector('h3')), /\w/)
    assert.match(textOf(item.querySelector('p')), sentence)
  }
  return items.length
}

for (const { path, name, marked } of pages)
  test(`${name} has a title, a main heading, header and footer, and the header marks its link`, () => {
    const page = pageAt(path)
    const built = builtPages.find((one) => one.path === path)
    assert.match(built ? titleOf(built) : '', /\S+ \| \S+/)
    assert.match(textOf(page.querySelector('main h1')), /\w/)
    assert.ok(page.querySelector('footer'))
    const links = named(page.querySelector('header') as HtmlElement, 'Main', 'nav').querySelectorAll('a')
    assert.deepEqual(links.map(textOf), ['Home', 'About Us', 'Our Products', 'Contact'])
    assert.deepEqual(links.filter((link) => attribute(link, 'aria-current') === 'page').map(textOf), [marked])
  })

test('Home is the page that the specification asks for', () => {
  const page = pageAt('/')
  const hero = heroOf(page)
  assert.ok(hero.querySelector('img'))
  assert.deepEqual(textsOf(hero, 'a'), ['Request Price List', 'Browse Products'])
  assert.deepEqual(addressesOf(hero), ['/contact', '/products'])

  const company = named(page, 'The company in figures')
  const labels = ['Years in Business', 'Active Clients', 'Product Varieties', 'Order Accuracy']
  assert.deepEqual(textsOf(company, 'dt'), labels)
  assert.deepEqual(textsOf(company, 'dd'), ['15+', '1000+', '500+', '99.8%'])

  const cards = named(page, 'Product categories').querySelectorAll('li')
  const led = ['spices', 'fruits', 'nuts', 'sweeteners', 'beverages'].map((category) => `/products/${category}`)
  assert.deepEqual(
    cards.flatMap((card) => addressesOf(card)),
    led,
  )
  for (const card of cards) assert.ok(card.querySelector('img'))

  const benefits = named(page, 'Why businesses buy from us')
  const titles = ['Bulk Supply', 'Quality Assured', 'Business Support', 'Fast Processing']
  assert.deepEqual(textsOf(benefits, 'h3'), titles)
  const fast = textsOf(benefits, 'li').find((item) => item.includes('Fast Processing')) ?? ''
  assert.match(fast, /before 2 PM/)
  assert.match(fast, /same day/)

  const places = addressesOf(named(page, 'Popular products'))
  assert.equal(new Set(places).size, 12)
  assert.ok(new Set(places.map((place) => place?.split('#')[0])).size >= 5)

  const call = page.querySelectorAll('main section').at(-1) as HtmlElement
  assert.ok(call.querySelector('h2'))
  assert.ok(addressesOf(call).includes(telephone))
})

test('About Us is the page that the specification asks for', () => {
  const page = pageAt('/about')
  assert.equal(linkTo(heroOf(page), 'Get Wholesale Pricing'), '/contact')
  assert.equal(linkTo(heroOf(page), 'Call for Samples'), telephone)
  for (const name of ['Our mission', 'Our vision'])
    assert.match(textOf(named(page, name).querySelector('p')), /\w.{40,}\.$/)
  const highlights = named(page, 'Highlights')
  assert.deepEqual(textsOf(highlights, 'dt'), ['Years', 'Clients', 'Success'])
  assert.deepEqual(textsOf(highlights, 'dd'), ['10+', '500+', '99.9%'])
  const history = named(page, 'Our history')
  assert.deepEqual(textsOf(history, 'time'), ['2014', '2017', '2020', '2024'])
  const steps = [/founded/i, /^ISO 9001:2015$/, /digital transformation/i, /500\+ partners/i]
  for (const [nth, heading] of textsOf(history, 'h3').entries()) assert.match(heading, steps[nth] as RegExp)
  assert.equal(described(named(page, 'Our values')), 4)
  assert.equal(described(named(page, 'What you can ask us for')), 6)
  const certificates = ['ISO 9001:2015', 'HACCP', 'FSSAI', 'GST']
  assert.deepEqual(textsOf(named(page, 'Certifications'), 'h3'), certificates)
})

test('Products is the page that the specification asks for', () => {
  const page = pageAt('/products')
  const wanted = [/25kg.*multi-ton/, /direct supply/i, /quality certificates/i]
  const highlights = textsOf(named(page, 'Highlights'), 'li')
  assert.equal(highlights.length, wanted.length)
  for (const [nth, highlight] of highlights.entries()) assert.match(highlight, wanted[nth] as RegExp)
  const more = ['Salts', 'Oils and Vinegars', 'Grains', 'Flavors', 'Preservatives', 'Baking']
  assert.deepEqual(textsOf(named(page, 'More products on request'), 'h3'), more)
  const sourcing = page.querySelectorAll('main section').at(-1) as HtmlElement
  assert.match(textOf(sourcing), /source/i)
  assert.ok(sourcing.querySelectorAll('a').some((link) => /Sourcing/.test(textOf(link))))
  assert.ok(addressesOf(sourcing).includes('/contact'))
  const ours = named(page, 'Our Products')
  const order = ['spices', 'fruits', 'vegetables', 'meat', 'nuts', 'sweeteners', 'beverages']
  assert.deepEqual(
    addressesOf(ours),
    order.map((category) => `/products/${category}`),
  )
  const titleAt = (path: string) => categories.find((category) => category.path === path)?.title
  assert.deepEqual(
    textsOf(ours, 'h3'),
    order.map((category) => titleAt(`/products/${category}`)),
  )
})

for (const category of categories)
  test(`${category.title} is the page that the specification asks for`, () => {
    const page = pageAt(category.path)
    const main = page.querySelector('main') as HtmlElement
    const hero = named(page, category.title)
    assert.ok(attribute(hero.querySelector('img'), 'alt'))
    assert.equal(linkTo(hero, 'Get Wholesale Pricing'), '/contact')
    assert.equal(linkTo(hero, 'Call for Samples'), telephone)

    const groups = named(page, category.groupsTitle).querySelectorAll('section')
    const names = groups.map((group) => textOf(group.querySelector('h3')))
    if (category.groups) assert.deepEqual(names, Object.keys(category.groups))
    else assert.ok(names.length >= category.atLeast.groups)
    for (const [nth, group] of groups.entries()) {
      // Beside the name the trade's grade may stand in small print.
      const products = group.querySelectorAll('li').map((item) => item.childNodes[0]?.textContent.trim())
      const expected = Object.entries(category.groups ?? {}).find(([name]) => name === names[nth])?.[1]
      if (expected) assert.deepEqual(products, expected)
      else assert.ok(products.length >= (category.atLeast?.products ?? 0))
      assert.ok(attribute(group.querySelector('img'), 'alt'), names[nth])
      assert.match(textOf(group.querySelector('p')), sentence)
    }

    const why = named(page, category.whyTitle)
    if (category.features) assert.deepEqual(textsOf(why, 'h3'), category.features)
    else assert.equal(textsOf(why, 'h3').length, 4)
    for (const card of why.querySelectorAll('li')) {
      assert.ok(card.querySelector('svg'))
      assert.match(textOf(card.querySelector('p')), sentence)
    }
    assert.match(textOf(main), /Bulk supply from 25kg/i)
    assert.match(textOf(main), /within 24 hours/)

    if (category.specifications) {
      const ours = named(page, 'Quality Specifications')
        .querySelectorAll('tr')
        .map((row) => row.childElements.map(textOf).join(' '))
      assert.ok(ours.length >= category.specifications.length)
      for (const figure of category.specifications)
        assert.ok(
          ours.some((line) => figure.test(line)),
          `${figure}`,
        )
      // What others have laid down stands apart from our figures.
      for (const line of ours) assert.doesNotMatch(line, /ISO \d|Codex|ASTA|JECFA|W\d{3}|Brix/)
      const others = named(page, 'Public references')
      assert.match(textOf(others), /Published by others, not by us/)
      assert.ok(others.querySelector('tr'))
    }
    if (category.applications)
      assert.deepEqual(textsOf(named(page, 'Popular Applications'), 'h3'), category.applications)

    if (category.closes) {
      const call = main.querySelectorAll('section').at(-1) as HtmlElement
      assert.equal(linkTo(call, 'Request Quote'), '/contact')
      assert.equal(linkTo(call, 'View All Categories'), '/products')
      return
    }
    // What has seasons shows its year between the two.
    const year = category.path.endsWith('/meat') ? [] : ['The year']
    assert.deepEqual(textsOf(main, 'h2'), [category.groupsTitle, ...year, category.whyTitle])
    assert.equal(main.querySelectorAll('table').length, year.length)
    assert.equal(linkTo(main, 'Request Quote'), undefined)
    const onward = addressesOf(named(page, 'Other categories', 'nav'))
    assert.equal(onward.length, 3)
    for (const address of onward.slice(0, 2)) assert.match(address ?? '', /^\/products\/[a-z]+$/)
    assert.ok(!onward.includes(category.path))
    assert.equal(onward.at(-1), '/products/all')
  })

test('Contact asks for name, company, email, phone and message, and keeps to what is promised', () => {
  const page = pageAt('/contact')
  const form = named(page, 'Send an inquiry', 'form')
  const fields = [
    ['Name', 'text', 'name', 'text', true],
    ['Company', 'text', 'organization', 'text', true],
    ['Email', 'email', 'email', 'email', true],
    ['Phone', 'tel', 'tel', 'tel', false],
    ['Message', 'textarea', 'off', 'text', true],
  ] as const
  for (const [label, type, autocomplete, mode, isRequired] of fields) {
    const of = form.querySelectorAll('label').find((one) => textOf(one).startsWith(label))
    const field = page.querySelector(`[id="${attribute(of ?? null, 'for')}"]`) as HtmlElement
    assert.ok(field, label)
    assert.equal(attribute(field, 'type') ?? field.tagName, type)
    assert.equal(attribute(field, 'autocomplete'), autocomplete)
    assert.equal(attribute(field, 'inputmode'), mode)
    assert.equal(field.hasAttribute('required'), isRequired, label)
  }
  assert.ok(!form.hasAttribute('novalidate'))
  assert.equal(form.querySelectorAll('[maxlength], [minlength], [pattern]').length, 0)

  const promises = textsOf(named(page, 'Our response guarantee'), 'li')
  for (const promise of [/within 24 hours/, /before 2 PM/, /Sunday.*emergency support only/])
    assert.equal(promises.filter((item) => promise.test(item)).length, 1, `${promise}`)

  const addresses = addressesOf(named(page, 'Send an inquiry'))
  assert.ok(addresses.includes(`mailto:${site.email}`))
  assert.ok(addresses.includes(telephone))
  const directions = addressesOf(named(page, 'Where to find us')).map((address) => decodeURIComponent(address ?? ''))
  assert.ok(directions.some((address) => address.includes(site.coordinates.latitude.toFixed(5))))
})
