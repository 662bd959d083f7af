import { runnerImport } from 'vite'

/** Style sheets, of which nothing is asked here. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id: string) => (id === '\0no-styles' ? 'export default {}' : null),
}

/** The map of the site. Its pages are written with JSX, which Node.js cannot read by itself. */
export async function loadRoutes() {
  const options = { configFile: false as const, logLevel: 'warn' as const, plugins: [withoutStyles] }
  const { module } = await runnerImport<typeof import('../app/routes.ts')>('app/routes.ts', options)
  return module
}
