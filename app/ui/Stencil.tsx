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

/** The frame around a mark, with a bridge in the middle of every side. */
export function StencilFrame() {
  return (
    <svg className={styles.stencil} viewBox="0 0 48 48" aria-hidden="true">
      <rect x="2" y="2" width="44" height="44" strokeDasharray="20 4 40 4 40 4 40 4 20" />
    </svg>
  )
}
