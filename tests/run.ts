/**
 * Everything that `npm test` promises, on a fresh machine: checks, build, budgets, units, server, browser. With words, as in
 * `npm test finder`, only what has one of them in its path or title, on a build of what is there now; `npm test broad` runs
 * what is rare.
 */
import { globSync, readFileSync, rmSync } from 'node:fs'
import { site } from '#config'
import { findChromium } from '../install/find-chromium.ts'
import { program } from '../install/program.ts'
import { isBuilt } from '../publish/fingerprint.ts'
import { durations, tellSlowest } from './slowest.ts'
import { runSteps, type Step } from './steps.ts'

// Gets one before the steps begin, if there is none.
findChromium()
const node = process.execPath
const units = globSync([
  '{app,artwork,config,protocol,publish,server,tests/server,tests/content,tests/finder}/**/*.test.ts',
  'tests/hosting/*.test.ts',
])
const rareUnits = globSync('tests/broad/*.test.ts')
const runUnits = (files: string[]): Step => [
  'Units, content and server',
  node,
  '--test',
  '--test-concurrency=2',
  ...['spec', './tests/slowest.ts'].map((reporter) => `--test-reporter=${reporter}`),
  ...['stdout', 'stderr'].map((to) => `--test-reporter-destination=${to}`),
  ...files,
]

const build: Step[] = [
  ['Content', node, 'publish/check-content.ts'],
  ['Build', node, 'publish/build.ts'],
]
const browser: Step = ['Browser', ...program('@playwright/test', 'playwright'), 'test']
/** Rare circumstances, and second examples of what one example shows. */
const butRare = ['--grep-invert', '@broad']
const all: Step[] = [
  ['Checks', node, 'tests/check.ts'],
  ...build,
  ['Budgets', node, 'tests/budgets.ts'],
  runUnits(units),
  [...browser, ...butRare],
]

function only(words: string[]): Step[] {
  const isRare = words.includes('broad')
  const asked = new RegExp(words.join('|'), 'i')
  const titled = new RegExp(`\\btest\\(.*(${words.join('|')})`, 'i')
  const files = [...units, ...(isRare ? rareUnits : [])].filter(
    (file) => asked.test(file) || titled.test(readFileSync(file, 'utf8')),
  )
  return [
    ...(isBuilt(site) ? [] : build),
    ...(files.length ? [runUnits(files)] : []),
    [...browser, '--pass-with-no-tests', '--grep', asked.source, ...(isRare ? [] : butRare)],
  ]
}

rmSync(durations, { force: true })
const words = process.argv.slice(2)
const steps = words.length ? only(words) : all
const failed = runSteps(steps)
tellSlowest()
console.log(`\n${steps.length - failed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
