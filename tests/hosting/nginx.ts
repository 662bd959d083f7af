import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { connect } from 'node:tls'
import { installPackages } from '../../install/debian.ts'
import { answering, asking, freePort, type Host } from './host.ts'

const isRoot = process.getuid?.() === 0
const siteFile = resolve(import.meta.dirname, '../../deploy/nginx.conf')

type NginxHost = {
  certificate: string
  askUnencrypted: Host['ask']
  /** Writes a request to the letter, and tells the whole answer. */
  say: (request: string) => Promise<string>
}

/** nginx with our site file in front of a server; a sentence when this machine has none. */
export async function startNginx(upstream: number, ports: { http?: number; https?: number } = {}) {
  if (!find('nginx') || !find('openssl')) installPackages('nginx', 'openssl')
  const nginx = find('nginx')
  const openssl = find('openssl')
  if (!nginx || !openssl)
    return 'NOT TESTED: nginx or openssl is missing here. Install them (apt-get install nginx openssl) and run the tests again.'

  const folder = mkdtempSync(join(tmpdir(), 'saffron-nginx-'))
  makeCertificate(openssl, folder)
  const certificate = readFileSync(join(folder, 'fullchain.pem'), 'utf8')
  const http = ports.http ?? (await freePort())
  const https = ports.https ?? (await freePort())
  writeFileSync(join(folder, 'site.conf'), siteHere(folder, upstream, http, https))
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder))
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const kill = () => child.kill()
  process.once('exit', kill)
  const origin = `https://localhost:${https}`
  const ask = asking(origin, certificate)
  if (!(await answering(ask, 10_000, () => child.exitCode !== null)))
    throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
  const host: Host & NginxHost = {
    origin,
    ask,
    askUnencrypted: asking(`http://localhost:${http}`),
    certificate,
    say: (request) => saying(https, certificate, request),
    stop: async () => {
      child.kill()
      await exited
      process.off('exit', kill)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return host
}

async function saying(port: number, ca: string, request: string) {
  const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca })
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  // Whoever is cut off after the answer has had it.
  socket.on('error', () => {})
  socket.write(request)
  await once(socket, 'close')
  return answer
}

/** Our site file with the name, the ports and the certificate of this test in place of those of the recipe. */
function siteHere(folder: string, upstream: number, http: number, https: number) {
  const changes: [from: string, to: string][] = [
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${upstream};`],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/www.example.com', folder],
    ['www.example.com', 'localhost'],
    // Nobody waits a minute to see what becomes of a request that is never answered.
    ['proxy_read_timeout 65s;', 'proxy_read_timeout 2s;'],
  ]
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from))
        throw new Error(`deploy/nginx.conf has no "${from}" any more: change this test with it.`)
      return text.replaceAll(from, to)
    },
    readFileSync(siteFile, 'utf8'),
  )
}

/** What Debian's own nginx.conf sets and a site file lives with, in a folder of its own. */
function mainFile(folder: string) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  sendfile on;
  tcp_nopush on;
  gzip on;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  types { text/html html; }
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`
}

function makeCertificate(openssl: string, folder: string) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync(openssl, ['req', '-x509', '-days', '2', ...key, ...names, ...files], { stdio: 'ignore' })
}

function find(program: string) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin']
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}
