import { home } from '#app/content/home.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { CategoryMosaic } from '#app/sections/CategoryMosaic.tsx'
import { FactBand } from '#app/sections/FactBand.tsx'
import { Features } from '#app/sections/Features.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { PopularProducts } from '#app/sections/PopularProducts.tsx'
import { PageHead } from '#app/seo/PageHead.tsx'

export default function Home() {
  return (
    <>
      <PageHead meta={home.meta} />
      <Hero {...home.hero} height="tall" />
      <FactBand facts={home.stats} label={home.statsLabel} />
      <CategoryMosaic {...home.categories} />
      <Features {...home.benefits} follows />
      <PopularProducts {...home.popular} />
      <CallToAction {...home.callToAction} />
    </>
  )
}
