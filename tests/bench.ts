/** `npm run bench`: the finder, pages and page changes beside the same without scripts, the collector, the server beside nginx. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { runCommand } from '../server/commands/run-command.ts'
import { benchFinder } from './bench/finder.ts'
import { benchChanges, benchPages } from './bench/pages.ts'

// Servers and browsers are stopped on exit, which a signal alone would not bring about.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const parts = ['finder', 'pages', 'changes', 'collector', 'server'] as const

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      beside: { type: 'string' },
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: '/,/products/nuts,/contact' },
    },
  })
  const wanted = parts.filter((part) => !values.only || part === values.only)
  if (!wanted.length) throw new Error(`There is no part "${values.only}". Use --only ${parts.join(', --only ')}.`)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}"; it must be a whole number.`)

  const verdicts: boolean[] = []
  if (wanted.includes('finder')) verdicts.push(await benchFinder(values.beside))
  if (wanted.includes('pages')) verdicts.push(await benchPages(values.pages.split(','), runs))
  if (wanted.includes('changes')) verdicts.push(await benchChanges(runs))
  if (wanted.includes('collector')) verdicts.push(benchServer('collector'))
  if (wanted.includes('server')) verdicts.push(benchServer('pages'))
  return verdicts.every(Boolean) ? 0 : 1
})

function benchServer(only: string) {
  return spawnSync(process.execPath, ['tests/bench/server/run.ts', '--only', only], { stdio: 'inherit' }).status === 0
}
