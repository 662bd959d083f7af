import { Slot } from '#app/components/parts/Slot.tsx'
import { ContactDesk } from '#app/components/sections/ContactDesk.tsx'
import { Hero } from '#app/components/sections/Hero.tsx'
import { MapSection } from '#app/components/sections/MapSection.tsx'
import { QuoteFacts } from '#app/components/sections/QuoteFacts.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

export default function Contact({ content }: { content: Contents['contact'] }) {
  return (
    <>
      <Hero {...content.hero} height="low" />
      <Slot of="list" id="your-list" />
      <ContactDesk words={content} />
      <QuoteFacts {...content.quote} follows />
      <MapSection {...content.map} />
    </>
  )
}
