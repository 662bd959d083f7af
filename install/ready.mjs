/**
 * Makes a fresh clone ready and runs the given scripts, one after the other: installs the packages when they are
 * missing or older than the lock file, and picks a Node.js that runs TypeScript. Plain JavaScript for Node.js 20 on.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'node_modules/.installed')
const isWindows = process.platform === 'win32'
process.chdir(root)

install()
const runtime = findRuntime()
let running
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running?.kill(signal))
endWithNpm()
const asked = scripts()
const env = environment()
for (const script of asked) {
  const code = await run(script)
  if (code !== 0) process.exit(code)
}

function install() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && isComplete()) return
  console.error('Installing packages. This happens once and takes about a minute …')
  const [npm, ...before] = findNpm()
  // The tools that build the site are development dependencies, which npm leaves out where NODE_ENV is production.
  const { status } = spawnSync(npm, [...before, 'ci', '--include=dev', '--loglevel=error'], {
    // To the terminal, not into what a command such as `npm run -s inquiries -- --json` prints.
    stdio: ['inherit', 2, 2],
    shell: npm === 'npm' && isWindows,
  })
  if (status !== 0)
    fail('The packages could not be installed (see above). Check the connection to the registry and try again.')
  writeFileSync(stamp, lock)
}

/** Somebody may have taken development dependencies away since. */
function isComplete() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) => existsSync(`node_modules/${name}`))
}

/** npm names its own script to what it runs. Windows starts scripts of the shell, such as npm.cmd, in a shell only. */
function findNpm() {
  const script = process.env.npm_execpath ?? ''
  return /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm']
}

/** The packaged Node.js first; where it has no build for this machine, the one that runs this script. */
function findRuntime() {
  const packaged = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  return fail(
    `This site needs Node.js 22.18 or newer; this is ${process.version}, and the packaged Node.js 24 did not install on this machine.\nInstall Node.js 24 from https://nodejs.org and run the command again.`,
  )
}

/** Scripts come first, what follows them is for the last of them. */
function scripts() {
  const given = process.argv.slice(2)
  const files = given.filter((argument, index) => isScript(argument) && given.slice(0, index).every(isScript))
  const rest = given.slice(files.length)
  return files.map((file, index) => (index === files.length - 1 ? [file, ...rest] : [file]))
}

/** A test is none: it is a parameter of what runs tests. */
function isScript(argument) {
  return /(?<!\.(test|spec))\.ts$/.test(argument)
}

/** Tests run on the project's own company: an owner's would not be the one that they know. */
function environment() {
  const isTest = asked.some(([file]) => file.startsWith('tests/'))
  const settings = /^(SITE|FORM|MAP|INQUIRY)_|^(PORT|HOST|DATA_DIR|DATABASE_URL|SMTP_URL|TRUST_PROXY|COLLECT_ONLY)$/
  const given = Object.entries(process.env).filter(([name]) => !isTest || !settings.test(name))
  return {
    // TypeScript that was read once need not be read again: a second start takes a third less.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    ...Object.fromEntries(given),
    ...(isTest ? { ENV_FILE: join(root, 'tests/company.env') } : {}),
  }
}

function run(script) {
  return new Promise((resolve) => {
    running = spawn(runtime, ['--disable-warning=ExperimentalWarning', ...script], { stdio: 'inherit', env })
    running.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/**
 * npm runs this in a shell, which takes a signal for itself, and npm that is killed passes nothing on. What it has started
 * would go on, and keep its port: so this ends it when the shell or npm is gone.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const above = [process.ppid, parentOf(process.ppid)].filter((id) => id > 1)
  const watch = setInterval(() => {
    if (above.every(isAlive)) return
    clearInterval(watch)
    running?.kill('SIGTERM')
  }, 250)
  watch.unref()
}

/** 0 where the system does not tell; on Windows asking takes seconds. */
function parentOf(id) {
  if (isWindows) return 0
  const told = `/proc/${id}/status`
  if (existsSync(told)) return Number(readFileSync(told, 'utf8').match(/^PPid:\s*(\d+)/m)?.[1] ?? 0)
  return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(id)], { encoding: 'utf8' }).stdout ?? 0)
}

function isAlive(id) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // Somebody else's is alive as well.
    return error.code === 'EPERM'
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
