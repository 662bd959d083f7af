import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fileIn } from './sqlite.ts'
import { listInquiries, openLedger, versionOf } from './sqlite-ledger.ts'
import type { Archive } from './store.ts'

/** The SQLite file for somebody who looks through it, also beside a server that writes to it. */
export function openSqliteArchive(dataDir: string): Archive | undefined {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return undefined
  const database = openReading(file)
  if (!database) return undefined
  return {
    list: async (selection = {}) => listInquiries(database, selection),
    forget: async (email) => {
      const ledger = openLedger(file)
      const count = ledger.forget(email)
      ledger.close()
      return count
    },
    close: async () => database.close(),
  }
}

/** Undefined for a file that nothing was ever stored in. */
function openReading(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    if (versionOf(database) > 0) return database
    database.close()
    return undefined
  } catch (error) {
    database.close()
    throw new Error(`The inquiries in ${file} cannot be read: ${(error as Error).message}`)
  }
}
