import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import { form, site } from './config/site.ts'

/** Gives the bundles the settled values, never the code that reads the environment. */
const settledConfiguration: Plugin = {
  name: 'settled-configuration',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/config/site.ts')) return null
    return `export const site = ${JSON.stringify(site)}\nexport const form = ${JSON.stringify(form)}`
  },
}

/** Vite fetches the styles and imports of a chunk ahead of it. Ours has none, and the helper for it is an eighth of the start script. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/** While pages are rendered, JSX gives Latin runs their own direction (app/i18n/jsx-runtime.ts). */
const bidiRuntime: Plugin = {
  name: 'bidi-runtime',
  enforce: 'pre',
  resolveId(id, importer) {
    const isRuntime = id === 'react/jsx-runtime' || id === 'react/jsx-dev-runtime'
    if (this.environment.name !== 'ssr' || !isRuntime || importer?.includes('/app/i18n/')) return null
    return normalizePath(resolve(import.meta.dirname, 'app/i18n/jsx-runtime.ts'))
  },
}

export default defineConfig(({ command }) => ({
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [plainImports, settledConfiguration, bidiRuntime, react()],
  // Whoever develops reads the names.
  css: { modules: { generateScopedName: command === 'build' ? '_[hash:base64:4]' : '[local]_[hash:base64:4]' } },
  build: {
    // What that means for newer features: docs/browsers.md.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The prerenderer puts the styles into the pages (publish/styles/bundle.ts), so that no script has to fetch any.
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // A name that changes when React does, and not when a word or a component does.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|app[\\/]lib[\\/]react\.ts/ },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
}))
