/** `npm run test:browsers`: the specification in the three engines that the web has. */
import { globSync } from 'node:fs'
import { findFirefox, hasWebKit } from './engines.ts'
import { findChromium } from './find-chromium.ts'
import { program, runSteps, type Step } from './steps.ts'

// Gets one before the steps begin, if there is none.
findChromium()
const playwright = program('@playwright/test', 'playwright')
const steps: Step[] = [['Chromium', ...playwright, 'test']]
const missing: string[] = []

if (findFirefox()) steps.push(['Firefox', ...playwright, 'test', '--config', 'playwright.firefox.config.ts'])
else missing.push('Firefox was not tested: there is none here. Install it with `apt-get install firefox-esr`.')

if (hasWebKit())
  steps.push(['WebKit', process.execPath, '--test', '--test-concurrency=1', ...globSync('tests/webkit/*.test.ts')])
else
  missing.push('WebKit was not tested: there is none here. Install it with `apt-get install webkit2gtk-driver xvfb`.')

const failed = runSteps(steps)
console.log(`\n${steps.length - failed} engines passed, ${failed} failed`)
for (const sentence of missing) console.log(sentence)
process.exitCode = failed || missing.length ? 1 : 0
