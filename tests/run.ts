/**
 * Everything that `npm test` promises, on a fresh machine: checks, build, budgets, units, server, browser. With files, as in
 * `npm test app/features/finder/finder.test.ts`, only those, on a build of what is there now.
 */
import { globSync } from 'node:fs'
import { site } from '#config'
import { isBuilt } from '../publish/built.ts'
import { findChromium } from './find-chromium.ts'
import { program, runSteps, type Step } from './steps.ts'

// Gets one before the steps begin, if there is none.
findChromium()
const node = process.execPath
const units = globSync([
  '{app,config,publish,server,tests/server,tests/content}/**/*.test.ts',
  'tests/hosting/*.test.ts',
])

const build: Step[] = [
  ['Content', node, 'publish/check-content.ts'],
  ['Build', node, 'publish/build.ts'],
]
const browser: Step = ['Browser', ...program('@playwright/test', 'playwright'), 'test']
const all: Step[] = [
  ['Checks', node, 'tests/check.ts'],
  ...build,
  ['Budgets', node, 'tests/budgets.ts'],
  ['Units, content and server', node, '--test', '--test-concurrency=2', ...units],
  browser,
]

function only(asked: string[]): Step[] {
  const tests = asked.filter((name) => name.endsWith('.test.ts'))
  const rest = asked.filter((name) => !name.endsWith('.test.ts'))
  return [
    ...(isBuilt(site) ? [] : build),
    ...(tests.length ? [['Units', node, '--test', ...tests] satisfies Step] : []),
    ...(rest.length ? [[...browser, ...rest] satisfies Step] : []),
  ]
}

const asked = process.argv.slice(2)
const steps = asked.length ? only(asked) : all
const failed = runSteps(steps)
console.log(`\n${steps.length - failed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
