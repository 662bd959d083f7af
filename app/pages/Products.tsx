import { products } from '#app/content/products.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { CategoryManifest } from '#app/sections/CategoryManifest.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { HighlightBand } from '#app/sections/HighlightBand.tsx'
import { TopicGrid } from '#app/sections/TopicGrid.tsx'
import { PageHead } from '#app/seo/PageHead.tsx'

export default function Products() {
  return (
    <>
      <PageHead meta={products.meta} />
      <Hero {...products.hero} height="low" />
      <CategoryManifest {...products.categories} />
      <HighlightBand items={products.highlights} label={products.highlightsLabel} />
      <TopicGrid {...products.moreLines} />
      <CallToAction {...products.callToAction} />
    </>
  )
}
