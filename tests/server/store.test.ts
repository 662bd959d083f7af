import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { nameOfStore, openArchive } from '#server/store/open.ts'
import { openPostgresStore } from '#server/store/postgres.ts'
import { openSqliteStore } from '#server/store/sqlite.ts'
import { holdsInquiries } from './holds-inquiries.ts'
import { anInquiry } from './inquiry.ts'
import { startPostgres } from './postgres.ts'
import { temporaryFolder } from './small-site.ts'

describe('inquiries in SQLite', () => {
  holdsInquiries(async (t) => {
    const folder = temporaryFolder(t)
    return () => openSqliteStore(folder)
  })

  test('a file of a newer version, or no database at all, is left alone and explained', async (t) => {
    const folder = temporaryFolder(t)
    const store = await openSqliteStore(folder)
    await store.close()
    const database = new DatabaseSync(join(folder, 'inquiries.sqlite'))
    database.exec('PRAGMA user_version = 99')
    database.close()
    await assert.rejects(openSqliteStore(folder), /written by a newer version/)

    const other = temporaryFolder(t)
    const words = 'These are the minutes of the last meeting. '.repeat(100)
    writeFileSync(join(other, 'inquiries.sqlite'), words)
    await assert.rejects(openSqliteStore(other), /inquiries in .* cannot be used: file is not a database/)
    assert.equal(readFileSync(join(other, 'inquiries.sqlite'), 'utf8'), words)
  })

  test('a database that cannot be written is no store', async (t) => {
    const folder = temporaryFolder(t)
    const store = await openSqliteStore(folder)
    await store.check()
    const other = new DatabaseSync(join(folder, 'inquiries.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    await assert.rejects(store.check(), /locked/)
    other.close()
    await store.check()
    await store.close()
  })

  test('a folder that cannot be written is named', async () => {
    await assert.rejects(openSqliteStore('/dev/null/data'), /DATA_DIR is \/dev\/null\/data/)
  })
})

describe('inquiries in PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  before(async () => {
    postgres = await startPostgres()
    if (typeof postgres === 'string') console.error(`\nSKIPPED: ${postgres}\n`)
  })
  after(async () => {
    if (typeof postgres === 'object') await postgres.stop()
  })

  holdsInquiries(async (t) => {
    if (typeof postgres === 'string') {
      t.skip(postgres)
      return undefined
    }
    const url = await postgres.freshDatabase()
    return () => openPostgresStore(url)
  })

  test('a cut connection is replaced before anyone notices', async (t) => {
    if (typeof postgres === 'string') return t.skip(postgres)
    const store = await openPostgresStore(await postgres.freshDatabase())
    try {
      for (let turn = 0; turn < 5; turn += 1) {
        await store.add(anInquiry())
        await postgres.cutConnections()
      }
      await store.add(anInquiry())
      assert.equal((await store.list()).length, 6)
    } finally {
      await store.close()
    }
  })

  test('a look at a database without inquiries makes none, and one with them shows them', async (t) => {
    if (typeof postgres === 'string') return t.skip(postgres)
    const databaseUrl = await postgres.freshDatabase()
    const whereabouts = { databaseUrl, dataDir: '' }
    assert.equal(await openArchive(whereabouts), undefined)
    assert.equal(await openArchive(whereabouts), undefined)
    const { port, pathname } = new URL(databaseUrl)
    const name = nameOfStore({ ...whereabouts, databaseUrl: databaseUrl.replace('tests@', 'tests:secret@') })
    assert.equal(name, `the PostgreSQL database ${pathname.slice(1)} at 127.0.0.1:${port}`)
    const store = await openPostgresStore(databaseUrl)
    const inquiry = anInquiry()
    await store.add(inquiry)
    await store.close()
    const archive = await openArchive(whereabouts)
    assert.deepEqual(await archive?.list(), [inquiry])
    assert.equal(await archive?.forget(inquiry.email), 1)
    await archive?.close()
  })

  test('a database that can only be read is no store', async (t) => {
    if (typeof postgres === 'string') return t.skip(postgres)
    const url = await postgres.freshDatabase()
    const store = await openPostgresStore(url)
    try {
      await store.check()
      await postgres.makeReadOnly(url)
      // The first to come may still meet a connection that was cut.
      await store.check().catch(() => {})
      await assert.rejects(store.check(), /read-only/)
      assert.deepEqual(await store.list(), [])
    } finally {
      await store.close()
    }
  })

  test('a database that cannot be reached is named without its password', async () => {
    const opening = openPostgresStore('postgres://someone:secret@127.0.0.1:1/nothing')
    await assert.rejects(opening, (error: Error) => /DATABASE_URL/.test(error.message) && !/secret/.test(error.message))
  })
})
