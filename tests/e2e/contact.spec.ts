import { site } from '#config'
import { expect, mapOrigin, section, test, visit } from '../support/visit.ts'

const drawnMap = 'Drawn map of our address'

test('once the maps service answers, its frame shows itself, and the visitor may go back to the drawing', async ({
  page,
  baseURL,
}) => {
  const outside: { url: string; referrer: string | undefined }[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== baseURL) outside.push({ url: request.url(), referrer: request.headers().referer })
  })
  await page.route(`${mapOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><h1>Streets</h1>' }),
  )
  await visit(page, '/contact')
  const entries = await page.evaluate(() => history.length)
  const map = section(page, 'Where to find us')
  const drawn = map.getByRole('img', { name: drawnMap })
  expect(outside).toEqual([])
  await map.getByRole('heading').scrollIntoViewIfNeeded()
  await expect(drawn).toBeHidden()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Streets' })).toBeVisible()
  const frame = page.getByTitle('Map of our address')
  await expect(frame).toHaveAttribute('loading', 'lazy')
  for (const { url, referrer } of outside) {
    expect(url).toContain(String(site.coordinates.latitude))
    expect(url).toContain(String(site.coordinates.longitude))
    expect(referrer).toBeUndefined()
  }
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await map.getByRole('checkbox', { name: 'Street map' }).uncheck()
  await expect(drawn).toBeVisible()
})

test('where the maps service does not answer, the drawing stays, and no frame is there to fail', async ({ page }) => {
  let asked = 0
  await page.route(`${mapOrigin}/**`, (route) => {
    asked += 1
    return route.abort()
  })
  await visit(page, '/contact')
  await visit(page, '/contact')
  const map = section(page, 'Where to find us')

  await test.step('the address leads to it', async () => {
    await section(page, 'Send an inquiry')
      .getByRole('link', { name: /^Address/ })
      .click()
    await expect(map.getByRole('heading')).toBeInViewport()
    await expect(page).toHaveURL('/contact#map')
  })

  await test.step('our own map stays, and nothing else is offered', async () => {
    await expect.poll(() => asked).toBe(1)
    await expect(map.getByRole('img', { name: drawnMap })).toBeVisible()
    await expect(map.getByRole('checkbox')).toBeHidden()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await test.step('the address and directions remain', async () => {
    await expect(map).toContainText(`${site.address.street}, ${site.address.district}, ${site.address.city}`)
    const directions = map.getByRole('link', { name: 'Get directions' })
    await expect(directions).toBeVisible()
    const to = new URL((await directions.getAttribute('href')) ?? '')
    expect(decodeURIComponent(to.href)).toContain(`${site.coordinates.latitude.toFixed(5)}`)
  })
})
