import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadSite } from '#server/site/load.ts'
import { freePort } from '../../hosting/host.ts'
import { startServer } from '../../server/running-server.ts'
import { benchServer } from './collector.ts'

type Figures = Record<string, { ours: number; nginx: number; ratio: number }>

const dist = resolve(import.meta.dirname, '../../../dist')
const rounds = 7

/** The same files from this server and from nginx, taking turns in one run; a sentence when that is not possible here. */
export async function benchPages(seconds: number): Promise<Figures | string> {
  const [nginxProgram, wrk] = [findProgram('nginx'), findProgram('wrk')]
  if (!nginxProgram || !wrk) return 'nginx and wrk are needed for it (apt-get install nginx wrk).'
  if (!existsSync(join(dist, 'index.html'))) return 'there is no built site. Run "npm run build" first.'
  const folder = mkdtempSync(join(tmpdir(), 'saffron-nginx-'))
  // A copy, so that a build in the meantime changes nothing.
  const pages = join(folder, 'pages')
  cpSync(dist, pages, { recursive: true })
  const ours = await startServer({ DATA_DIR: join(folder, 'data'), PAGES: pages }, benchServer)
  const nginx = await startNginx(nginxProgram, folder, pages)
  try {
    const figures: Figures = {}
    // Until V8 has compiled what is used most; on a busy machine that takes its time.
    for (const [, path, encoding] of contests(pages)) requestsPerSecond(wrk, ours.port, path, encoding, 5)
    for (const [what, path, encoding] of contests(pages)) {
      const turns = Array.from({ length: rounds }, () => ({
        mine: requestsPerSecond(wrk, ours.port, path, encoding, seconds),
        theirs: requestsPerSecond(wrk, nginx.port, path, encoding, seconds),
      }))
      figures[what] = {
        ours: Math.round(median(turns.map(({ mine }) => mine))),
        nginx: Math.round(median(turns.map(({ theirs }) => theirs))),
        // Neighbouring turns are compared: what else the machine does changes more slowly than that.
        ratio: Number(median(turns.map(({ mine, theirs }) => mine / theirs)).toFixed(2)),
      }
    }
    return figures
  } finally {
    await ours.stop()
    await nginx.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function contests(pages: string): [what: string, path: string, encoding: string][] {
  const script = readdirSync(join(pages, 'assets')).find((name) => name.endsWith('.js'))
  return [
    ['page, gzip', '/about', 'gzip'],
    ['page, plain', '/about', 'identity'],
    ['script, gzip', `/assets/${script}`, 'gzip'],
  ]
}

function requestsPerSecond(wrk: string, port: number, path: string, encoding: string, seconds: number) {
  const options = [
    '-t1',
    '-c32',
    `-d${seconds}s`,
    '-H',
    `Accept-Encoding: ${encoding}`,
    `http://127.0.0.1:${port}${path}`,
  ]
  const report = execFileSync(wrk, options, { encoding: 'utf8' })
  if (/Non-2xx/.test(report)) throw new Error(`${path} was not served: ${report}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] as number

async function startNginx(program: string, folder: string, pages: string) {
  const port = await freePort()
  const headers = Object.entries(loadSite(pages).everywhere).map(([name, value]) => `add_header ${name} '${value}';`)
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `worker_processes auto; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http {
       types { text/html html; text/javascript js; }
       access_log off; sendfile on; tcp_nopush on; gzip_static on; gzip_vary on; keepalive_requests 1000000;
       server { listen 127.0.0.1:${port}; root ${pages}; ${headers.join(' ')} location / { try_files $uri $uri.html =404; } }
     }`,
  )
  // As root nginx would work under another name, which may not be able to read the site.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const child = spawn(program, ['-c', configuration, ...user], { stdio: 'ignore' })
  const kill = () => child.kill()
  process.once('exit', kill)
  await reachable(port)
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      process.off('exit', kill)
    },
  }
}

function findProgram(name: string) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

async function reachable(port: number) {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await new Promise((next) => setTimeout(next, 20))
  }
  throw new Error('nginx did not start.')
}
