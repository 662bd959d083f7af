import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { site } from './config/site.ts'

/** Gives the bundles the settled values, never the code that reads the environment. */
const settledConfiguration: Plugin = {
  name: 'settled-configuration',
  enforce: 'pre',
  load: (id) => (id.endsWith('/config/site.ts') ? `export const site = ${JSON.stringify(site)}` : null),
}

/** Vite fetches the styles and imports of a chunk ahead of it. Ours has none: the styles are in the pages. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

type Graph = { getModuleInfo(id: string): { importers: string[] } | null }

/** Files that must stay small: the script that every page starts with, the courier that the service worker needs too, the finder. */
const start = '/app/start.ts'
const finder = '/app/features/finder/client.tsx'
const apart = [start, '/app/features/inquiry/desk.ts', '/app/features/offline/offlinePage.ts', finder]

/**
 * What several kinds of pages share goes into one file that the next page finds in the cache; what those other entries
 * need as well stays out of it, or they would load React with it. What the finder shares is one file, too.
 */
function sharedFile(id: string, graph: Graph) {
  const seen = new Set([id])
  for (const each of seen) for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  const needing = apart.filter((entry) => [...seen].some((each) => each.endsWith(entry)))
  if (needing.length === 0) return 'site'
  return needing.includes(finder) && !needing.includes(start) ? 'parts' : null
}

const classes = new Map<string, string>()

/** Every letter that is no word stands in all pages: two suffice, and where they do not, the build says so. */
function className(name: string, file: string) {
  const place = relative(import.meta.dirname, file)
  const found = `${name}_${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, 2)}`
  const other = classes.get(found) ?? place
  if (other !== place) throw new Error(`.${name} in ${place} and in ${other} get the same class: rename one of them`)
  classes.set(found, place)
  return found
}

export default defineConfig({
  plugins: [plainImports, settledConfiguration, react()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  css: { modules: { generateScopedName: className } },
  build: {
    // What that means for newer features: docs/browsers.md.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The prerenderer puts the styles into the pages (publish/styles.ts), so that no script has to fetch any.
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: sharedFile, minShareCount: 2 }],
        },
      },
    },
  },
})
