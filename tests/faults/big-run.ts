/** The big run: a hundred inquiries in three tabs, offline, in bad weather, with reloads and twenty kills. */
import { parseArgs } from 'node:util'
import { startQuay } from '../quay/quay.ts'
import { foul } from '../quay/weather.ts'
import { mortalChromium } from './mortal-browser.ts'
import { type Report, roughDay } from './rough-day.ts'

const { values } = parseArgs({
  options: { inquiries: { type: 'string', default: '100' }, kills: { type: 'string', default: '20' } },
})
const inquiries = Number(values.inquiries)
const kills = Number(values.kills)

const days = {
  [`${inquiries} inquiries written offline in 3 tabs, then online`]: { inquiries, tabs: 3, offline: true },
  [`${inquiries} inquiries in 3 tabs, resets and failures, reloads in mid-send, ${kills} kills of the browser`]: {
    inquiries,
    tabs: 3,
    kills,
    reloads: true,
    weather: foul,
  },
}

for (const [title, day] of Object.entries(days)) {
  const quay = await startQuay()
  const browser = await mortalChromium()
  console.log(title)
  try {
    const report = await roughDay({ ...day, quay, start: browser.start })
    console.log(describe(report))
    if (report.lost.length || report.doubled.length || report.left) process.exitCode = 1
  } finally {
    await browser.forget()
    await quay.stop()
  }
}
console.log(process.exitCode ? 'FAILED' : 'Nothing lost, nothing doubled, nothing left behind.')

function describe({ thanked, stored, lost, doubled, left, attempts, seconds }: Report) {
  return [
    `  ${thanked} thanked for, ${stored} stored, ${lost.length} lost, ${doubled.length} doubled, ${left} left`,
    `  ${attempts} attempts, ${seconds} s`,
    ...lost.map((name) => `  lost: ${name}`),
    ...doubled.map((name) => `  doubled: ${name}`),
  ].join('\n')
}
