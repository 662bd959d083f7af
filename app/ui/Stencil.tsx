import styles from './Stencil.module.css'

/** The digits cut from sheet metal: no stroke closes a form, so that what is inside it is held by bridges. 20 by 28. */
const digitStrokes = [
  'M8.6 2.5Q2.5 2.5 2.5 9v10q0 6.5 6.1 6.5m2.8-23Q17.5 2.5 17.5 9v10q0 6.5-6.1 6.5',
  'M11.5 0v28M2.5 7.6 7.8 3.2',
  'M2.5 9.4q0-6.9 7.5-6.9t7.5 6.3q0 3.6-4.4 7m-2.2 1.8L3.4 23.6M1 25.5h18.5',
  'M2.4 7.4q1.3-4.9 7.6-4.9 7 0 7 5.2 0 3-2.6 4.3M7.6 13.7h4.6m2.4 1.9q2.9 1.2 2.9 4.5 0 5.4-7.5 5.4-6.6 0-7.9-5',
  'M14 0v28m0-8h6M10 3.2 2.6 18.4M.5 20H9',
  'M5 0v10.6M8.2 2.5h10M4.4 13.6q2.2-2 5.6-2 7.5 0 7.5 6.8 0 7.1-7.5 7.1-6 0-7.8-4.6',
  'M15.6 2.6Q2.5 4.4 2.5 17.4q0 8.1 6.1 8.1m2.8 0q6.1 0 6.1-6.6 0-6.3-6.1-6.3',
  'M1 2.5h12.6M17.4 1Q9.6 12 8.4 28',
  'M8.6 2.5q-5.6 0-5.6 5t5.6 5.2m2.8-10.2q5.6 0 5.6 5t-5.6 5.2M8.6 15q-6.1.2-6.1 5.2t6.1 5.3M11.4 15q6.1.2 6.1 5.2t-6.1 5.3',
  'M4.4 25.4q13.1-1.8 13.1-14.8 0-8.1-6.1-8.1m-2.8 0q-6.1 0-6.1 6.6 0 6.3 6.1 6.3',
]

/** A figure as it is sprayed on sacks and crates. It is ornament: what it numbers has its name in words beside it. */
export function Stencil({ figure }: { figure: string }) {
  const digits = [...figure].map((digit, nth) => ({ strokes: digitStrokes[Number(digit)], x: 24 * nth }))
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
