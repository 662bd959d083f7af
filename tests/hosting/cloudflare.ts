import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { borrow } from './borrow.ts'
import { answering, asking, freePort, type Host } from './host.ts'

/** The built site on the runtime of Cloudflare Pages; a sentence when it cannot be had here. */
export async function startCloudflare(pages: string): Promise<Host | string> {
  const wrangler = borrow('wrangler')
  if (!wrangler) return 'NOT TESTED: wrangler could not be fetched. Check the connection to the registry and try again.'
  const folder = mkdtempSync(join(tmpdir(), 'saffron-cloudflare-'))
  // A copy, so that a build in the meantime changes nothing.
  cpSync(pages, join(folder, 'dist'), { recursive: true })
  const port = await freePort()
  const options = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(await freePort())]
  const child = spawn(
    process.execPath,
    [join(wrangler, 'bin/wrangler.js'), 'pages', 'dev', 'dist', ...options, '--compatibility-date', '2026-11-01'],
    {
      cwd: folder,
      // Its own home: no account, no settings and no statistics of whoever runs the tests.
      env: { PATH: process.env.PATH, HOME: folder, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk))
  const exited = once(child, 'exit')
  const kill = () => child.kill()
  process.once('exit', kill)
  const origin = `http://127.0.0.1:${port}`
  const ask = asking(origin)
  const stop = async () => {
    child.kill()
    await exited
    process.off('exit', kill)
    rmSync(folder, { recursive: true, force: true })
  }
  if (await answering(ask, 90_000, () => child.exitCode !== null)) return { origin, ask, stop }
  await stop()
  throw new Error(`wrangler did not start: ${words}`)
}
