import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { freePort } from '../hosting/host.ts'
import { copyProject } from '../support/copy-project.ts'

let project: ReturnType<typeof copyProject>
let server: ChildProcess
let address = ''
let said = ''

test.beforeAll(async () => {
  project = copyProject('writing')
  const port = await freePort()
  address = `http://localhost:${port}`
  server = spawn(process.execPath, ['develop/dev.ts'], {
    cwd: project.path(''),
    env: { ...process.env, PORT: String(port) },
  })
  for (const output of [server.stdout, server.stderr]) output?.on('data', (text) => (said += text))
  await expect.poll(() => said, { timeout: 60_000 }).toContain(address)
})
test.afterAll(async () => {
  server.kill()
  await once(server, 'exit')
  project.remove()
})

test('npm run dev says in a sentence where the company cannot be read', async () => {
  test.setTimeout(180_000)
  const broken = copyProject('unreadable-company')
  broken.edit('config/company.ts', /(?<=\n {2}phone: '[^']+'),/, '')
  const { status, said } = broken.run('dev', { PORT: String(await freePort()) })
  broken.remove()
  expect(said).toMatch(/config\/company\.ts, line \d+: the file cannot be read from here on\. Usually a comma/)
  expect(said).not.toMatch(/^\s+at /m)
  expect(status).toBe(1)
})

test('npm run dev shows a changed text at once, and a slip over the page and in the terminal', {
  tag: '@broad',
}, async ({ page }) => {
  test.setTimeout(300_000)
  const onceRebuilt = { timeout: 90_000 }
  const slip = page.locator('vite-error-overlay')
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  expect((await page.request.get(`${address}/%zz`)).status()).toBe(400)
  await page.goto(address)

  const rename = project.edit('content/site/en/home.ts', /hero: \{\n {4}title: '/, "hero: {\n    title: 'Freshly ")
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Freshly', onceRebuilt)
  // Where a file of the page cannot run in a browser, the styles behind it do not come.
  expect(failures).toEqual([])
  rename()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Freshly', onceRebuilt)
  await expect(slip).toBeHidden()

  const mend = project.edit('content/site/en/home.ts', /hero: \{\n {4}title:/, 'hero: {\n    titel:')
  const sentence = /home\.ts, line \d+: `titel` is no name that is known here\. Did you mean `title`\?/
  await expect(slip).toContainText(sentence, onceRebuilt)
  expect(said).toMatch(sentence)
  mend()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(onceRebuilt)
  await expect(slip).toBeHidden(onceRebuilt)

  const close = project.edit('content/nuts/products.ts', "id: 'nuts',", "id: 'nuts,")
  // In place of the page, or over one that had come just before.
  await expect(page.getByText('The content needs a correction').first()).toBeVisible(onceRebuilt)
  await expect(page.getByText('content/nuts/products.ts').first()).toBeVisible()
  close()
  await expect(page.getByRole('banner')).toBeVisible(onceRebuilt)
})
