import type { Contents } from '#app/page.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { CategoryIndex } from '#app/sections/CategoryIndex.tsx'
import { Hero } from '#app/sections/Hero.tsx'

export default function NotFound({ content }: { content: Contents['notFound'] }) {
  return (
    <>
      <Hero {...content.hero} height="low" />
      <CategoryIndex {...content.categories} />
      <CallToAction {...content.callToAction} />
    </>
  )
}
