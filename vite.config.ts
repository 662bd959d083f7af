import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { site } from './site.config.ts'

/** Gives the bundles the settled values, never the code that reads the environment. */
const settledConfiguration: Plugin = {
  name: 'settled-configuration',
  enforce: 'pre',
  load: (id) => (id.endsWith('/site.config.ts') ? `export const site = ${JSON.stringify(site)}` : null),
}

/** Home and Products quote from every category; the bundles get the quotes and not the whole catalogue. */
const settledContent: Plugin = {
  name: 'settled-content',
  enforce: 'pre',
  apply: 'build',
  async load(id) {
    if (!/\/app\/content\/(home|products)\.ts$/.test(id)) return null
    const content: Record<string, unknown> = await import(pathToFileURL(id).href)
    return Object.entries(content)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
}

/** Vite fetches the styles and imports of a chunk ahead of it. Ours has none: the styles are in the pages. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/** React and all parts but the inquiry's: one file that every page needs and the next one finds in the cache. */
const shared = /\/app\/(browser|layout|ui|seo|sections\/(?!ContactDesk)|pages\/CategoryPage|content\/actions)/

export default defineConfig({
  plugins: [plainImports, settledConfiguration, settledContent, react()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    // One style sheet: the prerenderer puts it into every page, so no page change waits for styles.
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'site', test: shared },
            { name: 'courier', test: /\/app\/inquiry\/(carry|courier|database|deliver|inquiry|outbox|useWaiting)\.ts/ },
          ],
        },
      },
    },
  },
})
