import assert from 'node:assert/strict'
import { test } from 'node:test'
import { site } from '#config'
import { categories } from '../quality/categories.ts'
import { readMain } from './read.ts'
import { startVisit } from './visitor.ts'

const { visitor } = await startVisit()
const telephone = `tel:${site.phone.replaceAll(' ', '')}`

for (const category of categories) {
  test(`${category.title}: hero, groups, reasons and what else belongs to it`, async () => {
    await visitor.visit(category.path)
    const sections = await visitor.run(readMain)
    const [hero, groups, reasons, ...others] = sections.filter(({ name }) => name !== 'The year')
    assert.deepEqual(hero?.titles, [category.title])
    assert.equal(hero?.pictures.length, 1)
    const offers = new Map(hero?.links)
    assert.equal(offers.get('Get Wholesale Pricing'), '/contact')
    assert.equal(offers.get('Call for Samples'), telephone)

    assert.equal(groups?.name, category.groupsTitle)
    for (const group of groups?.parts ?? []) {
      assert.equal(group.pictures.length, 1, group.name)
      assert.ok(group.items.length >= 5, group.name)
    }
    if (category.groups)
      assert.deepEqual(Object.fromEntries(groups?.parts.map(({ name, items }) => [name, items]) ?? []), category.groups)
    else assert.ok((groups?.parts.length ?? 0) >= (category.atLeast?.groups ?? 0))

    assert.equal(reasons?.name, category.whyTitle)
    assert.equal(reasons?.headings.length, 4)
    if (category.features) assert.deepEqual(reasons?.headings, category.features)

    if (!category.closes) return assert.deepEqual(others, [])
    const [specifications] = others
    assert.equal(specifications?.name, 'Quality Specifications')
    for (const figure of category.specifications ?? [])
      assert.ok(
        specifications?.rows.some((row) => figure.test(row)),
        String(figure),
      )
    if (category.applications)
      assert.deepEqual(others.find(({ name }) => name === 'Popular Applications')?.headings, category.applications)
    const ends = new Map(others.at(-1)?.links)
    assert.equal(ends.get('Request Quote'), '/contact')
    assert.equal(ends.get('View All Categories'), '/products')
  })
}
