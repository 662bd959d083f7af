import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { developed } from '../../artwork/cut.ts'
import { copyProject } from '../support/copy-project.ts'

const project = copyProject('photographs')
after(project.remove)

const master = (file: string) => project.path(`pictures/${file}`)
const give = (file: string, content: Buffer | string) => project.put(`pictures/${file}`, content)
const original = (file: string) => readFileSync(`pictures/${file}`)
const served = () => readdirSync(project.path('public/pictures')).sort()

/** As a phone takes it: on its side, with a note which way is up, in the colors of its screen, with the place. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5651d' } })
    .composite([
      { input: { create: { width: width / 4, height, channels: 3, background: '#2f6b3a' } }, gravity: 'west' },
    ])
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 16/1 0/1' } },
    })
    .withIccProfile('p3')

/** 64 x 64 pixels as a phone saves them. */
const heic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAA',
    'AAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAGAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACk',
    'aXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAA',
    'AwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1h',
    'AAAAAAAAAAEAAQOBAoMAAAAgbWRhdAAAABQoAa8EGPx5OOv/4OT9uQFdJEdDgA==',
  ].join(''),
  'base64',
)

test('each photograph that cannot be shown is named with what to do, and nothing is changed', async () => {
  const before = served()
  give('almonds.jpg', await photograph(300, 200).jpeg().toBuffer())
  give('saffron.jpg', original('saffron.jpg').subarray(0, 40_000))
  give('honey.jpg', 'no picture')
  give('tea.png', await photograph(1200, 900).png().toBuffer())
  rmSync(master('coffee.jpg'))
  give('coffee.heic', heic)
  rmSync(master('syrups.jpg'))
  give('walnut.jpg', original('walnuts.jpg'))
  give('IMG_2041.jpg', original('walnuts.jpg'))
  const undo = project.edit('pictures/adjust.ts', "'seed-spices': {", "'seed-spices': { focus: [30, 140],")
  const { status, said } = project.run('pictures')

  assert.equal(status, 1)
  for (const sentence of [
    /^pictures\/almonds\.jpg is 200 x 300 pixels and would look blurred: it is shown up to 1200 x 900\. Give the original/m,
    /^pictures\/saffron\.jpg is damaged .+ Copy it from the camera again/m,
    /^pictures\/honey\.jpg is damaged or no picture/m,
    /^pictures\/ has tea more than once: tea\.jpg and tea\.png\. Keep the one/m,
    /^pictures\/coffee\.heic is a HEIC file, .+ Export it as JPEG/m,
    /^pictures\/ has no picture syrups, but \/products\/sweeteners.* shows? it\. Put pictures\/syrups\.jpg there/m,
    /No page shows pictures\/walnut\.jpg, .+ call it walnuts\.jpg/,
    /No page shows pictures\/IMG_2041\.jpg, .+ Name it in content/,
    /the focus of seed-spices is 30, 140\. Give two figures from 0 to 100/,
    /^Nothing was changed\./m,
  ])
    assert.match(said, sentence)
  assert.doesNotMatch(said, /^\s+at /m)
  assert.deepEqual(served(), before)
  assert.equal(
    project.read('content/site/pictures.generated.json'),
    readFileSync('content/site/pictures.generated.json', 'utf8'),
  )

  for (const file of ['tea.png', 'coffee.heic', 'walnut.jpg', 'IMG_2041.jpg']) rmSync(master(file))
  for (const file of ['almonds.jpg', 'honey.jpg', 'coffee.jpg', 'syrups.jpg', 'saffron.jpg']) give(file, original(file))
  undo()
})

test('a photograph from a phone is turned, cut around its focus and published without its place', async () => {
  const camera = await photograph(4032, 3024).jpeg({ quality: 90 }).toBuffer()
  const { exif, orientation, hasProfile } = await sharp(camera).metadata()
  // The tag of the place, in the order of bytes that the file was written in.
  assert.ok(exif?.includes(Buffer.from([0x25, 0x88])) || exif?.includes(Buffer.from([0x88, 0x25])))
  assert.deepEqual([orientation, hasProfile], [6, true])
  give('saffron.jpg', camera)
  project.edit('pictures/adjust.ts', "'seed-spices'", "saffron: { focus: [50, 0] },\n  'seed-spices'")
  const { status, said } = project.run('pictures')

  assert.equal(status, 0, said)
  assert.match(said, /^saffron: from pictures\/saffron\.jpg \(3024 x 4032\), \d+ of 30 KB on a phone$/m)
  assert.match(said, /1 of the pictures made anew/)
  const files = served().filter((file) => file.startsWith('saffron-'))
  assert.equal(files.length, 5)
  for (const file of files) {
    const metadata = await sharp(readFileSync(project.path(`public/pictures/${file}`))).metadata()
    assert.deepEqual(
      [metadata.exif, metadata.icc, metadata.xmp, metadata.iptc, metadata.orientation],
      Array(5).fill(undefined),
      file,
    )
    assert.ok(
      Math.abs(metadata.width / metadata.height - 4 / 3) < 0.01,
      `${file}: ${metadata.width} x ${metadata.height}`,
    )
  }
  // Lying as the sensor sees it, the green stands at the left; upright it is the top to its right corner, and the focus keeps it.
  const largest = files.find((file) => file.endsWith('1200.avif'))
  const { data, info } = await sharp(project.path(`public/pictures/${largest}`))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const corner = 3 * (info.width * 20 - 20)
  const [red = 0, green = 0] = data.subarray(corner, corner + 3)
  assert.ok(green > red, `${red}, ${green}`)
  assert.match(project.read('app/ui/pictures.generated.css'), /data-picture='saffron'\]\{--subject:50% 0%\}/)
})

test('every color space becomes that of the web', async () => {
  const flat = () => sharp({ create: { width: 64, height: 48, channels: 3, background: { r: 200, g: 80, b: 40 } } })
  const inputs = {
    'Display P3': flat().withIccProfile('p3').jpeg({ quality: 100 }),
    CMYK: flat().withIccProfile('cmyk').toColourspace('cmyk').jpeg({ quality: 100 }),
    '16 bit': flat().toColourspace('rgb16').png(),
    transparent: flat().ensureAlpha(1).png(),
  }
  for (const [space, input] of Object.entries(inputs)) {
    const { data, info } = await developed(await input.toBuffer())
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.equal(info.channels, 3, space)
    for (const [index, expected] of [200, 80, 40].entries())
      assert.ok(Math.abs((data[index] ?? 0) - expected) < 25, `${space}: ${[...data]}`)
  }
  const gray = flat().toColourspace('b-w').jpeg()
  const { info } = await developed(await gray.toBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.equal(info.channels, 3)
})
