import '#app/styles/accents.css'
import { lazy } from 'react'
import { catalogue, categoryPath, guidePath } from '#app/catalogue/catalogue.ts'
import { seasonsOf } from '#app/guide/content/seasons.ts'
import { card, categoryIds, categoryNumber, groupWords } from '#app/i18n/categories.ts'
import { useEdition } from '#app/i18n/edition.ts'
import { pictured } from '#app/i18n/pictures.ts'
import { type Source, worded } from '#app/i18n/source.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { Features } from '#app/sections/Features.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { JumpList } from '#app/sections/JumpList.tsx'
import { Onward } from '#app/sections/Onward.tsx'
import { SpecTable } from '#app/sections/SpecTable.tsx'
import { Subcategories } from '#app/sections/Subcategories.tsx'
import { Stencil } from '#app/ui/Stencil.tsx'
import { Trail } from '#app/ui/Trail.tsx'
import type { CategoryId } from '#content/schema/catalogue.ts'
import type { CategoryWords } from '#content/schema/words.ts'
import { definePages, withHero } from './page.ts'

/** Imported where a category shows them, so that the others do not carry their styles. */
const Applications = lazy(() => import('#app/sections/Applications.tsx'))
const SeasonGlance = lazy(() => import('#app/guide/SeasonGlance.tsx'))

/** Dry goods have figures and a closing call, fruits and vegetables their year; all lead on to others. */
export const category = definePages({
  of: catalogue,
  path: ({ id }) => categoryPath(id),
  content(source, facts) {
    const words: CategoryWords = source.words.categories[facts.id]
    return {
      ...words,
      ...withHero(source, words, facts.picture),
      category: facts.id,
      number: categoryNumber(facts.id),
      groups: {
        ...words.groups,
        guide: source.words.guide.link,
        items: facts.groups.map((group) => ({
          id: group.id,
          formerly: group.formerly ?? [],
          ...groupWords(words, group.id),
          picture: pictured(source, group.picture),
          products: group.products.map((product) => worded(source, product)),
          path: guidePath(facts, group),
        })),
      },
      seasons: words.callToAction ? undefined : seasonsOf(source, facts),
      onward: onwardFrom(source, facts.id),
    }
  },
  parts: ({ seasons, applications }) => [
    ...(seasons ? ['app/guide/SeasonGlance.tsx'] : []),
    ...(applications ? ['app/sections/Applications.tsx'] : []),
  ],
  View({ content }) {
    const { shell } = useEdition()
    const { hero, number, groups, seasons, features, specifications, standards, applications } = content
    const { callToAction, onward } = content
    const jumps = [
      ...groups.items.map(({ id, name }) => ({ id, title: name })),
      ...(specifications ? [{ id: 'quality-specifications', title: specifications.title }] : []),
    ]
    const trail = (
      <Trail steps={[shell.nav.products]} title={hero.title}>
        <Stencil figure={number} />
      </Trail>
    )
    return (
      <>
        <Hero {...hero} trail={trail} />
        <JumpList label={shell.onThisPage} jumps={jumps} />
        <Subcategories {...groups} />
        {seasons && <SeasonGlance {...seasons} />}
        <Features {...features} follows={!seasons} />
        {specifications && <SpecTable id="quality-specifications" {...specifications} />}
        {standards && <SpecTable id="public-standards" {...standards} by="others" />}
        {applications && <Applications {...applications} />}
        {callToAction && <CallToAction {...callToAction} />}
        <Onward {...onward} />
      </>
    )
  },
})

function onwardFrom(source: Source, id: CategoryId) {
  const { label, previous, next } = source.words.shell.onward
  const beside = (step: number, direction: string) => {
    const other = categoryIds.at((categoryIds.indexOf(id) + step) % categoryIds.length) ?? id
    return { label: direction, number: categoryNumber(other), ...card(source, other) }
  }
  return { label, previous: beside(-1, previous), next: beside(1, next) }
}
