import styles from './Stencil.module.css'
import { stencilStrokes } from './stencilStrokes.ts'

/** A figure as it is sprayed on sacks and crates. It is ornament: what it numbers has its name in words beside it. */
export function Stencil({ figure }: { figure: string }) {
  const digits = [...figure].map((digit, nth) => ({ strokes: stencilStrokes[Number(digit)], x: 24 * nth }))
  return (
    <svg className={styles.stencil} viewBox={`0 0 ${24 * digits.length - 4} 28`} aria-hidden="true">
      {digits.map(({ strokes, x }) => (
        <path key={x} d={strokes} transform={x ? `translate(${x})` : undefined} />
      ))}
    </svg>
  )
}
