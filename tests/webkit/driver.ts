import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Manner = {
  /** Off for a visitor whose browser runs no scripts of pages; the driver's own still run. */
  scripts?: boolean
  /** On for a visitor who lets pages move. */
  motion?: boolean
}

/** The name under which WebDriver hands out elements. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** A WebKitGTK on a screen of its own, spoken to in WebDriver: Debian packages no other way to drive it. */
export async function startWebKit({ scripts = true, motion = false }: Manner) {
  const home = await mkdtemp(join(tmpdir(), 'quay-webkit-'))
  await writeDesktop(home, motion)
  const port = await freePort()
  // A group of its own, so that screen and browser end with it.
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
    stdio: 'ignore',
    detached: true,
  })
  const end = () => endGroup(child)
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const address = `http://127.0.0.1:${port}`
  await answering(address)
  const args = ['--automation', '--full-screen', `--enable-javascript-markup=${scripts}`, ...nobodyElse]
  const { sessionId } = (await ask(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
  })) as { sessionId: string }

  return {
    call: (command: string, body?: object) =>
      ask(`${address}/session/${sessionId}/${command}`, body ? 'POST' : 'GET', body),
    close: async () => {
      const exited = once(child, 'exit')
      await ask(`${address}/session/${sessionId}`, 'DELETE')
      end()
      await exited
      process.off('exit', end)
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

// No test needs the network: whatever is not on this machine meets a proxy that is not there.
const nobodyElse = ['--proxy=http://127.0.0.1:9', '--ignore-host=localhost']

/** The desktop tells the browser whether things may move; and its window gets as narrow as a small phone. */
async function writeDesktop(home: string, motion: boolean) {
  const folder = join(home, 'gtk-3.0')
  await mkdir(folder)
  await writeFile(join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${motion}\n`)
  await writeFile(join(folder, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; border: 0; }\n')
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}

async function answering(address: string) {
  for (let tries = 0; tries < 200; tries++) {
    if (await ask(`${address}/status`, 'GET').catch(() => undefined)) return
    await pause(100)
  }
  throw new Error('WebKitWebDriver did not start')
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

function endGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGTERM')
  } catch {
    // It is gone already.
  }
}
