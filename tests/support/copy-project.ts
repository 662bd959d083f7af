import { spawnSync } from 'node:child_process'
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }

const { scripts } = manifest
const root = resolve(import.meta.dirname, '../..')
const left = [
  'node_modules',
  '.git',
  '.cache',
  'dist',
  'test-results',
  'studio',
  'data',
  'tests',
  'docs',
  'public',
  'pictures',
]

/** The project in a folder of its own, to make mistakes in. */
export function copyProject(name: string) {
  const folder = join(root, '.cache/copies', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of readdirSync(root).filter((part) => !left.includes(part)))
    cpSync(join(root, part), join(folder, part), { recursive: true })
  // On Windows a junction needs no rights.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  // Thirty megabytes that nobody writes into: what replaces a file makes a new one.
  for (const part of ['pictures', 'pictures/plain', 'public/pictures']) {
    mkdirSync(join(folder, part), { recursive: true })
    for (const entry of readdirSync(join(root, part), { withFileTypes: true }))
      if (entry.isFile()) linkSync(join(root, part, entry.name), join(folder, part, entry.name))
  }

  cpSync(join(root, 'public/previews'), join(folder, 'public/previews'), { recursive: true })

  const path = (file: string) => join(folder, file)
  const put = (file: string, content: string | Buffer) => {
    writeFileSync(path(`${file}.new`), content)
    renameSync(path(`${file}.new`), path(file))
  }
  return {
    path,
    /** A file in place of the one that was there, as editors save it; a link to the project's own is not written through. */
    put,
    read: (file: string) => readFileSync(path(file), 'utf8'),
    /** Changes a text in a file as a person would. Answers how to take it back. */
    edit(file: string, from: string | RegExp, to: string) {
      const text = readFileSync(path(file), 'utf8')
      const edited = text.replace(from, () => to)
      if (edited === text) throw new Error(`${file} has no ${from}`)
      put(file, edited)
      return () => put(file, text)
    },
    /** Does what `npm run` does in a project that is installed; what is said on both outputs comes back as one text. */
    run(script: keyof typeof scripts, settings: Record<string, string> = {}) {
      const [, , ...files] = scripts[script].split(' ')
      let said = ''
      for (const file of files) {
        const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
          cwd: folder,
          env: { ...process.env, ...settings },
          encoding: 'utf8',
        })
        said += stdout + stderr
        if (status !== 0) return { status, said }
      }
      return { status: 0, said }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
