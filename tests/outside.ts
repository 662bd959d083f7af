/** `npm run test:outside`: every built page in the eyes of checkers that others wrote, fetched when asked for. */
import { globSync } from 'node:fs'
import { findChromium } from '../install/find-chromium.ts'
import { runSteps } from './steps.ts'

process.env.CHROME_PATH = findChromium()
const files = globSync('tests/outside/*.test.ts')
process.exitCode = runSteps([['Outside checkers', process.execPath, '--test', '--test-concurrency=1', ...files]])
