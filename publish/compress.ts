import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keptIn } from './kept.ts'

const compressible = /\.(html|js|css|svg|json|xml|txt|ico|webmanifest|vcf)$/
const { find, kept, prune } = keptIn('.cache/compressed')

/** `tight` is for the public and takes seconds; `light` is for a look at once. */
export type Compression = 'tight' | 'light'
const quality = { tight: 11, light: 5 }
const encoder = `brotli ${process.versions.brotli}, quality ${quality.tight}`

/** Lays a brotli and a gzip copy beside each file that gains from it, so that no request waits for compression. */
export async function compress(folder: string, compression: Compression = 'tight') {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        const content = await readFile(path)
        await writeFile(`${path}.br`, await brotliOf(content, compression))
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
      }),
  )
  await prune()
}

/** The tightest takes fifty times as long as gzip, two thirds of a build: it is kept, and used wherever it is there. */
async function brotliOf(content: Uint8Array, compression: Compression) {
  const madeOf = [encoder, content]
  if (compression === 'tight') return kept(madeOf, () => brotli(content, quality.tight))
  return (await find(madeOf)) ?? brotli(content, quality.light)
}

const brotli = (content: Uint8Array, quality: number) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
