import { FinderInPlace } from '#app/features/finder/FinderInPlace.tsx'
import { categoryIds, summary } from '#app/i18n/categories.ts'
import { pictured } from '#app/i18n/pictures.ts'
import { BrochureOffer } from '#app/sections/BrochureOffer.tsx'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { CategoryManifest } from '#app/sections/CategoryManifest.tsx'
import { Entries } from '#app/sections/Entries.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { HighlightBand } from '#app/sections/HighlightBand.tsx'
import { PicturePair } from '#app/sections/WidePicture.tsx'
import { definePage, withHero } from './page.ts'
import { alphabetIn } from './productIndex.ts'

export const products = definePage({
  path: '/products',
  content(source) {
    const { products } = source.words
    return {
      ...products,
      ...withHero(source, products, 'products-hero'),
      pictures: [pictured(source, 'sugar-sacks'), pictured(source, 'tea-chests')],
      letters: alphabetIn(source.language),
      categories: { ...products.categories, items: categoryIds.map((id) => summary(source, id)) },
    }
  },
  View: ({ content }) => (
    <>
      <Hero {...content.hero} height="low" />
      <FinderInPlace letters={content.letters} />
      <CategoryManifest {...content.categories} />
      <BrochureOffer />
      <PicturePair pictures={content.pictures} />
      <HighlightBand items={content.highlights} label={content.highlightsLabel} />
      <Entries id="topics" look="columns" {...content.moreLines} />
      <CallToAction {...content.callToAction} />
    </>
  ),
})
