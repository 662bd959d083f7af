import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const parts = ['app', 'config', 'publish', 'server', 'package.json', 'vite.config.ts', 'tsconfig.json']
/** With what earlier builds have kept. */
const linked = ['public', 'node_modules', '.cache/compressed', '.cache/finder']

/** Builds the site with other settings, in a folder of its own that has a server too. */
export function buildElsewhere(folder: string, settings: Record<string, string>) {
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  for (const part of linked) {
    mkdirSync(join(root, part), { recursive: true })
    mkdirSync(dirname(join(folder, part)), { recursive: true })
    // On Windows a junction needs no rights.
    symlinkSync(join(root, part), join(folder, part), 'junction')
  }
  const env = { ...process.env, ...settings }
  execFileSync(process.execPath, ['publish/build.ts'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
}
