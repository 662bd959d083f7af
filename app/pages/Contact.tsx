import type { Contents } from '#app/page.ts'
import { ContactDesk } from '#app/sections/ContactDesk.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { MapSection } from '#app/sections/MapSection.tsx'
import { QuoteFacts } from '#app/sections/QuoteFacts.tsx'

export default function Contact({ content }: { content: Contents['contact'] }) {
  return (
    <>
      <Hero {...content.hero} height="low" />
      {/* Filled by the list (app/list/), where there is one. */}
      <div data-shared-list="" />
      <div data-list-place="" />
      <ContactDesk words={content} />
      <QuoteFacts {...content.quote} follows />
      <MapSection {...content.map} />
    </>
  )
}
