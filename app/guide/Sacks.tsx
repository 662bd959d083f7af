import type { PlateFigure } from './content/figures/plate.ts'
import styles from './Sacks.module.css'

type Props = { sacks: NonNullable<PlateFigure['sacks']>; caption: string }

/** A sack of 25 kilos, and what of it may not be the seed: areas to scale. */
export function Sacks({ sacks, caption }: Props) {
  const lines = Array.from({ length: 32 }, (_, at) => `M0 ${at * 6 + 7}h200`).join('')
  return (
    <figure className={styles.sacks}>
      <ol>
        {sacks.map(({ label, detail, share }) => {
          const side = Number((Math.sqrt(share) * 200).toFixed(1))
          return (
            <li key={label}>
              <svg viewBox="-1 -1 202 202" aria-hidden="true">
                <path className={styles.sack} d="M0 0h200v200H0Z" />
                <path className={styles.weave} d={lines} />
                <path d={`M${200 - side} ${200 - side}h${side}v${side}h-${side}Z`} />
              </svg>
              <b>{label}</b> <span>{detail}</span>
            </li>
          )
        })}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
