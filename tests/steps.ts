import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/** A program among the packages, by its script: what stands in node_modules/.bin starts on Windows in a shell only. */
export function program(of: string, name = of.split('/').at(-1) as string): [node: string, script: string] {
  const folder = resolve('node_modules', of)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[name])]
}

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
