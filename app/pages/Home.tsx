import type { Contents } from '#app/page.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { CategoryMosaic } from '#app/sections/CategoryMosaic.tsx'
import { FactBand } from '#app/sections/FactBand.tsx'
import { Features } from '#app/sections/Features.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { PopularProducts } from '#app/sections/PopularProducts.tsx'
import { WidePicture } from '#app/sections/WidePicture.tsx'

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
