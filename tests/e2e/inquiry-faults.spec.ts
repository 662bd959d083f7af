import { mortalChromium } from '../faults/mortal-browser.ts'
import { startQuay } from '../faults/quay.ts'
import { roughDay } from '../faults/rough-day.ts'
import { expect, test } from '../faults/test.ts'
import { foul } from '../faults/weather.ts'

// `npm run faults:browser` does the same with a hundred inquiries and twenty kills.
test('resets, failures, reloads and kills of the browser lose and double nothing', async () => {
  // Half a minute on a quiet machine: three lives of a browser.
  test.setTimeout(240_000)
  const quay = await startQuay()
  const browser = await mortalChromium()
  try {
    const day = { inquiries: 9, tabs: 3, kills: 2, reloads: true, weather: foul }
    const report = await roughDay({ ...day, quay, start: browser.start })
    expect(report).toMatchObject({ lost: [], doubled: [], left: 0 })
    expect(report.thanked).toBeGreaterThanOrEqual(9)
  } finally {
    await browser.forget()
    await quay.stop()
  }
})
