import { mortalChromium } from '../faults/mortal-browser.ts'
import { roughDay } from '../faults/rough-day.ts'
import { startQuay } from '../quay/quay.ts'
import { expect, test } from '../quay/test.ts'
import { foul } from '../quay/weather.ts'

// `npm run faults:browser` does the same with a hundred inquiries and twenty kills.
test('resets, failures, reloads and kills of the browser lose and double nothing', { tag: '@broad' }, async () => {
  test.setTimeout(240_000)
  const quay = await startQuay()
  const browser = await mortalChromium()
  try {
    const day = { inquiries: 6, tabs: 3, kills: 1, reloads: true, weather: foul }
    const report = await roughDay({ ...day, quay, start: browser.start })
    expect(report).toMatchObject({ lost: [], doubled: [], left: 0 })
    expect(report.thanked).toBeGreaterThanOrEqual(6)
  } finally {
    await browser.forget()
    await quay.stop()
  }
})
