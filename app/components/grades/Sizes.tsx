import type { Sizes as Props } from '#app/content/pages/sizes.ts'
import styles from './Sizes.module.css'
import { shapes } from './shapes.ts'

/** One silhouette in every size of its grade, all to the same scale. */
export function Sizes({ shape, items }: Props) {
  const { width, height, outline, lines, fill } = shapes[shape]
  /** On the ground line; the smaller in the middle of the larger. */
  const placed = (size: number, within = size) =>
    `translate(${(width * (within - size)) / 2} ${height * (1 - size)}) scale(${size})`
  return (
    <ol className={styles.sizes}>
      {items.map(({ label, detail, size, inner }) => (
        <li key={label}>
          <svg viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
            <g transform={placed(size)}>
              <path d={outline} fill={fill} />
              {lines && <path d={lines} fill="none" />}
            </g>
            {inner && <path d={outline} fill="none" transform={placed(inner, size)} className={styles.inner} />}
          </svg>
          <strong>{label}</strong> {detail && <span>{detail}</span>}
        </li>
      ))}
    </ol>
  )
}
