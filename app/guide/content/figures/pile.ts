import type { Source } from '#app/i18n/source.ts'
import type { Range, Shape } from '#content/schema/grades.ts'
import type { GroupBy } from '#content/site/methods.ts'
import { type Choice, goodsOf, gramsEach, lengthOf, most, required, unit, weight } from './grade.ts'

/** One weight of a good, piece by piece: `count` is how many of the grade make it up, the middle where the grade is a range. */
export type HeapContent = {
  id: string
  /** Where there are several. */
  name?: string
  shape: Shape
  grades: (Choice & { each: string; count: number })[]
  /** The place of the grade that is shown first. */
  shown: number
  unit: string
  one: string
  /** About how long one of the largest grade is. */
  mm: number | undefined
}

export function pileOf(source: Source, group: GroupBy<'pile'>) {
  const { figures, guide } = source.words
  const words = figures.of[group]
  const heaps = goodsOf(source, group, 'counts').map(({ id, name, of }): HeapContent => {
    const { grams, heap = 1, shape, items } = of
    const { says, ...said } = required(words.heaps[id], `words for the heap of ${id}`)
    return {
      id,
      ...name,
      shape,
      mm: lengthOf(shape, gramsEach(grams, items[0]?.count as Range)),
      grades: items.map(({ label, count, product }) => {
        const each = unit(guide.grams, weight(gramsEach(grams, count)))
        return {
          label,
          ...(product && { product }),
          says: { grade: label, weight: each, ...rangeSaid(count, heap), ...says },
          each: unit(figures.each, each),
          count: Math.round((heap * (count[0] + most(count))) / 2),
        }
      }),
      shown: Math.max(
        0,
        items.findIndex(({ shown }) => shown),
      ),
      ...said,
    }
  })
  return { heaps, choose: figures.grade, ruler: figures.rulerAlone }
}

/** In the weight of the grade, and in the heap. */
function rangeSaid(count: Range, heap: number) {
  const [least, highest] = [count[0], most(count)]
  return { least: `${least}`, most: `${highest}`, heapLeast: `${least * heap}`, heapMost: `${highest * heap}` }
}

export type PileFigure = ReturnType<typeof pileOf>
