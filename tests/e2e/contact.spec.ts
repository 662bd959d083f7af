import type { Page } from '@playwright/test'
import { site } from '#config'
import { expect, mapOrigin, section, telephone, test, visit } from '../quality/visit.ts'

const fields = [
  { label: 'Name', type: 'text', autocomplete: 'name', inputmode: 'text', required: true },
  { label: 'Company', type: 'text', autocomplete: 'organization', inputmode: 'text', required: true },
  { label: 'Email', type: 'email', autocomplete: 'email', inputmode: 'email', required: true },
  { label: 'Phone', type: 'tel', autocomplete: 'tel', inputmode: 'tel', required: false },
  { label: 'Message', type: 'textarea', autocomplete: 'off', inputmode: 'text', required: true },
] as const

const form = (page: Page) => page.getByRole('form', { name: 'Send an inquiry' })

test('Contact is the page that the specification asks for', async ({ page, baseURL }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) outside.push(request.url())
  })
  await page.route(`${mapOrigin}/**`, (route) => route.abort())
  await visit(page, '/contact')
  const map = section(page, 'Where to find us')

  await test.step('the form asks for name, company, email, phone and message', async () => {
    await expect(form(page).getByRole('textbox')).toHaveCount(fields.length)
    for (const { label, type, autocomplete, inputmode, required } of fields) {
      const field = form(page).getByLabel(label)
      await expect(field).toHaveJSProperty('type', type)
      await expect(field).toHaveJSProperty('required', required)
      await expect(field).toHaveAttribute('autocomplete', autocomplete)
      await expect(field).toHaveAttribute('inputmode', inputmode)
    }
    await expect(form(page)).not.toHaveAttribute('novalidate')
    await expect(form(page).locator('[maxlength], [minlength], [pattern]')).toHaveCount(0)
    await expect(form(page).getByRole('button')).toHaveText(['Send Inquiry'])
  })

  await test.step('the response guarantee is a list that keeps to what is promised', async () => {
    const promises = section(page, 'Our response guarantee').getByRole('listitem')
    await expect(promises.filter({ hasText: 'within 24 hours' })).toHaveCount(1)
    await expect(promises.filter({ hasText: 'before 2 PM' })).toHaveCount(1)
    await expect(promises.filter({ hasText: /Sunday.*emergency support only/ })).toHaveCount(1)
  })

  await test.step('email, phone and address are a tap away', async () => {
    const desk = section(page, 'Send an inquiry')
    await expect(desk.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', `mailto:${site.email}`)
    await expect(desk.getByRole('link', { name: /^Phone/ })).toHaveAttribute('href', telephone)
    await desk.getByRole('link', { name: /^Address/ }).click()
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
