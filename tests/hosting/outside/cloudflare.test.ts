import { resolve } from 'node:path'
import { after, test } from 'node:test'
import { startCloudflare } from '../cloudflare.ts'
import { expectations } from '../expectations.ts'

const cloudflare = await startCloudflare(resolve(import.meta.dirname, '../../../dist'))

if (typeof cloudflare === 'string') test('Cloudflare', { skip: cloudflare }, () => {})
else {
  after(cloudflare.stop)
  for (const [promise, check] of Object.entries(expectations)) test(`Cloudflare: ${promise}`, () => check(cloudflare))
}
