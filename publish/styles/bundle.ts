import { globSync } from 'node:fs'
import { build } from 'vite'
import { clientFiles, forClients } from '../../app/i18n/clients.ts'
import type { Language } from '../../content/schema/catalogue.ts'

type Built = Exclude<Awaited<ReturnType<typeof build>>, { close: unknown } | unknown[]>['output']
type Chunk = Extract<Built[number], { type: 'chunk' }>

/** The style sheet of what stands on every page, and those of pages with what is left. */
export type Styles = Awaited<ReturnType<typeof buildStyles>>

export const shell = 'app/document/Document.tsx'

/** What each edition is set in, and which of the files are fetched ahead. */
export const faces: Record<Language, { sheet: string; ahead: RegExp }> = {
  en: { sheet: 'app/styles/latin.css', ahead: /fraunces|instrument-sans/ },
  ar: { sheet: 'app/styles/arabic.css', ahead: /markazi|vazirmatn|fraunces/ },
}

/**
 * A build of its own, with every kind of page as an entry, so that the bundler sorts the styles by the pages that need them.
 * How the scripts are cut into files has nothing to do with it.
 */
export async function buildStyles(languages: Language[]) {
  const result = await build({
    build: {
      write: false,
      cssCodeSplit: true,
      rolldownOptions: {
        input: [
          shell,
          ...globSync('app/pages/*.tsx'),
          ...Object.values(clientFiles),
          ...languages.map((language) => faces[language].sheet),
        ],
        // Of pages only the styles are wanted; what they import of Node.js is never run.
        external: /^node:/,
        output: { codeSplitting: true },
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const { output } = result as { output: Built }
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const sheets = new Map(output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source]] : [])))

  const sheetsOf = (entry: string) => {
    const start = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${entry}`))
    if (!start) throw new Error(`The build has no ${entry}`)
    return [...new Set(walk(start, chunks))]
  }
  const common = sheetsOf(shell)
  const text = (names: string[]) => names.map((name) => String(sheets.get(name)).trim()).join('')
  const own = (...entries: readonly string[]) =>
    text([...new Set(entries.flatMap(sheetsOf))].filter((name) => !common.includes(name)))
  return {
    shell: text(common),
    /** The typefaces of an edition. */
    faces: (language: Language) => {
      const { sheet } = faces[language]
      const file = output.find((one) => one.type === 'asset' && one.originalFileNames.includes(sheet))
      if (!file) throw new Error(`The build has no ${sheet}`)
      return text([file.fileName])
    },
    /** Of a page, by the files that show it. */
    ofPage: (files: readonly string[]) => own(...files),
    /** Of client components, which come when they are first used. */
    clients: forClients((name) => own(clientFiles[name])),
    /** The files that the style sheets name. */
    typefaces: [...sheets].flatMap(([name, source]) =>
      name.endsWith('.woff2') ? [{ name, bytes: Buffer.from(source) }] : [],
    ),
  }
}

/** The style sheets that a chunk needs, those of its imports first. */
function walk(chunk: Chunk, chunks: Map<string, Chunk>, seen = new Set<Chunk>()): string[] {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const imported = chunk.imports.flatMap((name) => {
    const next = chunks.get(name)
    return next ? walk(next, chunks, seen) : []
  })
  return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])]
}
