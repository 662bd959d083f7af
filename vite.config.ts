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

/** Files that must stay small: the script that every page starts with, and the courier that the service worker needs too. */
const apart = ['/app/start.ts', '/app/inquiry/desk.ts', '/app/offline/offlinePage.ts', '/app/find/findAsYouType.ts']

/**
 * What several kinds of pages share goes into one file that the next page finds in the cache; what those other entries
 * need as well stays out of it, or they would load React with it.
 */
function onPagesOnly(id: string, graph: Graph) {
  const seen = new Set([id])
  for (const each of seen) for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  return [...seen].some((each) => apart.some((entry) => each.endsWith(entry))) ? null : 'site'
}

export default defineConfig({
  plugins: [plainImports, settledConfiguration, react()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
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
          groups: [{ name: onPagesOnly, minShareCount: 2 }],
        },
      },
    },
  },
})
