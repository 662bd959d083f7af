import { catalogue, guidePath, productOf } from '#app/catalogue/catalogue.ts'
import { groupWords } from '#app/i18n/categories.ts'
import { type Source, worded } from '#app/i18n/source.ts'
import type { CategoryWords } from '#content/schema/words.ts'
import { required } from './figures/grade.ts'
import { pileOf } from './figures/pile.ts'

/** One pound of cashews for the home page, and every guide. */
export function poundOf(source: Source) {
  const { pound } = source.words.home
  const { heaps, choose } = pileOf(source, 'cashews')
  const heap = required(heaps[0], 'a heap of cashews')
  const categories = catalogue.map((category) => {
    const words: CategoryWords = source.words.categories[category.id]
    return {
      category: category.id,
      name: words.name,
      items: category.groups.map((group) => ({
        id: group.id,
        name: groupWords(words, group.id).name,
        to: guidePath(category, group),
      })),
    }
  })
  const places = new Map(categories.flatMap(({ items }) => items.map(({ id, to }) => [id, to])))
  return {
    title: pound.title,
    sentence: pound.sentence,
    choose,
    guides: {
      categories,
      all: pound.all.replace('{count}', String(places.size)),
      /** A sentence whose every second part leads to a guide. */
      way: pound.way
        .split(/\{([\w-]+)\}/)
        .map((part, nth) =>
          nth % 2
            ? { text: required(pound.ways[part], `words for ${part}`), to: required(places.get(part), part) }
            : { text: part, to: undefined },
        ),
    },
    heap: {
      ...heap,
      grades: heap.grades.map((grade) => {
        const product = required(grade.product, `the product of ${grade.label}`)
        return { ...grade, product, name: worded(source, productOf(product)).name }
      }),
    },
  }
}
