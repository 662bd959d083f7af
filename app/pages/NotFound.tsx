import { CallToAction } from '#app/components/sections/CallToAction.tsx'
import { CategoryIndex } from '#app/components/sections/CategoryIndex.tsx'
import { Hero } from '#app/components/sections/Hero.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

export default function NotFound({ content }: { content: Contents['notFound'] }) {
  return (
    <>
      <Hero {...content.hero} height="low" />
      <CategoryIndex {...content.categories} />
      <CallToAction {...content.callToAction} />
    </>
  )
}
