import { createHash } from 'node:crypto'
import { type Crop, crops, cropsOf } from '../../app/ui/crops.ts'
import { adjustments } from '../../pictures/adjust.ts'

const usual = { avif: 50, jpeg: 74 }

export function qualityOf(name: string) {
  const { quality = usual.avif } = adjustments[name] ?? {}
  return { ...usual, avif: quality }
}

/** A name that changes when the picture or the way it is made does. A shape that others use is no part of it. */
export function versionOf(name: string, master: Buffer) {
  const shapes = new Set([crops.wide, crops.tall, crops.card, ...cropsOf(name).map((crop) => crops[crop])])
  const recipe = JSON.stringify([[...shapes].map(({ ratio }) => ratio), qualityOf(name), adjustments[name]?.focus])
  return createHash('sha256').update(master).update(recipe).digest('hex').slice(0, 8)
}

const formats = ['avif', 'jpg'] as const

export type Derived = { crop: Crop; width: number; format: (typeof formats)[number]; file: string }

/** Every file that is served of a picture. */
export const filesOf = ({ name, version }: { name: string; version: string }): Derived[] =>
  cropsOf(name).flatMap((crop) =>
    crops[crop].widths.flatMap((width) =>
      formats.map((format) => ({ crop, width, format, file: `${name}-${version}-${crop}-${width}.${format}` })),
    ),
  )
