import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const parts = ['app', 'artwork', 'config', 'content', 'protocol', 'publish', 'server']
const files = ['package.json', 'vite.config.ts', 'tsconfig.json']

/** Builds the site with other settings, or after `alter`, in a folder of its own that has a server too. */
export function buildElsewhere(folder: string, settings: Record<string, string>, alter = () => {}) {
  for (const part of [...parts, ...files].filter((part) => existsSync(join(root, part))))
    cpSync(join(root, part), join(folder, part), { recursive: true })
  // On Windows a junction needs no rights.
  for (const part of ['public', 'node_modules']) symlinkSync(join(root, part), join(folder, part), 'junction')
  alter()
  const env = { ...process.env, ...settings }
  const build = "await (await import('./publish/build.ts')).buildAndTell('light')"
  execFileSync(process.execPath, ['--input-type=module', '--eval', build], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
