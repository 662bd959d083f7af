/**
 * `npm run test:broad`: before a release, and after changes of styles or content. Sweeps every page, width and language, and
 * runs the engines that are installed; says which are not.
 */
import { globSync, rmSync } from 'node:fs'
import { findChromium } from '../install/find-chromium.ts'
import { program } from '../install/program.ts'
import { findFirefox, hasWebKit, oldestFirefox } from './engines.ts'
import { durations, tellSlowest } from './slowest.ts'
import { runSteps, type Step } from './steps.ts'

// Gets one before the steps begin, if there is none.
findChromium()
const playwright = program('@playwright/test', 'playwright')
const webkit: Step = [
  'WebKit',
  process.execPath,
  '--test',
  '--test-concurrency=1',
  ...globSync('tests/webkit/*.test.ts'),
]
const engines: { name: string; step: Step; isHere: boolean; from: string }[] = [
  {
    name: `Firefox ${oldestFirefox} or newer`,
    step: ['Firefox', ...playwright, 'test', '--config', 'playwright.firefox.config.ts'],
    isHere: Boolean(findFirefox()),
    from: 'mozilla.org, or give its path as FIREFOX_PATH',
  },
  { name: 'WebKit', step: webkit, isHere: hasWebKit(), from: '`apt-get install webkit2gtk-driver xvfb`' },
]
const sweeps: Step[] = [
  ['Every page, and rare circumstances', ...playwright, 'test', '--grep', '@sweep|@broad'],
  [
    'Every page, spoken, and rare circumstances',
    process.execPath,
    ...['--test', '--test-concurrency=2', 'tests/content/spoken.test.ts'],
    ...globSync('tests/broad/*.test.ts'),
  ],
]
const others = engines.flatMap(({ step, isHere }) => (isHere ? [step] : []))

console.log('All pages, then a page of each kind in every engine that is here: most of an hour on two cores.')
rmSync(durations, { force: true })
process.env.TEST_BROAD = '1'
const failedSweeps = runSteps(sweeps)
delete process.env.TEST_BROAD
const failed = failedSweeps + runSteps(others)
tellSlowest()
console.log(`\n${sweeps.length + others.length - failed} passed, ${failed} failed`)
for (const { name, isHere, from } of engines)
  if (!isHere) console.log(`${name} was not tested: there is none here. It comes with ${from}.`)
process.exitCode = failed ? 1 : 0
