import type { Shape } from '#app/catalogue/grades/types.ts'
import { shapes } from '../grades/shapes.ts'

/** Width and height of a good as it is drawn, in units of its own. */
export const boxOf = (shape: Shape) => ({ width: shapes[shape].width, height: shapes[shape].height })

/** Its contour alone. */
export const contourOf = (shape: Shape) => shapes[shape].outline

/** Drawn with few lines, for places where it stands many times. */
export function Light({ shape }: { shape: Shape }) {
  const { outline, lines, fill } = shapes[shape]
  return (
    <>
      <path d={outline} fill={fill} stroke="#1c1a17" strokeWidth="1.1" />
      {lines && <path d={lines} fill="none" stroke="#1c1a17" strokeWidth=".7" />}
    </>
  )
}

/** Drawn large. */
export const Drawn = Light
