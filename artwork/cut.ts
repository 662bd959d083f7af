import sharp from 'sharp'
import { adjustments } from '../pictures/adjust.ts'

export type Size = { width: number; height: number }

type Percent = readonly [left: number, top: number]
type Shape = { ratio: number; focus?: Percent }

/**
 * A master as the camera meant it: turned upright, in the web's colors, on white where it is transparent. Nothing else of
 * the file goes on: no place, no name, no date.
 */
export const developed = (file: Buffer) =>
  sharp(file).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb')

/** The largest part of a shape in a picture, as near around its focus as the edges allow. */
export function cutOut(name: string, { width, height }: Size, { ratio, focus = [50, 50] }: Shape) {
  const cut = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const [left, top] = adjustments[name]?.focus ?? focus
  const start = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return { ...cut, left: start(width, cut.width, left), top: start(height, cut.height, top) }
}

/** Where the focus comes to stand within that part, for layouts that cut it again; nothing where none was set. */
export function focusWithin(name: string, size: Size, shape: Shape) {
  const focus = adjustments[name]?.focus
  if (!focus) return
  const cut = cutOut(name, size, shape)
  const place = (whole: number, start: number, part: number, percent: number) =>
    `${Math.round((100 * ((whole * percent) / 100 - start)) / part)}%`
  return `${place(size.width, cut.left, cut.width, focus[0])} ${place(size.height, cut.top, cut.height, focus[1])}`
}
