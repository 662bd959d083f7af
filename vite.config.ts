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

export default defineConfig({
  plugins: [settledConfiguration, settledContent, react()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    // One style sheet: the prerenderer puts it into every page, so no page change waits for styles.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What pages share travels together: four scripts a page instead of seven, and fewer bytes. So does the outbox.
      output: {
        codeSplitting: {
          groups: [
            { name: 'parts', test: /\/app\/(?!inquiry)/, minShareCount: 2 },
            { name: 'courier', test: /\/app\/inquiry\/(carry|courier|database|deliver|inquiry|outbox|useWaiting)\.ts/ },
          ],
        },
      },
    },
  },
})
