import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import sharp from 'sharp'
import { closest } from '#config/closest.ts'
import { crops, cropsOf } from '../app/ui/crops.ts'
import { adjustments } from '../pictures/adjust.ts'
import type { Findings } from '../publish/check-content.ts'
import { versionOf } from '../publish/content/pictures.ts'
import { cutOut, developed, type Size } from './cut.ts'

const folder = 'pictures'

export type Master = { name: string; path: string; file: Buffer; version: string; size: Size }

const formats = ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif', '.avif', '.tif', '.tiff']
const ours = ['adjust.ts', 'marked.ts', 'Thumbs.db', 'desktop.ini']

/** The masters of the pictures that pages show. `shown` says on which pages. */
export async function findMasters(shown: Map<string, string[]>, findings: Findings) {
  const files = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !ours.includes(entry.name))
    .map(({ name }) => name)
    .sort()
  const masters: Master[] = []
  for (const [name, candidates] of Map.groupBy(files, nameOf)) {
    if (!shown.has(name)) findings.remarks.push(...candidates.map((file) => notShown(file, name, shown)))
    else if (candidates.length > 1)
      findings.problems.push(
        `${folder}/ has ${name} more than once: ${candidates.join(' and ')}. Keep the one to show and delete the rest.`,
      )
    else masters.push(...(await look(name, candidates[0] ?? '', findings)))
  }
  const found = new Set(files.map(nameOf))
  for (const [name, pages] of shown)
    if (!found.has(name))
      findings.problems.push(
        `${folder}/ has no picture ${name}, but ${pages.join(', ')} ${pages.length > 1 ? 'show' : 'shows'} it. Put ${folder}/${name}.jpg there, or name another picture on the page.`,
      )
  checkAdjustments(shown, findings)
  return masters
}

/** The same scenes without the mark, for those that carry it. */
export async function findPlain(masters: readonly Master[], findings: Findings) {
  const files = await readdir(`${folder}/plain`).catch(() => [])
  const plain: Master[] = []
  for (const file of files.filter((name) => formats.includes(extname(name).toLowerCase()))) {
    const name = nameOf(file)
    if (masters.some((master) => master.name === name)) plain.push(...(await look(name, `plain/${file}`, findings)))
    else findings.remarks.push(`No page shows ${name}, so nothing was made of ${folder}/plain/${file}.`)
  }
  return plain
}

const nameOf = (file: string) => file.slice(0, file.length - extname(file).length)

function notShown(file: string, name: string, shown: Map<string, string[]>) {
  const meant = closest(name, shown.keys())
  const advice = meant
    ? `If it is meant to be ${meant}, call it ${meant}${extname(file).toLowerCase()}.`
    : 'Name it in content/*/products.ts or in app/pages, where it is to stand, or take the file away.'
  return `No page shows ${folder}/${file}, so nothing was made of it. ${advice}`
}

async function look(name: string, base: string, { problems, remarks }: Findings): Promise<Master[]> {
  const path = `${folder}/${base}`
  if (!formats.includes(extname(base).toLowerCase())) {
    problems.push(`${path} is no kind of picture that can be taken here. Save it as a JPEG, PNG or WebP file.`)
    return []
  }
  const file = await readFile(path)
  let size: Size
  try {
    size = (await sharp(file).metadata()).autoOrient
    // The head of a damaged file still reads well.
    await developed(file).resize(1, 1).raw().toBuffer()
  } catch {
    problems.push(isHeic(file) ? noHeic(path) : unreadable(path, file))
    return []
  }
  const master = { name, path, file, size, version: versionOf(name, file) }
  const small = smallest(master)
  if (small.factor < 0.5) problems.push(tooSmall(master, small.needed))
  else if (small.factor < 1)
    remarks.push(
      `${path} is ${written(size)} pixels; ${written(small.needed)} would look sharp on every screen. Give a larger one if you have it.`,
    )
  if (size.height > size.width && !adjustments[name]?.focus)
    remarks.push(
      `${path} is upright, but its pages show it ${cropsOf(name).includes('wide') ? 'wide (16:9) and square' : 'lying (4:3)'}: it is cut around its middle. If that misses the subject, set its focus in ${folder}/adjust.ts.`,
    )
  return [master]
}

/** The crop that the master fills least: by how much, and the size that would fill it. */
function smallest({ name, size }: Master) {
  const fits = cropsOf(name).map((crop) => {
    const { ratio, widths } = crops[crop]
    const width = Math.max(...widths)
    return {
      factor: cutOut(name, size, crops[crop]).width / width,
      needed: { width, height: Math.round(width / ratio) },
    }
  })
  return fits.reduce((least, fit) => (fit.factor < least.factor ? fit : least))
}

const written = ({ width, height }: Size) => `${width} x ${height}`

const tooSmall = ({ path, size }: Master, needed: Size) =>
  `${path} is ${written(size)} pixels and would look blurred: it is shown up to ${written(needed)}. Give the original from the camera, not a copy from a message or a website.`

const unreadable = (path: string, file: Buffer) =>
  file.length === 0
    ? `${path} is empty. Copy it from the camera again.`
    : `${path} is damaged or no picture: it cannot be read to its end. Copy it from the camera again, or open it in a photo program and save it as JPEG.`

const isHeic = (file: Buffer) => /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(file.toString('latin1', 4, 12))

const noHeic = (path: string) =>
  `${path} is a HEIC file, which cannot be read on this machine. Export it as JPEG: in Photos or Preview on a Mac, File > Export; on an iPhone, Settings > Camera > Formats > Most Compatible for new photographs.`

function checkAdjustments(shown: Map<string, string[]>, { problems, remarks }: Findings) {
  for (const [name, { focus = [], quality }] of Object.entries(adjustments)) {
    if (!shown.has(name)) {
      const meant = closest(name, shown.keys())
      remarks.push(
        `${folder}/adjust.ts speaks of ${name}, which no page shows. ${meant ? `Is it ${meant}?` : 'Take the line away.'}`,
      )
    }
    if (focus.some((percent) => !(percent >= 0 && percent <= 100)))
      problems.push(
        `${folder}/adjust.ts: the focus of ${name} is ${focus.join(', ')}. Give two figures from 0 to 100: percent from the left and from the top.`,
      )
    if (quality !== undefined && !(quality >= 30 && quality <= 80))
      problems.push(`${folder}/adjust.ts: the quality of ${name} is ${quality}. Give a figure from 30 to 80.`)
  }
}
