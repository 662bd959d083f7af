import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openSqliteStore } from '#server/store/sqlite.ts'
import { ownCompany } from '../own-company.ts'
import { anInquiry } from './inquiry.ts'
import { root } from './running-server.ts'
import { temporaryFolder } from './small-site.ts'

async function run(command: string, dataDir: string, ...options: string[]) {
  const child = spawn(process.execPath, [`server/commands/${command}.ts`, ...options], {
    cwd: root,
    env: { ...ownCompany, DATA_DIR: dataDir },
  })
  const chunks: Buffer[] = []
  let complained = ''
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => (complained += chunk))
  const [code] = await once(child, 'close')
  const bytes = Buffer.concat(chunks)
  return { code: code as number, bytes, said: bytes.toString(), complained }
}

test('inquiries can be read, exported and deleted while the server runs', async (t) => {
  const folder = temporaryFolder(t)
  const file = join(folder, 'inquiries.sqlite')
  const store = await openSqliteStore(folder)
  const honest = anInquiry({ receivedAt: '2026-03-01T08:30:00.000Z', message: 'Almonds\n\nand cashews' })
  const spam = anInquiry({ receivedAt: '2026-03-05T08:30:00.000Z', email: 'bot@spam.example', flags: ['honeypot'] })
  await store.add(honest)
  await store.add(spam)

  const all = await run('inquiries', folder, '--json')
  assert.equal(all.complained, `2 inquiries in ${file}\n`)
  assert.deepEqual(JSON.parse(all.said), [honest, spam])
  assert.deepEqual(Object.keys(JSON.parse(all.said)[0]), [
    'id',
    'receivedAt',
    'name',
    'company',
    'email',
    'phone',
    'message',
    'flags',
  ])
  assert.deepEqual(JSON.parse((await run('inquiries', folder, '--json', '--since', '2026-03-02')).said), [spam])
  assert.deepEqual(JSON.parse((await run('inquiries', folder, '--json', '--spam')).said), [spam])
  const listing = (await run('inquiries', folder)).said
  assert.match(listing, /2026-03-01 12:30 Dubai time {2}Layla Haddad, Haddad Bakeries\n.*\n {2}\| Almonds/)
  assert.ok(listing.endsWith(`2 inquiries in ${file}\n`))
  assert.match((await run('inquiries', folder, '--csv')).said, /^\uFEFFid,received \(Dubai time\)/)

  assert.equal(
    (await run('inquiries', folder, '--forget', 'BOT@spam.example')).said,
    `1 inquiry of BOT@spam.example deleted in ${file}.\n`,
  )
  assert.deepEqual(await store.list(), [honest])
  await store.close()
})

test('a table of inquiries in Arabic opens in a spreadsheet as it was written', async (t) => {
  const folder = temporaryFolder(t)
  const store = await openSqliteStore(folder)
  const message = 'لوز 23/25، الكمية 500\u00a0كجم.\nإلى الشارقة، مع "شهادة المنشأ"؟'
  await store.add(anInquiry({ id: 'a', name: 'ليلى حدّاد', company: 'مخابز «حدّاد»، دبي', message }))
  await store.close()
  const { bytes } = await run('inquiries', folder, '--csv')
  // The mark by which a spreadsheet knows UTF-8; after it nothing but well-formed UTF-8.
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  const table = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const cells = ['a', '2026-03-01 12:30', 'ليلى حدّاد', 'مخابز «حدّاد»، دبي', 'layla@haddad.example']
  const quoted = `"'+971 4 000 0001","${message.replaceAll('"', '""')}",`
  assert.equal(table.split('\r\n')[1], `${cells.join(',')},${quoted}`)
})

test('without dashes a table goes into a file, in the encoding of a spreadsheet', async (t) => {
  const folder = temporaryFolder(t)
  const store = await openSqliteStore(folder)
  await store.add(anInquiry({ id: 'a', email: 'csv@haddad.example', receivedAt: '2026-03-01T08:30:00.000Z' }))
  await store.close()
  const table = join(folder, 'march.csv')
  const { said, complained } = await run('inquiries', folder, 'csv', 'since', '2026-02-01', 'to', table)
  assert.equal(said, '')
  assert.match(complained, /^1 inquiry of that kind in .*, written to .*march\.csv\n$/)
  assert.match(readFileSync(table, 'utf8'), /^\uFEFFid,received.*\r\na,/)
  assert.match((await run('inquiries', folder, 'json', 'to', '-')).said, /"id": "a"/)
  assert.match((await run('inquiries', folder, 'forget', 'csv@haddad.example')).said, /^1 inquiry of csv@/)
})

test('where there is no store, it says so and makes none', async (t) => {
  const folder = join(temporaryFolder(t), 'data')
  for (const options of [[], ['--json'], ['--forget', 'a@b.example']]) {
    const answer = await run('inquiries', folder, ...options)
    assert.equal(answer.code, 1)
    assert.equal(answer.said, '')
    assert.ok(answer.complained.startsWith(`There is no store at ${join(folder, 'inquiries.sqlite')}:`))
    assert.equal(existsSync(folder), false)
  }
})

test('a file without a store in it is none, and stays as it is', async (t) => {
  const folder = temporaryFolder(t)
  const file = join(folder, 'inquiries.sqlite')
  writeFileSync(file, '')
  assert.match((await run('inquiries', folder)).complained, /^There is no store at/)
  assert.equal(readFileSync(file, 'utf8'), '')
})

test('an empty store is called empty, by its name', async (t) => {
  const folder = temporaryFolder(t)
  const store = await openSqliteStore(folder)
  await store.close()
  const file = join(folder, 'inquiries.sqlite')
  const answer = await run('inquiries', folder)
  assert.equal(answer.said, `The store ${file} is empty: no inquiry has arrived there.\n`)
  assert.equal(answer.code, 0)
  assert.equal((await run('inquiries', folder, '--since', '7d')).said, `No inquiries of that kind in ${file}\n`)
  const json = await run('inquiries', folder, '--json')
  assert.equal(json.said, '[]\n')
  assert.match(json.complained, /is empty/)
})

test('a mistake in a command is one sentence', async (t) => {
  const answer = await run('inquiries', temporaryFolder(t), '--since', 'yesterday')
  assert.equal(answer.code, 1)
  assert.equal(answer.complained, '--since "yesterday" is not a time. Write 2026-03-01, 2026-03-01T09:00, 7d or 24h.\n')
})

test('with the own collector there is no form to check', async (t) => {
  const answer = await run('check-form', temporaryFolder(t))
  assert.equal(answer.code, 0)
  assert.match(answer.said, /collector of this site itself/)
})
