import type { Piece } from './content/figures/pieces.ts'
import type { GuideContent } from './content/guideContent.ts'
import { Engraving, engravingOf } from './Engraving.tsx'
import styles from './Pieces.module.css'
import { FigureFrame } from './Reading.tsx'

type Props = { figure: Piece[]; reading: GuideContent['reading'] }

/** Pieces of several weights or looks. */
export default function Pieces({ figure, reading }: Props) {
  return (
    <FigureFrame reading={reading}>
      <PieceRow pieces={figure} />
    </FigureFrame>
  )
}

/** Side by side on one ground line, to one scale. */
export function PieceRow({ pieces }: { pieces: Piece[] }) {
  const boxes = pieces.map(({ shape, size }) => {
    const { good, sheet } = engravingOf(shape)
    const ground = sheet.top + sheet.height - good.top - good.height
    return { width: good.width * size, height: good.height * size, ground: ground * size }
  })
  const most = (side: 'width' | 'height' | 'ground') => Math.max(...boxes.map((box) => box[side]))
  const high = most('height')
  // The ground reaches a little further than what stands on it.
  const wide = most('width') * 1.24
  return (
    <ol className={styles.pieces}>
      {pieces.map(({ shape, label, detail, size }, at) => {
        const { width = 0, height = 0 } = boxes[at] ?? {}
        return (
          <li key={label}>
            <svg viewBox={`0 0 ${wide.toFixed(0)} ${(high + most('ground')).toFixed(0)}`} aria-hidden="true">
              <Engraving good={shape} scale={size} x={(wide - width) / 2} y={high - height} />
            </svg>
            <b>{label}</b> <span>{detail}</span>
          </li>
        )
      })}
    </ol>
  )
}
