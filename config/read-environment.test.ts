import assert from 'node:assert/strict'
import { test } from 'node:test'
import { almostOurs, readEnvFile } from './read-environment.ts'

const read = (text: string | Uint8Array) =>
  readEnvFile(typeof text === 'string' ? new TextEncoder().encode(text) : text, '.env')

const street = 'SITE_BRAND=Pepper Pier\nSITE_STREET=Souk Al Kabeer\n'
const both = { SITE_BRAND: 'Pepper Pier', SITE_STREET: 'Souk Al Kabeer' }

for (const [name, bytes] of Object.entries({
  'a byte order mark': Buffer.from(`\ufeff${street}`),
  'UTF-16': Buffer.from(`\ufeff${street}`, 'utf16le'),
  'UTF-16 without a mark': Buffer.from(street, 'utf16le'),
  'UTF-16 of the other order': Buffer.from(`\ufeff${street}`, 'utf16le').swap16(),
  'the lines of Windows': Buffer.from(street.replaceAll('\n', '\r\n')),
}))
  test(`a file with ${name} is read right`, () => assert.deepEqual(read(bytes), { values: both, problems: [] }))

test('an encoding that nobody can tell is told', () => {
  const { problems } = read(Buffer.from('SITE_STREET=Café', 'latin1'))
  assert.deepEqual(problems, ['.env is in no encoding that can be read. Save it as UTF-8.'])
})

for (const [line, value] of [
  ['SITE_STREET="Shop #12, Spice Souk"', 'Shop #12, Spice Souk'],
  ["SITE_STREET='Shop #12' # the corner", 'Shop #12'],
  ['SITE_STREET=Shop#12', 'Shop#12'],
  [' export SITE_STREET = Al Ras ', 'Al Ras'],
  ['SITE_STREET=', ''],
  ["SITE_STREET=Captain's Row", "Captain's Row"],
  ['SITE_STREET=a=b', 'a=b'],
  ['SITE_STREET="C:\\new"', 'C:\\new'],
] as const)
  test(`${line} is read as it is meant`, () =>
    assert.deepEqual(read(line), { values: { SITE_STREET: value }, problems: [] }))

for (const [lines, sentence] of [
  ['SITE_STREET=Shop #12, Spice Souk', /line 1: SITE_STREET has a #.*SITE_STREET="Shop #12, Spice Souk"/],
  ['PORT=3000 # the port', /line 1: PORT has a #.*a line of its own/],
  ['SITE_STREET="Al Ras', /line 1: SITE_STREET begins with " and does not end/],
  ['SITE_STREET="Al "Ras" Street"', /line 1: SITE_STREET has more after its closing "/],
  ['SITE_STREET=“Al Ras”', /line 1: SITE_STREET stands in curly quotes\. Write SITE_STREET="…"/],
  ['# street\nSITE_STREET: Al Ras', /line 2: write a setting as NAME=value/],
  ['Al Ras', /line 1: write a setting as NAME=value/],
  ['SITE_STREET=Al Ras\n\nSITE_STREET=Deira', /line 3: SITE_STREET stands in line 1 already/],
] as const)
  test(`${lines.replaceAll('\n', '↵')} is told`, () => {
    const { problems } = read(lines)
    assert.equal(problems.length, 1)
    assert.match(problems[0] ?? '', sentence)
  })

test('a password is not repeated', () => {
  assert.doesNotMatch(read('SMTP_URL=smtps://sales:secret #1@mail').problems.join(), /secret/)
})

test('a setting that is misspelled is told, and lines of other programs are let be', () => {
  for (const [name, meant] of [
    ['PROT', 'PORT'],
    ['port', 'PORT'],
    ['STIE_BRAND', 'SITE_BRAND'],
    ['SMPT_URL', 'SMTP_URL'],
    ['BRAND', 'SITE_BRAND'],
    ['DATADIR', 'DATA_DIR'],
    ['SITE_BRNAD', 'SITE_BRAND'],
  ] as const)
    assert.deepEqual(almostOurs([name]), [`${name} is not a setting of this site. Did you mean ${meant}?`])
  assert.match(almostOurs(['SITE_SLOGAN_OF_THE_YEAR']).join(), /is not a setting of this site\. The known ones are in/)
  assert.deepEqual(almostOurs(['NODE_ENV', 'CHROME_PATH', 'COMPOSE_PROJECT_NAME', 'POSTGRES_PASSWORD']), [])
})
