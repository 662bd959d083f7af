type Shape = {
  ratio: number
  widths: readonly [number, number, number, ...number[]]
  focus?: readonly [left: number, top: number]
}

/** The shapes a picture is served in, the widths the layout asks for, and where the subject usually stands, in percent. */
export const crops = {
  wide: { ratio: 16 / 9, widths: [480, 800, 1200, 1600, 2000] },
  /** The part of a hero that a phone held upright shows: right of the middle, where no words stand on a desktop. */
  tall: { ratio: 1, widths: [480, 640, 800, 1080], focus: [66, 50] },
  card: { ratio: 4 / 3, widths: [320, 480, 720, 1200] },
} as const satisfies Record<string, Shape>

/** Where the layout changes, and with it the crop. */
export const onPhones = '(max-width: 60rem)'

/** How wide a guide lays out its picture; on a phone much of it lies under the shade, and fewer pixels do. */
export const guideSizes = '(max-width: 60rem) max(62vw, 100vw - 10rem), 60vw'

export type Crop = keyof typeof crops

/** Scenes of scale that run across a page, besides the heroes. */
const bands = ['souk-sacks', 'pallet-sacks', 'container-load']

/** The shapes that the pages ask for of a picture, the one of desktops first. */
export const cropsOf = (name: string): [Crop, ...Crop[]] =>
  name.endsWith('-hero') || name === 'stock' || bands.includes(name) ? ['wide', 'tall'] : ['card']
