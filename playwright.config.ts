import { defineConfig } from '@playwright/test'
import { findChromium, findShell, switches } from './install/find-chromium.ts'

/** They come back to pages that the browser keeps, are woken by it, open tabs by its keys, or watch it move: for that it needs windows. */
const wholeBrowser = ['way-back.spec.ts', 'offline-inquiry.spec.ts', 'page-changes.spec.ts', 'motion.spec.ts']

const port = Number(process.env.TEST_PORT ?? 4173)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // On two cores: while one waits, two work. Four are slower.
  workers: 3,
  fullyParallel: true,
  // Beside other work a page may take its time: slow is not wrong.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A second chance would hide a race. On a shared machine there is one, and whoever needed it is named at the end.
  retries: process.env.CI ? 1 : 0,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./tests/slowest-specs.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // Without a graphics card every frame of a movement costs the time of a test. What moves has tests that let it.
    contextOptions: { reducedMotion: 'reduce' },
    // Its requests pass by the routes that tests lay. It has tests of its own, which let it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'shell',
      testIgnore: wholeBrowser,
      use: { launchOptions: { executablePath: findShell(), args: switches } },
    },
    {
      name: 'whole',
      testMatch: wholeBrowser,
      use: { launchOptions: { executablePath: findChromium(), args: switches } },
    },
  ],
  webServer: {
    // By the Node.js that runs this: npm's own may be too old for TypeScript.
    command: `"${process.execPath}" server/main.ts`,
    env: { PORT: String(port), DATA_DIR: 'test-results/data', INQUIRY_LIMIT: '0' },
    url: `http://localhost:${port}/healthz`,
    stdout: 'ignore',
  },
})
