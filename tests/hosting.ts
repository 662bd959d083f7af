/** `npm run test:hosting`: the built site on our server, behind nginx, on Cloudflare's runtime, and in outside eyes. */
import { globSync } from 'node:fs'
import { findChromium } from '../install/find-chromium.ts'
import { runSteps } from './steps.ts'

process.env.CHROME_PATH = findChromium()
const files = globSync('tests/hosting/**/*.test.ts')
process.exitCode = runSteps([['Hosting', process.execPath, '--test', '--test-concurrency=1', ...files]])
