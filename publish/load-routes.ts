import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/** Style sheets, of which nothing is asked here. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id: string) => (id === '\0no-styles' ? 'export default {}' : null),
}

/** The map of the site. Its pages are written with JSX, which Node.js cannot read by itself. */
export async function loadRoutes(): Promise<typeof import('../app/routes.ts')> {
  mkdirSync('.cache', { recursive: true })
  const outDir = mkdtempSync('.cache/routes-')
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [withoutStyles],
      build: { ssr: 'app/routes.ts', outDir, minify: false, copyPublicDir: false },
    })
    return await import(pathToFileURL(resolve(join(outDir, 'routes.js'))).href)
  } finally {
    rmSync(outDir, { recursive: true })
  }
}
