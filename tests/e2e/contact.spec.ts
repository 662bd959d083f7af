import { site } from '#config'
import { expect, mapOrigin, section, test, visit } from '../quality/visit.ts'

test('the map shows the place, learns nothing of the visitor, and is not needed', async ({ page, baseURL }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) outside.push(request.url())
  })
  await page.route(`${mapOrigin}/**`, (route) => route.abort())
  await visit(page, '/contact')
  const map = section(page, 'Where to find us')

  await test.step('the address leads to it', async () => {
    await section(page, 'Send an inquiry')
      .getByRole('link', { name: /^Address/ })
      .click()
    await expect(map.getByRole('heading')).toBeInViewport()
    await expect(page).toHaveURL('/contact#map')
  })

  await test.step('the map is a lazy frame that shows the configured place and learns nothing of the visitor', async () => {
    const frame = page.getByTitle('Map of our address')
    await expect(frame).toHaveAttribute('loading', 'lazy')
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    await frame.scrollIntoViewIfNeeded()
    await expect.poll(() => outside).toHaveLength(1)
    const [address = ''] = outside
    expect(new URL(address).origin).toBe(mapOrigin)
    expect(address).toContain(String(site.coordinates.latitude))
    expect(address).toContain(String(site.coordinates.longitude))
  })

  await test.step('our own map lies over the frame, which cannot tell whether it loaded, until streets are wanted', async () => {
    const drawn = map.getByRole('img', { name: 'Drawn map of our address' })
    await expect(drawn).toBeVisible()
    await map.getByRole('checkbox', { name: 'Street map' }).check()
    await expect(drawn).toBeHidden()
  })

  await test.step('where the map cannot load, the address and directions remain', async () => {
    await expect(map).toContainText(`${site.address.street}, ${site.address.district}, ${site.address.city}`)
    const directions = map.getByRole('link', { name: 'Get directions' })
    await expect(directions).toBeVisible()
    const to = new URL((await directions.getAttribute('href')) ?? '')
    expect(decodeURIComponent(to.href)).toContain(`${site.coordinates.latitude.toFixed(5)}`)
  })
})
