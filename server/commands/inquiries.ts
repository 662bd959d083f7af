import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { configureServer } from '#config/server.ts'
import { toCsv, toJson, toListing } from '../inquiries/export.ts'
import { officeTime, readSince } from '../inquiries/office-clock.ts'
import { nameOfStore, openArchive } from '../store/open.ts'
import { isSuspicious } from '../store/store.ts'
import { runCommand } from './run-command.ts'

const help = `Shows the inquiries that were sent. Times are ${officeTime}.

  npm run inquiries                     list them, oldest first
  npm run inquiries since 2026-03-01    only those received since then; 7d and 24h mean the last days and hours
  npm run inquiries spam                only those that look like spam
  npm run inquiries csv                 as a table for a spreadsheet, into the file inquiries.csv
  npm run inquiries json                as JSON, with times in UTC, into the file inquiries.json
  npm run inquiries csv to march.csv    into another file; \`to -\` prints it
  npm run inquiries forget a@b.com      delete everything that person has sent

\`-- --csv\` and \`-- --json\` print as well: npm run -s inquiries -- --csv > inquiries.csv`

runCommand(async () => {
  const { values } = parseArgs({
    args: inWords(process.argv.slice(2)),
    options: {
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
      since: { type: 'string' },
      spam: { type: 'boolean' },
      forget: { type: 'string' },
      to: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const selection = values.since === undefined ? {} : { since: readSince(values.since, new Date()) }
  const { settings } = configureServer()
  const store = nameOfStore(settings)
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
    const file = values.to === '-' ? undefined : values.to
    if (file) writeFileSync(file, write(inquiries))
    else process.stdout.write(write(inquiries))
    const isPartial = values.since !== undefined || values.spam
    // Beside a table, not in it.
    const say = values.json || values.csv ? console.error : console.log
    if (inquiries.length || isPartial)
      say(
        `${counted(inquiries.length)}${isPartial ? ' of that kind' : ''} in ${store}${file ? `, written to ${file}` : ''}`,
      )
    else say(`The store ${store} is empty: no inquiry has arrived there.`)
    return 0
  } finally {
    await archive.close()
  }
})

/**
 * Options as plain words: PowerShell keeps `--` to itself, and what a command prints there is written to a file in another
 * encoding. So a table that is asked for by a word goes into a file.
 */
function inWords(given: string[]) {
  const known = ['csv', 'json', 'since', 'spam', 'forget', 'to', 'help']
  const options = given.map((word, nth) => (known.includes(word) && !isValue(given[nth - 1]) ? `--${word}` : word))
  const table = given.find((word) => word === 'csv' || word === 'json')
  return table && !options.includes('--to') ? [...options, '--to', `inquiries.${table}`] : options
}

function isValue(before: string | undefined) {
  return /^(--)?(since|forget|to)$/.test(before ?? '')
}

const counted = (count: number) => (count === 1 ? '1 inquiry' : `${count || 'No'} inquiries`)
