import { CallToAction } from '#app/components/sections/CallToAction.tsx'
import { CategoryMosaic } from '#app/components/sections/CategoryMosaic.tsx'
import { FactBand } from '#app/components/sections/FactBand.tsx'
import { Features } from '#app/components/sections/Features.tsx'
import { Hero } from '#app/components/sections/Hero.tsx'
import { PopularProducts } from '#app/components/sections/PopularProducts.tsx'
import { WidePicture } from '#app/components/sections/WidePicture.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

export default function Home({ content }: { content: Contents['home'] }) {
  return (
    <>
      <Hero {...content.hero} height="tall" />
      <FactBand facts={content.stats} label={content.statsLabel} />
      <CategoryMosaic {...content.categories} />
      <WidePicture picture={content.benefits.picture} />
      <Features {...content.benefits} />
      <PopularProducts {...content.popular} />
      <CallToAction {...content.callToAction} />
    </>
  )
}
