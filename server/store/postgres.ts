import pg from 'pg'
import { fields } from '#protocol/form.ts'
import { grouped } from './group.ts'
import {
  type Letter,
  migrationsWith,
  type Row,
  type Selection,
  type Store,
  type StoredInquiry,
  toInquiry,
} from './store.ts'

const migrations = migrationsWith('timestamptz', '')

// The columns are those of the table, in its order. One statement is one transaction and one round trip: inquiry and
// letter come into being together or not at all.
const addAll = `
  WITH fresh AS (
    INSERT INTO inquiries
    SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
    ON CONFLICT DO NOTHING RETURNING id, received_at
  )
  INSERT INTO letters (id, due_at) SELECT id, received_at FROM fresh`

const claim = `
  WITH claimed AS (
    UPDATE letters SET due_at = $2, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM letters WHERE sent_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, attempts
  )
  SELECT inquiries.*, attempts FROM claimed JOIN inquiries USING (id)`

function connectTo(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    // Whatever the database's default: what we acknowledge is on its disk.
    options: '-c synchronous_commit=on',
  })
  // A connection lost while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}

/** Closes the pool when the database cannot be used, and says so. */
async function orExplain<Result>(pool: pg.Pool, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  try {
    return await work(pool)
  } catch (error) {
    await pool.end()
    throw new Error(`The database that DATABASE_URL names cannot be used: ${(error as Error).message}`)
  }
}

/** Inquiries in a database that several collectors can share. */
export async function openPostgresStore(url: string): Promise<Store> {
  const pool = connectTo(url)
  await orExplain(pool, migrate)
  return storeIn(pool)
}

/** The same where a collector has kept inquiries, as it is: a copy that can only be read will do. */
export async function openPostgresArchive(url: string): Promise<Store | undefined> {
  const pool = connectTo(url)
  if (await orExplain(pool, hasInquiries)) return storeIn(pool)
  await pool.end()
  return undefined
}

async function hasInquiries(pool: pg.Pool) {
  const { rows } = await pool.query<{ there: boolean }>("SELECT to_regclass('inquiries') IS NOT NULL AS there")
  return rows[0]?.there === true
}

function storeIn(pool: pg.Pool): Store {
  const group = grouped(async (inquiries: StoredInquiry[]) => {
    const columns = (['id', 'receivedAt', ...fields] as const).map((name) => inquiries.map((inquiry) => inquiry[name]))
    await pool.query(addAll, [...columns, inquiries.map(({ flags }) => flags.join(','))])
  })

  return {
    add: group.add,
    list: async ({ since }: Selection = {}) => {
      const chosen = 'SELECT * FROM inquiries WHERE received_at >= $1 ORDER BY received_at, id'
      const { rows } = await pool.query<Row>(chosen, [since ?? '-infinity'])
      return rows.map(toInquiry)
    },
    forget: async (email) => {
      const { rowCount } = await pool.query('DELETE FROM inquiries WHERE lower(email) = lower($1)', [email.trim()])
      return rowCount ?? 0
    },
    claimLetters: async (now, leaseEnds, most): Promise<Letter[]> => {
      const { rows } = await pool.query<Row & { attempts: number }>(claim, [now, leaseEnds, most])
      return rows.map(({ attempts, ...row }) => ({ inquiry: toInquiry(row), attempt: attempts }))
    },
    markSent: async (id, now) => {
      await pool.query('UPDATE letters SET sent_at = $2 WHERE id = $1', [id, now])
    },
    postpone: async (id, until) => {
      await pool.query('UPDATE letters SET due_at = $2 WHERE id = $1', [id, until])
    },
    nextLetterDue: async () => {
      const { rows } = await pool.query<{ due: Date | null }>(
        'SELECT min(due_at) AS due FROM letters WHERE sent_at IS NULL',
      )
      return rows[0]?.due ?? undefined
    },
    check: async () => {
      // A database that can only be read refuses to lock.
      await pool.query('SELECT 1 FROM inquiries LIMIT 1 FOR UPDATE SKIP LOCKED')
    },
    close: async () => {
      await group.settled()
      await pool.end()
    },
  }
}

async function migrate(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    // Collectors that start together take turns.
    await client.query('SELECT pg_advisory_xact_lock(7226463)')
    await client.query('CREATE TABLE IF NOT EXISTS inquiries_version (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number }>('SELECT version FROM inquiries_version')
    const version = rows[0]?.version ?? 0
    if (version > migrations.length) {
      throw new Error('it was written by a newer version of this server. Start that version instead.')
    }
    for (const step of migrations.slice(version)) await client.query(step)
    await client.query('DELETE FROM inquiries_version')
    await client.query('INSERT INTO inquiries_version VALUES ($1)', [migrations.length])
    await client.query('COMMIT')
  } finally {
    // After an error the pool is closed, and with the connection ends what was begun.
    client.release()
  }
}
