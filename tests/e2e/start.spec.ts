import type { Page } from '@playwright/test'
import { fillIn, inquiryBy, pastThanks, sendButton, thanks } from '../quay/buyer.ts'
import { expect, test } from '../quay/test.ts'
import { few } from '../support/pages.ts'
import { idle, settled } from '../support/visit.ts'

/** The scripts that a page asks for, as it goes along. */
function scriptsOf(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

// How much the start script weighs is a budget (tests/budgets.ts).
test('until the visitor moves, nothing comes of what lives on a page, nor React', async ({ page, quay }) => {
  for (const { path } of few) {
    const scripts = scriptsOf(page)
    await page.goto(quay.url + path)
    await settled(page)
    await idle(page)
    await page.waitForLoadState('networkidle')
    expect(scripts.length, path).toBeGreaterThan(0)
    expect(
      scripts.filter((file) => /\/(react|Answers|YourList|OutboxNote|Preview)-/.test(file)),
      path,
    ).toEqual([])
    page.removeAllListeners('request')
  }
})

test('reading and scrolling fetch no React, and sending an inquiry waits for none', async ({ page, quay }) => {
  const scripts = scriptsOf(page)
  await page.route('**/assets/react-*.js*', () => {})
  await page.goto(`${quay.url}/contact`)
  await settled(page)
  await page.mouse.move(400, 500)
  await page.mouse.wheel(0, 400)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((file) => file.includes('react-'))).toEqual([])
  await fillIn(page, inquiryBy('No React'))
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await pastThanks(page)
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'No React')).toHaveLength(1)
})
