import { test } from 'node:test'
import { desktop, pages, phone } from '../quality/pages.ts'
import { startVisit } from './visitor.ts'

const { quay, visitor } = await startVisit()

const everyPicture = /\/pictures\/(?!stock-)|^\/service-worker/

const showsStock = () => {
  const picture = document.querySelector<HTMLImageElement>('main section img')
  return (
    picture?.currentSrc.includes('/pictures/stock-') && picture.naturalWidth > 0 && /peppercorns/i.test(picture.alt)
  )
}

for (const [device, size] of Object.entries({ phone, desktop })) {
  test(`on a ${device} the stock picture replaces the lost hero of every page`, async () => {
    quay.lose(everyPicture)
    await visitor.resize(size)
    for (const { path } of pages) {
      await visitor.visit(path)
      await visitor.until(showsStock)
    }
  })
}

test('a page reached from within replaces its lost hero, and the next one shows its own', async () => {
  quay.lose(/\/pictures\/about-hero|^\/service-worker/)
  await visitor.visit('/contact')
  await visitor.click('header a', 'About Us')
  await visitor.arrived('/about')
  await visitor.until(showsStock)
  await visitor.click('header a', 'Contact')
  await visitor.arrived('/contact')
  await visitor.until(() => document.querySelector<HTMLImageElement>('main img')?.currentSrc.includes('/contact-hero-'))
})
