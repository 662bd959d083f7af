import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

export type Step = [title: string, command: string, ...parameters: string[]]

// Programs among the packages start with `env node`: let them find the Node.js that runs this.
const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)

/** Runs every step, says how each ended, and answers how many failed. */
export function runSteps(steps: Step[]) {
  let failed = 0
  for (const [title, command, ...parameters] of steps) {
    const started = performance.now()
    console.log(`\n── ${title} ──`)
    const { status } = spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, PATH } })
    if (status !== 0) failed++
    console.log(
      `${status === 0 ? 'passed' : 'FAILED'}: ${title}, ${Math.round((performance.now() - started) / 1000)} s`,
    )
  }
  return failed
}
