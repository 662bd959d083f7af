import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { toCsv, toJson, toListing } from '../inquiries/export.ts'
import { readSince } from '../inquiries/since.ts'
import { readSettings } from '../settings.ts'
import { openStore } from '../store/open.ts'
import type { Selection } from '../store/store.ts'
import { runCommand } from './run-command.ts'

const help = `Shows the inquiries that were sent.

  npm run inquiries                        list them, oldest first
  npm run inquiries -- --since 2026-03-01  only those received since then; 7d and 24h mean the last days and hours
  npm run inquiries -- --spam              only those that look like spam
  npm run -s inquiries -- --csv            as a table for a spreadsheet
  npm run -s inquiries -- --json           as JSON
  npm run inquiries -- --forget a@b.com    delete everything that person has sent`

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
      since: { type: 'string' },
      spam: { type: 'boolean' },
      forget: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const selection: Selection = { flaggedOnly: values.spam ?? false }
  if (values.since !== undefined) selection.since = readSince(values.since, new Date())

  // The configuration brings the settings of .env into the environment.
  await import('#config')
  const store = await openStore(readSettings(process.env, resolve(import.meta.dirname, '../..')))
  try {
    if (values.forget !== undefined) {
      const count = await store.forget(values.forget)
      console.log(`${count === 1 ? '1 inquiry' : `${count} inquiries`} of ${values.forget} deleted.`)
      return 0
    }
    const write = values.json ? toJson : values.csv ? toCsv : toListing
    process.stdout.write(write(await store.list(selection)))
    return 0
  } finally {
    await store.close()
  }
})
