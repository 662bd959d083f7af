import { decode } from '#app/lib/decode.ts'
import { inWesternDigits, type Line, mostLines, onOneLine, units } from './line.ts'

const key = 'list='
const longestQuantity = 40
const longestNote = 500
// Browsers keep longer addresses than anybody would share.
const longestAddress = 60_000

/** What an address brings: its lines, the products that we do not list, and how many lines were too many. */
export type Shared = { lines: Line[]; unknown: string[]; surplus: number }

/**
 * The list as the fragment of an address, which no server and no log sees: #list=cashews-w320:500kg,cumin-seed.
 * A third part holds the note.
 */
export function fragmentOf(lines: readonly Line[]): string {
  return key + lines.map(writeLine).join(',')
}

function writeLine({ id, quantity, unit, note }: Line) {
  const amount = quantity || unit !== 'kg' ? encode(quantity) + unit : ''
  return [id, amount, encode(note)].join(':').replace(/:+$/, '')
}

// A lone surrogate would make encodeURIComponent throw.
const encode = (text: string) => encodeURIComponent(onOneLine(text).replace(/\p{Cs}/gu, ''))

/** Reads the fragment of an address, whoever wrote it. Nothing in it is trusted; `undefined` where it holds no list. */
export function readFragment(fragment: string, isListed: (id: string) => boolean): Shared | undefined {
  const text = fragment.replace(/^#/, '')
  if (!text.startsWith(key)) return undefined
  const items = text.slice(key.length, longestAddress).split(',').filter(Boolean)
  const lines = new Map<string, Line>()
  const unknown = new Set<string>()
  let surplus = 0
  for (const item of items) {
    const line = readLine(item)
    if (!isListed(line.id)) unknown.add(line.id)
    else if (lines.size < mostLines || lines.has(line.id)) lines.set(line.id, line)
    else surplus++
  }
  return { lines: [...lines.values()], unknown: [...unknown].filter(Boolean), surplus }
}

const amountRule = new RegExp(`^(.*?)(${units.join('|')})$`, 'u')

function readLine(item: string): Line {
  const [id = '', amount = '', ...rest] = item.split(':')
  const written = read(amount)
  const [, quantity = written, unit = 'kg'] = written.match(amountRule) ?? []
  return {
    id: read(id).slice(0, 100),
    name: '',
    quantity: inWesternDigits(quantity).slice(0, longestQuantity),
    unit: units.find((each) => each === unit) ?? 'kg',
    note: read(rest.join(':')).slice(0, longestNote),
  }
}

const read = (text: string) => onOneLine(decode(text))
