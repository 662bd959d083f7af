import styles from './Engraving.module.css'
import { type SmallGood, symbols } from './symbol.ts'

/**
 * To be drawn by the hundred with `<use href="#id" transform="translate(x y)rotate(a)">`: about its own middle, 60
 * units wide, `scale` times as large. The svg around it wears `styles.engraving` of this folder.
 */
export function EngravingSymbol({ id, good, scale = 1 }: { id: string; good: SmallGood; scale?: number }) {
  const { outline, strokes, tint } = symbols[good]()
  return (
    <symbol id={id} overflow="visible">
      <g transform={scale === 1 ? undefined : `scale(${scale.toFixed(2)})`}>
        <path d={outline} fill={tint} />
        <path d={strokes} className={styles.hatch} />
      </g>
    </symbol>
  )
}
