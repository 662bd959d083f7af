import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { diff } from 'node:util'
import { fileOf, openListener, readings } from '../support/listen.ts'
import { isBroad } from '../support/pages.ts'

const listener = await openListener()
after(listener.close)

// The order of a page is that of its English one: one Arabic page is enough, but for `npm run test:broad`.
const isRead = ({ path }: { path: string }) => isBroad || !path.startsWith('/ar') || path.endsWith('/cashews')

for (const reading of readings.filter(isRead))
  test(`a screen reader reads ${reading.name} as it was reviewed`, { timeout: 120_000 }, async () => {
    const heard = await listener.hear(reading)
    const reviewed = readFileSync(fileOf(reading), 'utf8').trimEnd().split('\n')
    const changes = diff(reviewed, heard)
      .filter(([side]) => side !== 0)
      .map(([side, line]) => `${side < 0 ? '+' : '-'} ${line}`)
    if (changes.length > 0)
      assert.fail(
        [`${fileOf(reading)} was reviewed (-), this is read now (+). If it is better: npm run spoken`, ...changes].join(
          '\n',
        ),
      )
  })
