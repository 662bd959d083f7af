import { parseArgs } from 'node:util'
import { checkForm } from '../form-check.ts'
import { runCommand } from './run-command.ts'

const help = `Compares the entry identifiers of config/company.ts with the public form they are sent to.

  npm run check-form                          the form at the configured endpoint
  npm run check-form page https://…           a page that shows the form, where the endpoint itself does not`

runCommand(async () => {
  // PowerShell keeps `--` to itself: plain words do as well.
  const args = process.argv.slice(2).map((word) => (word === 'page' || word === 'help' ? `--${word}` : word))
  const { values } = parseArgs({ args, options: { page: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    console.log(help)
    return 0
  }
  const { site } = await import('#config')
  const { problems, notes } = await checkForm(site.form, values.page, site.url)
  for (const note of notes) console.log(`  ${note}`)
  for (const problem of problems) console.log(`! ${problem}`)
  if (problems.length === 0) console.log('Nothing would be lost.')
  return problems.length ? 1 : 0
})
