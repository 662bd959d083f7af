import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { site } from './site.config.ts'

/** Gives the bundles the settled values, never the code that reads the environment. */
const settledConfiguration: Plugin = {
  name: 'settled-configuration',
  enforce: 'pre',
  load: (id) => (id.endsWith('/site.config.ts') ? `export const site = ${JSON.stringify(site)}` : null),
}

export default defineConfig({
  plugins: [settledConfiguration, react()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    // One style sheet: the prerenderer puts it into every page, so no page change waits for styles.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
