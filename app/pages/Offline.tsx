import { KeptPages } from '#app/offline/KeptPages.tsx'
import type { Contents } from '#app/page.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { Hero } from '#app/sections/Hero.tsx'

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
