import type { Words } from '#content/schema/edition.ts'
import type { Range, Shape, Sized } from '#content/schema/grades.ts'

/** One good in several sizes, each against the largest. */
export type Sizes = { shape: Shape; items: { label: string; detail: string; size: number }[] }

/** Bodies that weigh eight times as much are twice as wide, disks of one thickness nearly three times. */
export function sizes({ shape, directions, items }: Extract<Sized, { kind: 'weights' }>, words: Words['guide']): Sizes {
  const largest = Math.max(...items.map(({ grams }) => grams))
  return {
    shape,
    items: items.map(({ label, grams }) => ({
      ...labelled(label, unit(words.grams, weight(grams))),
      size: Math.round((grams / largest) ** (1 / directions) * 1000) / 1000,
    })),
  }
}

/** Without a label of its own the figure is the label. */
const labelled = (label: string | undefined, figure: string) =>
  label ? { label, detail: figure } : { label: figure, detail: '' }

export const range = (figures: Range) => figures.map((figure) => Math.round(figure * 100) / 100).join('–')

export const unit = (form: string, value: number | string) => form.replace('{value}', String(value))

export const most = (figures: Range) => figures[figures.length - 1] ?? 0
export const least = (figures: Range) => (figures.length > 1 ? figures[0] : undefined)
export const gramsEach = (grams: number, count: Range) => (2 * grams) / (count[0] + most(count))
export const weight = (grams: number) => (grams < 9.95 ? grams.toFixed(1) : String(Math.round(grams)))
