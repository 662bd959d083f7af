import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment } from '#config/environment.ts'
import { configureServer } from '#config/server.ts'
import { toCsv, toJson, toListing } from '../inquiries/export.ts'
import { officeTime } from '../inquiries/office-clock.ts'
import { readSince } from '../inquiries/since.ts'
import { nameOfStore, openArchive } from '../store/open.ts'
import { isSuspicious } from '../store/store.ts'
import { runCommand } from './run-command.ts'

const help = `Shows the inquiries that were sent. Times are ${officeTime}.

  npm run inquiries                        list them, oldest first
  npm run inquiries -- --since 2026-03-01  only those received since then; 7d and 24h mean the last days and hours
  npm run inquiries -- --spam              only those that look like spam
  npm run -s inquiries -- --csv            as a table for a spreadsheet
  npm run -s inquiries -- --json           as JSON, with times in UTC
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
  const selection = values.since === undefined ? {} : { since: readSince(values.since, new Date()) }
  const { settings } = configureServer(readEnvironment(), resolve(import.meta.dirname, '../..'))
  const store = await nameOfStore(settings)
  const archive = await openArchive(settings)
  if (!archive) {
    console.error(
      `There is no store at ${store}: no server has kept inquiries there. Give this command the server's own DATA_DIR or DATABASE_URL (docs/hosting.md shows how).`,
    )
    return 1
  }
  try {
    if (values.forget !== undefined) {
      console.log(`${counted(await archive.forget(values.forget))} of ${values.forget} deleted in ${store}.`)
      return 0
    }
    const all = await archive.list(selection)
    const inquiries = values.spam ? all.filter(isSuspicious) : all
    const write = values.json ? toJson : values.csv ? toCsv : toListing
    process.stdout.write(write(inquiries))
    const isPartial = values.since !== undefined || values.spam
    // Beside a table, not in it.
    const say = values.json || values.csv ? console.error : console.log
    if (inquiries.length || isPartial)
      say(`${counted(inquiries.length)}${isPartial ? ' of that kind' : ''} in ${store}`)
    else say(`The store ${store} is empty: no inquiry has arrived there.`)
    return 0
  } finally {
    await archive.close()
  }
})

const counted = (count: number) => (count === 1 ? '1 inquiry' : `${count || 'No'} inquiries`)
