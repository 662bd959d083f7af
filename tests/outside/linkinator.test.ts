import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { borrow } from '../hosting/borrow.ts'
import { startOwnServer } from '../hosting/own-server.ts'
import { pages } from '../support/pages.ts'

type Link = { url: string; parent?: string; state: string; status: number }

const folder = borrow('linkinator')
const skip = folder ? false : 'NOT TESTED: linkinator could not be fetched.'

test('linkinator follows every link and fragment of ours to something that is there', { skip }, async () => {
  if (!folder) return
  const server = await startOwnServer()
  after(server.stop)
  const options = ['--recurse', '--check-fragments', '--format', 'json', '--skip', `^(?!${server.origin})`]
  const program = join(folder, 'build/src/cli.js')
  const { stdout } = spawnSync(process.execPath, [program, server.origin, ...options], {
    encoding: 'utf8',
    maxBuffer: 2e8,
  })
  const { links }: { links: Link[] } = JSON.parse(stdout)
  const broken = links.filter(({ state }) => state === 'BROKEN')
  assert.deepEqual(
    broken.map(({ url, parent, status }) => `${parent} leads to ${url}: ${status}`),
    [],
  )
  const visited = new Set(links.map(({ parent }) => parent && new URL(parent).pathname))
  assert.deepEqual(
    pages.filter(({ path }) => !visited.has(path)),
    [],
  )
})
