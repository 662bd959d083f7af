import { card, categoryIds } from '#app/i18n/categories.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { KeptPages } from '#app/sections/KeptPages.tsx'
import { definePage, withHero } from './page.ts'

/** Shown by the service worker in place of a page that it can neither load nor has kept. */
export const offline = definePage({
  path: '/offline',
  isListed: false,
  content(source) {
    const { offline, shell } = source.words
    const { title, remark, ...summaries } = offline.pages
    const { links } = shell.nav
    const page = (path: keyof typeof links, summary: string) => ({ path, name: links[path], summary })
    return {
      ...offline,
      ...withHero(source, offline, 'stock'),
      pages: {
        title,
        remark,
        items: [
          page('/products', summaries.products),
          ...categoryIds.map((id) => card(source, id)),
          page('/contact', summaries.contact),
          page('/about', summaries.about),
          page('/', summaries.home),
        ],
      },
    }
  },
  View: ({ content }) => (
    <>
      <Hero {...content.hero} height="low" />
      <KeptPages {...content.pages} waiting={content.waiting} />
      <CallToAction {...content.callToAction} />
    </>
  ),
})
