import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { installPackages } from '../../install/debian.ts'
import { freePort } from '../hosting/host.ts'

const isRoot = process.getuid?.() === 0

/** A real PostgreSQL of its own, thrown away afterwards; a sentence when this machine has none. */
export async function startPostgres() {
  if (!findPrograms()) installPackages('postgresql')
  const programs = findPrograms()
  if (!programs) return 'PostgreSQL is not installed here: install it (apt-get install postgresql) to run these tests.'
  const folder = mkdtempSync(join(tmpdir(), 'saffron-postgres-'))
  // PostgreSQL refuses to run as root.
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
  const data = join(folder, 'data')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'tests', '-A', 'trust', '--no-sync'], {
    ...user,
    cwd: folder,
  })

  const port = await freePort()
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const killed = () => server.kill('SIGQUIT')
  process.once('exit', killed)
  await new Promise<void>((ready, failed) => {
    server.stderr.on('data', (words) => String(words).includes('ready to accept connections') && ready())
    server.once('exit', (code) => failed(new Error(`PostgreSQL ended with code ${code}.`)))
  })

  const base = `postgres://tests@127.0.0.1:${port}`
  const admin = new pg.Pool({ connectionString: `${base}/postgres`, max: 1 })
  admin.on('error', () => {})
  let made = 0
  return {
    async freshDatabase() {
      made += 1
      await admin.query(`CREATE DATABASE fresh${made}`)
      return `${base}/fresh${made}`
    },
    /** Cuts every connection but its own, as a restart of the database does. */
    async cutConnections() {
      await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
    },
    /** As a replica is, or a database whose disk has run full. */
    async makeReadOnly(url: string) {
      await admin.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`)
      await this.cutConnections()
    },
    async stop() {
      await admin.end()
      process.off('exit', killed)
      const ended = once(server, 'exit')
      server.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
