import type { Contents } from '#app/page.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { CategoryMosaic } from '#app/sections/CategoryMosaic.tsx'
import { FactBand } from '#app/sections/FactBand.tsx'
import { Features } from '#app/sections/Features.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { PopularProducts } from '#app/sections/PopularProducts.tsx'

export default function Home({ content }: { content: Contents['home'] }) {
  return (
    <>
      <Hero {...content.hero} height="tall" />
      <FactBand facts={content.stats} label={content.statsLabel} />
      <CategoryMosaic {...content.categories} />
      <Features {...content.benefits} follows />
      <PopularProducts {...content.popular} />
      <CallToAction {...content.callToAction} />
    </>
  )
}
