import '#app/styles/accents.css'
import { catalogue, placeOf, productOf, productsOf } from '#app/catalogue/catalogue.ts'
import { poundOf } from '#app/guide/content/pound.ts'
import { InSeason } from '#app/guide/InSeason.tsx'
import { Pound } from '#app/guide/Pound.tsx'
import { summary } from '#app/i18n/categories.ts'
import { pictured } from '#app/i18n/pictures.ts'
import { worded } from '#app/i18n/source.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { CategoryMosaic } from '#app/sections/CategoryMosaic.tsx'
import { FactBand } from '#app/sections/FactBand.tsx'
import { Features } from '#app/sections/Features.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { NameIndex } from '#app/sections/NameIndex.tsx'
import { PictureBeside } from '#app/sections/PictureBeside.tsx'
import type { ProductId } from '#content/schema/ids.ts'
import { onHome, popular } from '#content/site/highlights.ts'
import { definePage, withHero } from './page.ts'

export const home = definePage({
  path: '/',
  content(source) {
    const { home, categories } = source.words
    return {
      ...home,
      ...withHero(source, home, 'souk-sacks'),
      pound: poundOf(source),
      picture: pictured(source, 'pallet-sacks'),
      categories: { ...home.categories, items: onHome.map((id) => summary(source, id)) },
      popular: {
        ...home.popular,
        items: popular.map((id) => ({
          name: worded(source, productOf(id)).name,
          summary: categories[categoryOf(id)].name,
          // In its category, among its like.
          path: placeOf({ id }).replace(/\/[^/]+#/, '#'),
        })),
      },
    }
  },
  View: ({ content }) => (
    <>
      <Hero {...content.hero} height="tall" />
      <FactBand facts={content.stats} label={content.statsLabel} />
      <CategoryMosaic {...content.categories} />
      <Pound {...content.pound} />
      <InSeason {...content.season} />
      <PictureBeside picture={content.picture}>
        <Features {...content.benefits} />
      </PictureBeside>
      <NameIndex id="popular" ground="paper-deep" {...content.popular} />
      <CallToAction {...content.callToAction} />
    </>
  ),
})

function categoryOf(id: ProductId) {
  const category = catalogue.find((one) => productsOf(one).some((product) => product.id === id))
  if (!category) throw new Error(`There is no product "${id}"`)
  return category.id
}
