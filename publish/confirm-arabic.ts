/** Writes down that the Arabic words say what the English ones say now. Run it after reading them side by side. */
import { writeFile } from 'node:fs/promises'
import { catalogue } from '../app/catalogue/catalogue.ts'
import { arabic } from '../content/site/ar/words.ts'
import { english } from '../content/site/en/words.ts'
import { checkConfirmed, checkTranslated, stampFile, stampsOf } from './content/confirmed.ts'

const missing = checkTranslated(english, arabic)
for (const sentence of missing) console.error(`  - ${sentence}`)
if (missing.length) process.exitCode = 1
else {
  const changed = checkConfirmed(english, catalogue).map((sentence) => sentence.replace(/: the English has .*/, ''))
  await writeFile(stampFile, `${JSON.stringify(stampsOf(english, catalogue))}\n`)
  console.log(changed.length ? 'Confirmed:' : 'Nothing has changed since the Arabic was confirmed.')
  for (const place of changed) console.log(`  - ${place}`)
}
