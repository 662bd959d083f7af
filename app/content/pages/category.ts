import type { CategoryFacts, CategoryId } from '#app/catalogue/types.ts'
import { pictured } from '../editions.ts'
import type { Source } from '../source.ts'
import type { CategoryWords } from '../types.ts'
import { seasonsOf } from './seasons.ts'
import { card, categoryIds, numberOf, opening, worded } from './shared.ts'
import { sheetPath } from './sheet.ts'
import { monthHeads } from './tradeFigures.ts'

/** The words of a category joined with its groups and products. */
export function categoryContent(source: Source, facts: CategoryFacts) {
  const words: CategoryWords = source.words.categories[facts.id]
  const { groups, features, specifications, standards, applications, callToAction } = words
  return {
    ...opening(source, words, facts.picture),
    category: facts.id,
    number: numberOf(facts.id),
    groups: {
      ...groups,
      sheet: source.words.sheet.link,
      items: facts.groups.map((group) => ({
        id: group.id,
        formerly: group.formerly ?? [],
        ...wordsOf(words, group.id),
        picture: pictured(source, group.picture),
        products: group.products.map((product) => worded(source, product)),
        path: sheetPath(facts, group),
      })),
    },
    seasons: seasonsWith(source, facts),
    features,
    specifications,
    standards,
    applications,
    // Fruits, vegetables and meat end after their features, and lead on to others.
    quote: callToAction && source.words.quote,
    callToAction,
    onward: callToAction ? undefined : onwardFrom(source, facts.id),
  }
}

/** Where goods have seasons: their year, and its months. */
function seasonsWith(source: Source, facts: CategoryFacts) {
  const seasons = seasonsOf(source, facts)
  return seasons && { ...seasons, months: monthHeads(source.language) }
}

function onwardFrom(source: Source, id: CategoryId) {
  const { label, previous, next } = source.words.shell.onward
  const beside = (step: number, direction: string) => {
    const other = categoryIds.at((categoryIds.indexOf(id) + step) % categoryIds.length) ?? id
    return { label: direction, number: numberOf(other), ...card(source, other) }
  }
  return { label, previous: beside(-1, previous), next: beside(1, next) }
}

function wordsOf({ name, groups }: CategoryWords, id: string) {
  const found = groups.items[id]
  if (!found) throw new Error(`The words of ${name} have none for the group "${id}"`)
  return found
}

export type CategoryContent = ReturnType<typeof categoryContent>
