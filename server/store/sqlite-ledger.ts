import { DatabaseSync } from 'node:sqlite'
import { type Letter, migrationsWith, type Row, type Selection, type StoredInquiry, toInquiry } from './store.ts'

const migrations = migrationsWith('text', 'STRICT')

/** The SQLite file itself. Every call blocks until the disk has it: it runs in a worker thread. */
export function openLedger(file: string) {
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  )
  const together = <Result>(work: () => Result): Result => {
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      database.exec('COMMIT')
      return result
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
  together(() => migrate(database))

  const insertInquiry = database.prepare(
    'INSERT INTO inquiries VALUES (:id, :receivedAt, :name, :company, :email, :phone, :message, :flags) ON CONFLICT DO NOTHING',
  )
  const insertLetter = database.prepare('INSERT INTO letters (id, due_at) VALUES (?, ?)')
  const claim = database.prepare(
    `UPDATE letters SET due_at = :leaseEnds, attempts = attempts + 1
     WHERE id IN (SELECT id FROM letters WHERE sent_at IS NULL AND due_at <= :now ORDER BY due_at LIMIT :most)
     RETURNING id, attempts`,
  )
  const find = database.prepare('SELECT * FROM inquiries WHERE id = ?')
  const since = database.prepare('SELECT * FROM inquiries WHERE received_at >= ? ORDER BY received_at, id')

  return {
    addAll: (inquiries: StoredInquiry[]) =>
      together(() => {
        for (const inquiry of inquiries) {
          const { changes } = insertInquiry.run({ ...inquiry, flags: inquiry.flags.join(',') })
          if (changes) insertLetter.run(inquiry.id, inquiry.receivedAt)
        }
      }),
    list: (selection: Selection = {}): StoredInquiry[] =>
      (since.all(selection.since?.toISOString() ?? '') as Row[]).map(toInquiry),
    forget(email: string) {
      const { changes } = database.prepare('DELETE FROM inquiries WHERE lower(email) = lower(?)').run(email.trim())
      // The write-ahead log still holds the deleted words until it is folded in.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return Number(changes)
    },
    claimLetters: (now: Date, leaseEnds: Date, most: number): Letter[] =>
      together(() => {
        const claimed = claim.all({ now: now.toISOString(), leaseEnds: leaseEnds.toISOString(), most })
        return claimed.map(({ id, attempts }) => ({
          inquiry: toInquiry(find.get(id as string) as Row),
          attempt: Number(attempts),
        }))
      }),
    markSent: (id: string, now: Date) => {
      database.prepare('UPDATE letters SET sent_at = ? WHERE id = ?').run(now.toISOString(), id)
    },
    postpone: (id: string, until: Date) => {
      database.prepare('UPDATE letters SET due_at = ? WHERE id = ?').run(until.toISOString(), id)
    },
    nextLetterDue: () => {
      const next = database.prepare('SELECT min(due_at) AS due FROM letters WHERE sent_at IS NULL').get()
      return next?.due ? new Date(String(next.due)) : undefined
    },
    // Writes what is there already: a full disk or a lost right to write shows only in writing.
    check: () => together(() => database.exec(`PRAGMA user_version = ${migrations.length}`)),
    close: () => database.close(),
  }
}

export type Ledger = ReturnType<typeof openLedger>

function migrate(database: DatabaseSync) {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version > migrations.length) {
    throw new Error('The inquiries were written by a newer version of this server. Start that version instead.')
  }
  // Nothing is written where nothing has to be: inquiries can be read while the disk is full.
  if (version === migrations.length) return
  for (const step of migrations.slice(version)) database.exec(step)
  database.exec(`PRAGMA user_version = ${migrations.length}`)
}
