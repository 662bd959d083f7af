import { CallToAction } from '#app/components/sections/CallToAction.tsx'
import { Hero } from '#app/components/sections/Hero.tsx'
import { KeptPages } from '#app/components/sections/KeptPages.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

/** Shown by the service worker in place of a page that it can neither load nor has kept. */
export default function Offline({ content }: { content: Contents['offline'] }) {
  return (
    <>
      <Hero {...content.hero} height="low" />
      <KeptPages {...content.pages} waiting={content.waiting} />
      <CallToAction {...content.callToAction} />
    </>
  )
}
