import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ownCompany } from '../own-company.ts'
import { answering, asking, freePort, type Host } from './host.ts'

const root = resolve(import.meta.dirname, '../..')

/** The unit file with this folder in place of the one that it is installed in. */
export function unitHere() {
  return readFileSync(join(root, 'deploy/saffron-quay.service'), 'utf8').replaceAll('/srv/saffron-quay', root)
}

type OwnServer = {
  port: number
  /** Takes requests and does nothing with them. */
  pause: () => void
  goOn: () => void
}

/** Our own server, started by the command and with the settings of the systemd unit. */
export async function startOwnServer(settings: Record<string, string> = {}): Promise<Host & OwnServer> {
  const unit = unitHere()
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? []
  const [, environment = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  const [packaged = '', ...parameters] = command.split(' ')
  const program = existsSync(packaged) ? packaged : process.execPath
  const folder = mkdtempSync(join(tmpdir(), 'saffron-hosting-'))
  const port = settings.PORT ? Number(settings.PORT) : await freePort()
  const env = {
    ...Object.fromEntries(environment.split(' ').map((each) => each.split('='))),
    ENV_FILE: ownCompany.ENV_FILE,
    PORT: String(port),
    DATA_DIR: folder,
    ...settings,
  }
  const child = spawn(program, parameters, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const origin = `http://127.0.0.1:${port}`
  const ask = asking(origin)
  if (!(await answering(ask, 60_000, () => child.exitCode !== null)))
    throw new Error('Our own server did not start; its words are above.')
  return {
    origin,
    port,
    ask,
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    stop: async () => {
      child.kill()
      await exited
      process.off('exit', kill)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
