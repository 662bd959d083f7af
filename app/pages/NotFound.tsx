import { CallToAction } from '#app/components/sections/CallToAction.tsx'
import { CategoryIndex } from '#app/components/sections/CategoryIndex.tsx'
import { Hero } from '#app/components/sections/Hero.tsx'
import { UnmarkedSack } from '#app/components/sections/UnmarkedSack.tsx'
import type { Contents } from '#app/content/pages/contents.ts'
import { FinderInPlace } from '#app/features/finder/FinderInPlace.tsx'

export default function NotFound({ content }: { content: Contents['notFound'] }) {
  return (
    <>
      <Hero {...content.hero} height="low" />
      <UnmarkedSack {...content.sack} />
      <FinderInPlace letters={content.letters} />
      <CategoryIndex {...content.categories} />
      <CallToAction {...content.callToAction} />
    </>
  )
}
