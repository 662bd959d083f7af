import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arabicSamples, pages, sheetSamples, unknown } from '../quality/pages.ts'
import { startVisit } from './visitor.ts'

const { visitor } = await startVisit()

for (const { path, name } of [...pages, ...sheetSamples, unknown, ...arabicSamples]) {
  test(`${name} never scrolls sideways`, async () => {
    await visitor.visit(path)
    for (const width of [320, 390, 768, 1440]) {
      await visitor.resize({ width, height: 900 })
      assert.deepEqual(await visitor.run(overflowing), [], `at ${width} px`)
    }
  })
}

/** The elements that stick out of a window which scrolls sideways. */
function overflowing() {
  const root = document.documentElement
  if (root.scrollWidth <= root.clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < -0.5 || right > root.clientWidth + 0.5
    })
    .map((element) => element.outerHTML.slice(0, 120))
}
