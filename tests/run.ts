/** Everything that `npm test` promises, on a fresh machine: checks, build, budgets, units, server, browser. */
import { globSync } from 'node:fs'
import { findChromium } from './find-chromium.ts'
import { program, runSteps, type Step } from './steps.ts'

// Gets one before the steps begin, if there is none.
findChromium()
const node = process.execPath
const units = globSync([
  '{app,config,publish,server,tests/server,tests/content}/**/*.test.ts',
  'tests/hosting/*.test.ts',
])

const steps: Step[] = [
  ['Checks', node, 'tests/check.ts'],
  ['Content', node, 'publish/check-content.ts'],
  ['Build', node, 'publish/build.ts'],
  ['Budgets', node, 'tests/budgets.ts'],
  ['Units, content and server', node, '--test', '--test-concurrency=2', ...units],
  ['Browser', ...program('@playwright/test', 'playwright'), 'test'],
]
const failed = runSteps(steps)
console.log(`\n${steps.length - failed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
