import type { Locator, Page } from '@playwright/test'
import { inquiryBy, pastThanks, sendButton, thanks } from '../quay/buyer.ts'
import { message, openWithList } from '../quay/list.ts'
import { expect, test } from '../quay/test.ts'

const windows = [
  { width: 390, height: 844 },
  // A phone with its keyboard open.
  { width: 390, height: 420 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

/** Each way of sending is used at some width. */
const ways = {
  Enter: (page) => page.getByLabel('Email').press('Enter'),
  Space: (page) => sendButton(page).press('Space'),
  click: (page) => sendButton(page).click(),
} satisfies Record<string, (page: Page) => Promise<void>>

for (const [nth, { width, height }] of windows.entries())
  test(`at ${width} x ${height} the thanks, and then what went with them, stand below the header`, {
    tag: nth % 4 === 0 ? [] : '@broad',
  }, async ({ page, quay }) => {
    const way = Object.values(ways)[nth % 3] ?? ways.click
    await page.setViewportSize({ width, height })
    await openWithList(page, quay.url, 'cashews-w320,cumin-seed,black-tea')
    const { Message, ...written } = inquiryBy('Layla at any width')
    for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
    await message(page).fill(Message)
    await way(page)
    await expect(thanks(page)).toBeFocused()
    await expectSeen(page, thanks(page))
    // The link had brought the list, which is gone.
    await expect(page.locator('[data-slot=list]')).toHaveText('')
    // They follow the header at once: of the headline above them nothing is left.
    const [panel, header] = [thanks(page).locator('..'), page.getByRole('banner')]
    await expect
      .poll(async () => Math.abs((await edgeOf(panel, 'top')) - (await edgeOf(header, 'bottom'))))
      .toBeLessThan(17)
    await pastThanks(page)
    await expectSeen(page, page.getByText('Your list went with it: 3 products.'))
    await expectSeen(page, page.getByRole('heading', { name: 'Send an inquiry' }))
    // An empty form, not one that complains of being empty.
    await expect(page.locator('form :user-invalid')).toHaveCount(0)
  })

test('a link with words for the message opens at the form, from its heading to its button', async ({ page, quay }) => {
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${quay.url}/about`)
    await page.goto(`${quay.url}/contact#quote=Cashews%20W240`)
    await expect(page.getByLabel('Message')).toBeFocused()
    await expectSeen(page, page.getByRole('heading', { name: 'Send an inquiry' }))
    if (width > 390) await expectSeen(page, sendButton(page))
  }
})

const edgeOf = (part: Locator, edge: 'top' | 'bottom') =>
  part.evaluate((element, which) => element.getBoundingClientRect()[which], edge)

/** Whole, in the window, and not under the header. */
async function expectSeen(page: Page, part: Locator) {
  await expect(part).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const [box, header] = await Promise.all([part.boundingBox(), page.getByRole('banner').boundingBox()])
      return (box?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)
    })
    .toBeGreaterThanOrEqual(0)
}
