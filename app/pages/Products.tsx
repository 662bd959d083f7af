import { FinderInPlace } from '#app/find/FinderInPlace.tsx'
import type { Contents } from '#app/page.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { CatalogOffer } from '#app/sections/CatalogOffer.tsx'
import { CategoryManifest } from '#app/sections/CategoryManifest.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { HighlightBand } from '#app/sections/HighlightBand.tsx'
import { TopicGrid } from '#app/sections/TopicGrid.tsx'
import { PicturePair } from '#app/sections/WidePicture.tsx'

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
