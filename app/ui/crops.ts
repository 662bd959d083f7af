/** The shapes a picture is served in, and the widths the layout asks for. */
export const crops = {
  wide: { ratio: 16 / 9, widths: [480, 800, 1200, 1600, 2000] },
  /** The part of a hero that a phone held upright shows. */
  tall: { ratio: 1, widths: [480, 640, 800, 1080] },
  card: { ratio: 4 / 3, widths: [320, 480, 720, 1200] },
} as const

/** Where the layout changes, and with it the crop. */
export const phone = '(max-width: 60rem)'
export const desktop = '(min-width: 60.001rem)'

/** How wide a sheet lays out its picture; on a phone much of it lies under the shade, and fewer pixels do. */
export const sheetSizes = '(max-width: 60rem) 62vw, 54vw'

export type Crop = keyof typeof crops

/** Where a hero's subject stands from left (0) to right (1), when it is not the usual right of center. */
export const portraitCenter: Record<string, number> = {}
