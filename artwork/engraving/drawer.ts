import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** Of all that the engraver is made of: as long as it is the same, so are the drawings. */
export function drawerVersion() {
  const hash = createHash('sha256')
  for (const file of globSync('artwork/{engravings.ts,engraving/**/*.ts}').sort())
    if (!file.endsWith('.test.ts')) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}
