import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A program among the packages, by its script: what stands in node_modules/.bin starts on Windows in a shell only. */
export function program(of: string, name = of.split('/').at(-1) as string): [node: string, script: string] {
  const folder = resolve('node_modules', of)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[name])]
}
