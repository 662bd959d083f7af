import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAndTell } from '../../publish/build.ts'
import { compress } from '../../publish/hosts/compress.ts'

export const ways = ['ours', 'zero-script'] as const
export type Way = (typeof ways)[number]

export const folderOf = (way: Way) => join('.cache/bench', way)

/** The site twice: as it is, and without scripts. */
export async function buildCopies() {
  console.log(`Building the site, and the same without scripts, into ${folderOf('ours')} and beside it …`)
  await rm('.cache/bench', { recursive: true, force: true })
  await buildAndTell()
  await cp('dist', folderOf('ours'), { recursive: true })
  await takeScriptsOut()
}

async function takeScriptsOut() {
  const folder = folderOf('zero-script')
  await cp('dist', folder, { recursive: true })
  for await (const page of glob(join(folder, '**/*.html'))) {
    const html = await readFile(page, 'utf8')
    await writeFile(page, html.replace(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, ''))
  }
  await compress(folder, 'tight')
}
