import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { site } from '#config'
import { pages, unknown } from '../../support/pages.ts'
import { startOwnServer } from '../own-server.ts'
import { openWatchedBrowser } from '../watched-browser.ts'

const server = await startOwnServer()
const browser = await openWatchedBrowser()
after(async () => {
  await browser.close()
  await server.stop()
})

for (const { path, name } of [...pages, unknown])
  test(`the policy forbids nothing that ${name} needs`, async () => {
    const { page, complaints, outside, leave } = await browser.visitor([server.origin])
    await page.goto(server.origin + path)
    await page
      .getByRole('contentinfo')
      .getByText(/Open now|Closed now/)
      .waitFor({ state: 'attached' })
    if (path === '/contact') {
      await page.getByTitle('Map of our address').scrollIntoViewIfNeeded()
      await page.frameLocator('iframe').locator('html').waitFor()
      assert.equal(await page.frames()[1]?.title(), 'Map')
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    // What is not there is the matter of other tests, and one of these pages is not there on purpose.
    assert.deepEqual(
      complaints.filter((each) => !each.includes('status of 404')),
      [],
    )
    assert.deepEqual(
      [...new Set(outside.map((address) => new URL(address).origin))],
      path === '/contact' ? [new URL(site.map.embed).origin] : [],
    )
    await leave()
  })

test('the policy stops a foreign script, style, frame and request, so the tests above can fail', async () => {
  const { page, complaints, leave } = await browser.visitor([server.origin])
  await page.goto(server.origin)
  await page.evaluate(async () => {
    const put = (name: string, attributes: Record<string, string>) =>
      document.body.append(Object.assign(document.createElement(name), attributes))
    put('script', { src: 'https://foreign.example/script.js' })
    put('script', { textContent: 'document.title = "taken"' })
    put('style', { textContent: 'body { display: none }' })
    put('iframe', { src: 'https://foreign.example/' })
    await fetch('https://foreign.example/').catch(() => {})
  })
  await page.waitForLoadState('networkidle')
  for (const directive of ['script-src-elem', 'style-src-elem', 'frame-src', 'connect-src'])
    assert.ok(
      complaints.some((each) => each.startsWith(`${directive} forbids`)),
      `${directive} did not object; heard: ${complaints.join('\n')}`,
    )
  assert.notEqual(await page.title(), 'taken')
  await leave()
})
