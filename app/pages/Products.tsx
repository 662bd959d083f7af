import { CallToAction } from '#app/components/sections/CallToAction.tsx'
import { CatalogOffer } from '#app/components/sections/CatalogOffer.tsx'
import { CategoryManifest } from '#app/components/sections/CategoryManifest.tsx'
import { Hero } from '#app/components/sections/Hero.tsx'
import { HighlightBand } from '#app/components/sections/HighlightBand.tsx'
import { TopicGrid } from '#app/components/sections/TopicGrid.tsx'
import { PicturePair } from '#app/components/sections/WidePicture.tsx'
import type { Contents } from '#app/content/pages/contents.ts'
import { FinderInPlace } from '#app/features/finder/FinderInPlace.tsx'

export default function Products({ content }: { content: Contents['products'] }) {
  return (
    <>
      <Hero {...content.hero} height="low" />
      <FinderInPlace letters={content.letters} />
      <CategoryManifest {...content.categories} />
      <CatalogOffer />
      <PicturePair pictures={content.pictures} />
      <HighlightBand items={content.highlights} label={content.highlightsLabel} />
      <TopicGrid {...content.moreLines} />
      <CallToAction {...content.callToAction} />
    </>
  )
}
