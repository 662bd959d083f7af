import type { Range, Shape, Sized } from '#app/catalogue/grades/types.ts'
import type { Words } from '../words.ts'

/** One silhouette in several sizes, each against the largest. */
export type Sizes = { shape: Shape; items: { label: string; detail: string; size: number; inner?: number }[] }

type Measured = { label: string; detail: string; measure: number; least?: number | undefined }

/**
 * Bodies that weigh eight times as much are twice as wide, disks of one thickness nearly three times. The largest is that of
 * the good itself, or of all goods that share its scale.
 */
export function sizes(good: Sized, words: Words['sheet'], scale: readonly Sized[] = [good]): Sizes {
  const largest = Math.max(...scale.flatMap((one) => measured(one, words)).map(({ measure }) => measure))
  const size = (measure: number) => Math.round((measure / largest) ** (1 / directions(good)) * 1000) / 1000
  return {
    shape: good.shape,
    items: measured(good, words).map(({ label, detail, measure, least }) => ({
      label,
      detail,
      size: size(measure),
      ...(least && { inner: size(least) }),
    })),
  }
}

function measured(good: Sized, words: Words['sheet']): Measured[] {
  switch (good.kind) {
    case 'counts':
      return good.items.map(({ label, count }) => {
        const grams = gramsEach(good.grams, count)
        return { label, detail: unit(words.grams, weight(grams)), measure: grams }
      })
    case 'weights':
      return good.items.map(({ label, grams }) => ({ ...labelled(label, words.grams, weight(grams)), measure: grams }))
    case 'widths':
      return good.items.map(({ label, mm }) => ({
        ...labelled(label, words.millimeters, range(mm)),
        measure: most(mm),
        least: least(mm),
      }))
  }
}

/** Without a label of its own the figure is the label. */
const labelled = (label: string | undefined, form: string, figure: string) =>
  label ? { label, detail: unit(form, figure) } : { label: unit(form, figure), detail: '' }

const directions = (good: Sized) => (good.kind === 'widths' ? 1 : good.kind === 'weights' ? good.directions : 3)

export const range = (figures: Range) => figures.map((figure) => Math.round(figure * 100) / 100).join('–')

export const unit = (form: string, value: number | string) => form.replace('{value}', String(value))

export const most = (figures: Range) => figures[figures.length - 1] ?? 0
export const least = (figures: Range) => (figures.length > 1 ? figures[0] : undefined)
export const gramsEach = (grams: number, count: Range) => (2 * grams) / (count[0] + most(count))
export const weight = (grams: number) => (grams < 9.95 ? grams.toFixed(1) : String(Math.round(grams)))
