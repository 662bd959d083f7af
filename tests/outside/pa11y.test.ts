import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { borrow } from '../hosting/borrow.ts'
import { startOwnServer } from '../hosting/own-server.ts'
import { desktop, phone, samples } from '../support/pages.ts'

type Pa11y = (
  address: string,
  options: object,
) => Promise<{ issues: { code: string; message: string; context: string }[] }>

const folder = borrow('pa11y')
if (!folder) test('pa11y', { skip: 'NOT TESTED: pa11y could not be fetched.' }, () => {})
else {
  const load = createRequire(join(folder, 'package.json'))
  const pa11y: Pa11y = load(folder)
  const browser = await load('puppeteer').launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
  const server = await startOwnServer()
  after(async () => {
    await browser.close()
    await server.stop()
  })

  for (const [device, viewport] of Object.entries({ phone, desktop }))
    for (const { path, name } of samples)
      test(`pa11y finds no error on ${name}, on a ${device}`, async () => {
        const { issues } = await pa11y(server.origin + path, {
          browser,
          viewport,
          standard: 'WCAG2AA',
          timeout: 60_000,
        })
        assert.deepEqual(
          issues.map(({ code, message, context }) => `${code}: ${message} ${context}`),
          [],
        )
      })
}
