import { ContactDesk } from '#app/sections/ContactDesk.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { MapSection } from '#app/sections/MapSection.tsx'
import { QuoteFacts } from '#app/sections/QuoteFacts.tsx'
import { definePage, withHero } from './page.ts'

export const contact = definePage({
  path: '/contact',
  content(source) {
    const { contact, quote, refusals, list } = source.words
    return {
      ...contact,
      ...withHero(source, contact, 'contact-hero'),
      quote,
      messageWithList: list.message,
      preview: list.preview,
      reasons: refusals.reasons,
    }
  },
  View: ({ content }) => (
    <>
      <Hero {...content.hero} height="low" />
      <ContactDesk words={content} />
      <QuoteFacts {...content.quote} follows />
      <MapSection {...content.map} />
    </>
  ),
})
