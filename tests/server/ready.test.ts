import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { root } from './running-server.ts'
import { temporaryFolder } from './small-site.ts'

/** A project with one development dependency, which lies beside it: no registry is asked. */
function aClone(t: TestContext) {
  const folder = temporaryFolder(t)
  for (const part of ['install', 'tool']) mkdirSync(join(folder, part))
  copyFileSync(join(root, 'install/ready.mjs'), join(folder, 'install/ready.mjs'))
  const put = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content))
  put('tool/package.json', { name: 'tool', version: '1.0.0', type: 'module', exports: './tool.js' })
  writeFileSync(join(folder, 'tool/tool.js'), "export const word = 'built'")
  put('package.json', { name: 'clone', private: true, type: 'module', devDependencies: { tool: 'file:tool' } })
  writeFileSync(join(folder, 'build.ts'), "import { word } from 'tool'\nconsole.log(word as string)")
  execFileSync('npm', ['install', '--package-lock-only', '--silent'], {
    cwd: folder,
    shell: process.platform === 'win32',
  })
  return folder
}

const ready = (folder: string, settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['install/ready.mjs', 'build.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    encoding: 'utf8',
  })

test('a clone builds where NODE_ENV is production', (t) => {
  const folder = aClone(t)
  const { stdout, stderr } = ready(folder, { NODE_ENV: 'production' })
  assert.equal(stdout, 'built\n', stderr)
})

test('packages that were left out or taken away since are installed again', (t) => {
  const folder = aClone(t)
  assert.equal(ready(folder).stdout, 'built\n')
  rmSync(join(folder, 'node_modules/tool'), { recursive: true })
  assert.equal(existsSync(join(folder, 'node_modules/.installed')), true)
  const again = ready(folder)
  assert.equal(again.stdout, 'built\n', again.stderr)
})

// The shell between npm and its script is killed here; where npm itself is killed, the shell stays.
for (const [who, levels] of [
  ['the shell of npm', 1],
  ['npm', 2],
] as const)
  test(`what npm has started ends when ${who} is killed`, {
    timeout: 20_000,
    skip: process.platform === 'win32' && 'there is no sh',
  }, async (t) => {
    const folder = aClone(t)
    assert.equal(ready(folder).stdout, 'built\n')
    writeFileSync(join(folder, 'serve.ts'), "setTimeout(() => {}, 60_000)\nconsole.log('serving')")
    const command = `${process.execPath} install/ready.mjs serve.ts; exit`
    const nested = levels === 2 ? `sh -c '${command}'; exit` : command
    const env = { PATH: process.env.PATH, npm_lifecycle_event: 'start' }
    const npm = spawn('sh', ['-c', nested], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
    await once(npm.stdout, 'data')
    // The pipe closes when the last process that holds it has ended.
    const ended = once(npm.stdout, 'close')
    npm.stdout.resume()
    npm.kill('SIGKILL')
    await ended
  })
