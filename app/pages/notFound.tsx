import { FinderInPlace } from '#app/features/finder/FinderInPlace.tsx'
import { card, categoryIds } from '#app/i18n/categories.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { NameIndex } from '#app/sections/NameIndex.tsx'
import { UnmarkedSack } from '#app/sections/UnmarkedSack.tsx'
import { definePage, withHero } from './page.ts'
import { alphabetIn } from './productIndex.ts'

export const notFound = definePage({
  path: '/404',
  isListed: false,
  content(source) {
    const { notFound } = source.words
    return {
      ...notFound,
      ...withHero(source, notFound, 'stock'),
      letters: alphabetIn(source.language),
      categories: { ...notFound.categories, items: categoryIds.map((id) => card(source, id)) },
    }
  },
  View: ({ content }) => (
    <>
      <Hero {...content.hero} height="low" />
      <UnmarkedSack {...content.sack} />
      <FinderInPlace letters={content.letters} />
      <NameIndex id="categories" {...content.categories} />
      <CallToAction {...content.callToAction} />
    </>
  ),
})
