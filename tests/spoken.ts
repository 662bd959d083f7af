/** `npm run spoken`: writes down what a screen reader says on every page. Read the changes before you commit them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileOf, openListener, readings } from './support/listen.ts'

const listener = await openListener()
mkdirSync('tests/spoken', { recursive: true })
for (const reading of readings) {
  const lines = await listener.hear(reading)
  writeFileSync(fileOf(reading), `${lines.join('\n')}\n`)
  console.log(`${fileOf(reading)}: ${lines.length} lines`)
}
await listener.close()
