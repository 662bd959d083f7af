import type { Range } from '#content/schema/grades.ts'

export const range = (figures: Range) => figures.map((figure) => Math.round(figure * 100) / 100).join('–')

export const unit = (form: string, value: number | string) => form.replace('{value}', String(value))

export const most = (figures: Range) => figures[figures.length - 1] ?? 0
export const least = (figures: Range) => (figures.length > 1 ? figures[0] : undefined)
export const gramsEach = (grams: number, count: Range) => (2 * grams) / (count[0] + most(count))
export const weight = (grams: number) => (grams < 9.95 ? grams.toFixed(1) : String(Math.round(grams)))
