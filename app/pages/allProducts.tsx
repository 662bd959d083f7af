import '#app/styles/accents.css'
import { catalogue, categoryPath, products, productsOf } from '#app/catalogue/catalogue.ts'
import { counted } from '#app/lib/wording.ts'
import { CategoryLegend } from '#app/sections/CategoryLegend.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { LetterBar, ProductIndex } from '#app/sections/ProductIndex.tsx'
import { QuoteFacts } from '#app/sections/QuoteFacts.tsx'
import { Trail } from '#app/ui/Trail.tsx'
import { definePage, withHero } from './page.ts'
import { alphabetIn, productIndex } from './productIndex.ts'

export const allProducts = definePage({
  path: '/products/all',
  content(source) {
    const { words, language } = source
    const { meta, hero, letters, categories, notes } = words.allProducts
    const lead = counted(hero.lead, products.length, language)
    return {
      ...withHero(source, { meta, hero: { ...hero, lead } }, 'index-hero'),
      trail: [words.shell.nav.products],
      letters: { label: letters, items: alphabetIn(language) },
      categories: {
        label: categories,
        items: catalogue.map((category) => ({
          id: category.id,
          path: categoryPath(category.id),
          name: words.categories[category.id].name,
          products: productsOf(category).length,
        })),
      },
      index: productIndex(source),
      notes,
    }
  },
  View: ({ content }) => (
    <>
      <Hero {...content.hero} height="low" trail={<Trail steps={content.trail} title={content.hero.title} />} />
      <LetterBar {...content.letters} />
      <CategoryLegend {...content.categories} />
      <ProductIndex letters={content.index} />
      <QuoteFacts id="notes" {...content.notes} />
    </>
  ),
})
