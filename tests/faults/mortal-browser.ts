import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../../install/find-chromium.ts'

/** One run of a browser, from start to a sudden or an orderly end. */
export type Life = {
  context: BrowserContext
  /** As when the power fails: every process of the browser, at once. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

const options = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-breakpad',
  '--hide-crash-restore-bubble',
  '--remote-debugging-port=0',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

/** A Chromium that can be killed and started again with the same profile, like a visitor's own. */
export async function mortalChromium() {
  const profile = await mkdtemp(join(tmpdir(), 'quay-profile-'))
  return {
    start: () => startLife(profile),
    forget: () => rm(profile, { recursive: true, force: true, maxRetries: 5 }),
  }
}

async function startLife(profile: string): Promise<Life> {
  // A group of its own, so that its helpers die with it.
  const child = spawn(findChromium(), [...options, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It is gone already.
    }
  }
  process.once('exit', end)
  const kill = async () => {
    end()
    await exited
    process.off('exit', end)
  }
  const browser = await chromium.connectOverCDP(await addressOf(child.stderr))
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser came without a window')
  return {
    context,
    kill,
    close: async () => {
      await browser.close()
      await kill()
    },
  }
}

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface(stderr)
  for await (const line of lines) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('The browser did not start')
}
