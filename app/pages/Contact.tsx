import { contact } from '#app/content/contact.ts'
import { ContactDesk } from '#app/sections/ContactDesk.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { MapSection } from '#app/sections/MapSection.tsx'
import { PageHead } from '#app/seo/PageHead.tsx'

export default function Contact() {
  return (
    <>
      <PageHead meta={contact.meta} />
      <Hero {...contact.hero} height="low" />
      <ContactDesk />
      <MapSection {...contact.map} />
    </>
  )
}
