/** How long each test takes: noted by the reporters of Node.js (this file's own) and of Playwright, told at the end. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'

export const durations = '.cache/test-durations.tsv'

export function note(milliseconds: number, file: string, title: string) {
  mkdirSync(dirname(durations), { recursive: true })
  appendFileSync(durations, `${(milliseconds / 1000).toFixed(1)}\t${relative('.', file)}\t${title}\n`)
}

export default async function* noteUnits(events: AsyncIterable<TestEvent>) {
  for await (const { type, data } of events)
    if (type === 'test:pass' || type === 'test:fail') note(data.details.duration_ms, data.file ?? '', data.name)
  yield ''
}

export function tellSlowest(count = 20) {
  if (!existsSync(durations)) return
  const tests = readFileSync(durations, 'utf8').trim().split('\n')
  const slowest = tests.sort((one, other) => Number.parseFloat(other) - Number.parseFloat(one)).slice(0, count)
  console.log(`\nThe slowest of ${tests.length} tests, in seconds:\n${slowest.join('\n')}`)
}
