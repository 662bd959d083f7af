import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { ownCompany } from '../own-company.ts'

export const root = resolve(import.meta.dirname, '../..')

export type Running = {
  port: number
  process: ChildProcess
  said: () => string
  /** The exit code; null when a signal ended it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** The server as `npm start` runs it, in a process of its own, without pages unless asked for. */
export async function startServer(environment: Record<string, string>, script?: string): Promise<Running> {
  const child = spawnServer(environment, script)
  const exited = once(child.process, 'exit')
  const kill = () => child.process.kill('SIGKILL')
  process.once('exit', kill)
  const port = await Promise.race([
    child.line.then((line) => Number(/http:\/\/localhost:(\d+)/.exec(line)?.[1])),
    exited.then(() => Promise.reject(new Error(`The server did not start: ${child.said()}`))),
  ])
  return {
    port,
    process: child.process,
    said: child.said,
    stop: async (signal = 'SIGTERM') => {
      child.process.kill(signal)
      const [code] = await exited
      process.off('exit', kill)
      return code as number | null
    },
  }
}

export function spawnServer(environment: Record<string, string>, script = 'server/main.ts') {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      ...ownCompany,
      PORT: '0',
      HOST: '127.0.0.1',
      COLLECT_ONLY: '1',
      INQUIRY_LIMIT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  const line = new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        words += chunk
        const found = words.split('\n').find((each) => each.includes('http://localhost'))
        if (found) done(found)
      })
    }
  })
  return { process: child, line, said: () => words }
}

export function aForm(fields: Record<string, string> = {}) {
  const form = new FormData()
  const honest = {
    name: 'Layla',
    company: 'Haddad Bakeries',
    email: 'layla@haddad.example',
    message: 'Almonds, please.',
  }
  for (const [name, value] of Object.entries({ ...honest, ...fields })) form.append(name, value)
  return form
}
