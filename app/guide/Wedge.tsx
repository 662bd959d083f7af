import { use } from 'react'
import { LanguageContext } from '#app/i18n/edition.ts'
import { classes } from '#app/ui/classes.ts'
import type { Band, WedgeFigure } from './content/figures/wedge.ts'
import type { GuideContent } from './content/guideContent.ts'
import frame from './Reading.module.css'
import { Opening } from './Reading.tsx'
import styles from './Wedge.module.css'
import { foot, gapOf, hatched, overlapsOf, short, slope, top, wide, wrapped } from './wedgeShape.ts'

type Props = { figure: WedgeFigure; reading: GuideContent['reading'] }

/** A scale as wide as its figures, higher where it is stronger, its ink denser where it is darker. */
export default function Wedge({ figure, reading }: Props) {
  const { bands, mark, powers } = figure
  const isMirrored = use(LanguageContext).dir === 'rtl'
  return (
    <figure className={styles.wedge}>
      <Opening {...reading} />
      <Drawing {...figure} />
      {powers.length > 0 && (
        <svg className={styles.powers} aria-hidden="true">
          {powers.map(({ at, label }) => (
            <text
              key={label}
              x={`${percent(isMirrored ? 1 - at : at)}%`}
              y="1em"
              textAnchor={at < 0.01 ? 'start' : 'middle'}
            >
              {label}
            </text>
          ))}
        </svg>
      )}
      {/* The same in words: heard, and on a phone seen with its colors. */}
      <ol className={styles.bands}>
        {mark && (
          <li>
            <Reach from={mark.at - 0.006} to={mark.at + 0.006} color="currentColor" powers={powers} />
            <p>
              <b>{mark.label}</b> <span>{mark.detail}</span>
            </p>
          </li>
        )}
        {bands.map((band) => (
          <li key={band.label}>
            {powers.length ? (
              <Reach {...band} powers={powers} />
            ) : (
              <svg width={`${percent(band.length)}%`} viewBox="0 0 10 4" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 0h10v4H0Z" fill={band.color} />
              </svg>
            )}
            <p>
              <b>{band.label}</b> <span>{band.detail}</span>
            </p>
          </li>
        ))}
      </ol>
      <figcaption className={frame.caption}>{reading.caption}</figcaption>
    </figure>
  )
}

/** From where to where on the scale, between the lines of its powers of ten. */
function Reach({ from, to, color, powers }: Pick<Band, 'from' | 'to' | 'color'> & Pick<WedgeFigure, 'powers'>) {
  return (
    <svg viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true" className={styles.reach}>
      <path d={powers.map(({ at }) => `M${at * 1000} 0v4`).join('')} />
      <path d={`M${from * 1000} 0H${to * 1000}v4H${from * 1000}Z`} fill={color} />
    </svg>
  )
}

const percent = (at: number) => Math.round(at * 100)

export function Drawing({ bands, mark, ticks, isNamedAtEnd }: WedgeFigure) {
  const isMirrored = use(LanguageContext).dir === 'rtl'
  const x = (at: number) => short((isMirrored ? 1 - at : at) * wide)
  /** To the side to which one reads. */
  const onward = (at: number, by: number) => x(at) + (isMirrored ? -by : by)
  const scaleFoot = foot + (ticks.length ? 46 : 4)
  /** From line to line; Arabic letters reach further up and down. */
  const line = isMirrored ? 25 : 21
  const labels = bands.map((band) => {
    // The last ones have no room beside their edge.
    const isLast = band.from > 0.9
    const lines = wrapped(band.label, isLast ? 160 : (isNamedAtEnd ? band.to - band.from : band.to - band.named) * wide)
    return {
      ...band,
      lines,
      isNarrow: (band.to - band.from) * wide < 90,
      edge: isLast ? undefined : band.named,
      at: isLast ? x(1) : onward(band.named, isNamedAtEnd ? -7 : 7),
      anchor: isLast || isNamedAtEnd ? ('end' as const) : ('start' as const),
    }
  })
  // One of them would reach its neighbor: all are set smaller.
  const isTight = labels.some(({ isNarrow, lines }) => isNarrow && lines.length === 1)
  const under = Math.max(...labels.map(({ lines, detail }) => (lines.length + (detail ? 1 : 0)) * line))
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${wide} ${scaleFoot + under + 32}`} aria-hidden="true">
      {bands.map(({ label, from, to, color }) => (
        <g key={label}>
          <path d={slope(from, to, x)} fill={color} />
          <path d={hatched(from, to, gapOf(color), x)} className={styles.hatch} />
        </g>
      ))}
      {overlapsOf(bands).map(({ from, to, color }) => (
        <path key={from} d={slope(from, to, x)} fill={color} />
      ))}
      {bands.map(({ label, from, to }) => (
        <path key={label} d={`M${x(from)} ${top(from)}V${foot}M${x(to)} ${top(to)}V${foot}`} className={styles.edge} />
      ))}
      <path d={slope(0, 1, x)} className={styles.contour} />
      {mark && (
        <g textAnchor="middle">
          <path d={`M${x(mark.at)} ${top(mark.at) - 24}V${foot}`} className={styles.contour} />
          <text x={x(mark.at)} y={top(mark.at) - 34} className={styles.label}>
            {mark.label}
          </text>
        </g>
      )}
      {ticks.length > 0 && (
        <g className={styles.ticks}>
          <path d={`M0 ${foot + 8}H${wide}${ticks.map(({ at }) => `M${x(at)} ${foot + 8}v10`).join('')}`} />
          {ticks.map(({ at, label }) => (
            <text key={label} x={x(at)} y={foot + 36} textAnchor={at < 0.01 ? 'start' : at > 0.99 ? 'end' : 'middle'}>
              {label}
            </text>
          ))}
        </g>
      )}
      {labels.map(({ label, detail, edge, lines, isNarrow, at, anchor }) => (
        <g key={label} textAnchor={anchor}>
          {edge !== undefined && <path className={styles.edge} d={`M${x(edge)} ${scaleFoot}v${under + 12}`} />}
          {lines.map((words, nth) => (
            <text
              key={words}
              className={classes(styles.label, isTight && styles.narrow)}
              x={at}
              y={scaleFoot + 16 + nth * line}
            >
              {words}
            </text>
          ))}
          {detail && (
            <text
              x={at}
              y={scaleFoot + 16 + lines.length * line}
              className={isNarrow || isTight ? styles.narrow : undefined}
            >
              {detail}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
