/** `npm run test:outside`: every built page in the eyes of checkers that others wrote, fetched when asked for. */
import { globSync } from 'node:fs'
import { findBrowser } from './browser.ts'
import { runSteps } from './steps.ts'

process.env.CHROME_PATH = findBrowser()
const files = globSync('tests/outside/*.test.ts')
process.exitCode = runSteps([['Outside checkers', process.execPath, '--test', '--test-concurrency=1', ...files]])
