import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
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

/** While pages are rendered, JSX gives Latin runs their own direction (app/i18n/jsx-runtime.ts). */
const bidiRuntime: Plugin = {
  name: 'bidi-runtime',
  enforce: 'pre',
  resolveId(id, importer) {
    const isRuntime = id === 'react/jsx-runtime' || id === 'react/jsx-dev-runtime'
    if (this.environment.name !== 'ssr' || !isRuntime || importer?.includes('/app/i18n/')) return null
    return resolve(import.meta.dirname, 'app/i18n/jsx-runtime.ts')
  },
}

const modules = globSync('app/**/*.module.css', { cwd: import.meta.dirname })
const classes = modules.flatMap((file) => [
  ...new Set(readFileSync(resolve(import.meta.dirname, file), 'utf8').match(/\.[a-z][\w]*(?=[^{}]*\{)/gi)),
])

const taken = new Map<string, string>()

/** Every letter that is no word stands in all pages: a class that several files have gets two, and the build says where those do not do. */
function className(name: string, file: string) {
  if (classes.filter((one) => one === `.${name}`).length < 2) return name
  const place = relative(import.meta.dirname, file)
  const found = `${name}_${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, 2)}`
  const other = taken.get(found) ?? place
  if (other !== place) throw new Error(`.${name} in ${place} and in ${other} get the same class: rename one of them`)
  taken.set(found, place)
  return found
}

export default defineConfig({
  plugins: [plainImports, settledConfiguration, bidiRuntime, react()],
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
        // Client components are called after their feature, which is what one looks for in a trace.
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${facadeModuleId?.match(/features\/(\w+)\/client\.tsx$/)?.[1] ?? name}-[hash].js`,
        codeSplitting: {
          // A name that changes when React does, and not when a word or a component does.
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|app\/lib\/react\.ts/ }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
})
