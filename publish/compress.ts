import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keptIn } from './kept.ts'

const compressible = /\.(html|js|css|svg|json|xml|txt|ico|webmanifest|vcf)$/
const quality = 11
const encoder = `brotli ${process.versions.brotli}, quality ${quality}`
const { kept, prune } = keptIn('.cache/compressed')

/** Lays a brotli and a gzip copy beside each file that gains from it, so that no request waits for compression. */
export async function compress(folder: string) {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        const content = await readFile(path)
        // The tightest brotli takes fifty times as long as gzip: two thirds of a build, were it not kept.
        await writeFile(`${path}.br`, await kept([encoder, content], () => brotli(content)))
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
      }),
  )
  await prune()
}

const brotli = (content: Uint8Array) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
