import { after, test } from 'node:test'
import { expectations } from './expectations.ts'
import { startOwnServer } from './own-server.ts'

const server = await startOwnServer()
after(server.stop)

for (const [promise, check] of Object.entries(expectations)) test(`our own server: ${promise}`, () => check(server))
