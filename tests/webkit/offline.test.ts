import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages, unknown } from '../quality/pages.ts'
import { startVisit } from './visitor.ts'

const { quay, visitor } = await startVisit()
quay.lose()

const headline = () => document.querySelector('main h1')?.textContent

test('without a network the whole catalogue can be read, and the rest comes back with it', async () => {
  await visitor.visit('/products/nuts')
  // The worker comes for visitors who move.
  await visitor.press('Tab')
  await visitor.until(() => navigator.serviceWorker.controller !== null)
  const titles = new Set<string>()
  await quay.cut()
  for (const { path } of pages) {
    await visitor.visit(path)
    titles.add(await visitor.until(headline))
  }
  assert.equal(titles.size, pages.length)

  await visitor.open(unknown.path)
  assert.equal(await visitor.until(headline), 'No connection')
  await quay.restore()
  await visitor.open(unknown.path)
  await visitor.until(() => document.querySelector('main')?.textContent?.includes('There is no page at this address'))
})
