import { use } from 'react'
import { LanguageContext } from '#app/i18n/edition.ts'
import captions from './Caption.module.css'
import type { Span, WedgeFigure } from './content/figures/wedge.ts'
import type { GuideContent } from './content/guideContent.ts'
import { Opening } from './Opening.tsx'
import styles from './Wedge.module.css'
import { foot, gapOf, hatched, onScale, slope, top, wide, wrapped } from './wedge.ts'

type Props = { figure: WedgeFigure; reading: GuideContent['reading'] }

/** A scale as wide as its figures, higher where it is stronger, its ink denser where it is darker. */
export default function Wedge({ figure, reading }: Props) {
  const { bands, spans } = figure
  return (
    <figure className={styles.wedge}>
      <Opening {...reading} />
      <Drawing {...figure} />
      {/* The same in words: heard, and on a phone seen with its colors. */}
      <ol className={styles.bands}>
        {[...bands, ...spans].map((band: Span & { color?: string }) => (
          <li key={band.label}>
            {band.color && (
              <svg viewBox="0 0 10 4" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 0h10v4H0Z" fill={band.color} />
              </svg>
            )}
            {bands.length === 0 && (
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className={styles.reach}>
                <path
                  d={`M${short(band.from)} 0H${short(Math.max(band.to, band.from + 0.02))}v4H${short(band.from)}Z`}
                />
              </svg>
            )}
            <p>
              <b>{band.label}</b> <span>{band.detail}</span>
            </p>
          </li>
        ))}
      </ol>
      <figcaption className={captions.caption}>{reading.caption}</figcaption>
    </figure>
  )
}

const short = (at: number) => Math.round(at * 100)

export function Drawing({ bands, spans, ticks }: WedgeFigure) {
  const isMirrored = use(LanguageContext).dir === 'rtl'
  const x = (at: number) => onScale(at, isMirrored)
  /** To the side to which one reads. */
  const onward = (at: number, by: number) => x(at) + (isMirrored ? -by : by)
  const scaleFoot = foot + (ticks.length ? 46 : 4)
  /** From line to line; Arabic letters reach further up and down. */
  const line = isMirrored ? 25 : 21
  const labels = bands.map((band) => {
    // The last ones have no room beside their edge.
    const isLast = band.from > 0.9
    const lines = wrapped(band.label, isLast ? 160 : (band.to - band.from) * wide)
    return {
      ...band,
      lines,
      isNarrow: (band.to - band.from) * wide < 90,
      at: isLast ? x(1) : onward(band.from, 7),
      anchor: isLast ? ('end' as const) : ('start' as const),
    }
  })
  const under = Math.max(0, ...labels.map(({ lines, detail }) => (lines.length + (detail ? 1 : 0)) * line))
  const spansAt = scaleFoot + (under ? under + 26 : 6)
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${wide} ${spansAt + spans.length * 34}`} aria-hidden="true">
      {bands.length === 0 && <path d={slope(0, 1, x)} className={styles.plain} />}
      {bands.length === 0 && <path d={hatched(0, 1, 11, x)} className={styles.hatch} />}
      {bands.map(({ label, from, to, color }) => (
        <g key={label}>
          <path d={slope(from, to, x)} fill={color} />
          <path d={hatched(from, to, gapOf(color), x)} className={styles.hatch} />
          <path d={`M${x(from)} ${top(from)}V${foot}M${x(to)} ${top(to)}V${foot}`} className={styles.edge} />
        </g>
      ))}
      <path d={slope(0, 1, x)} className={styles.contour} />
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
      {labels.map(({ label, detail, from, lines, isNarrow, at, anchor }) => (
        <g key={label} textAnchor={anchor}>
          {anchor === 'start' && <path className={styles.edge} d={`M${x(from)} ${scaleFoot}v${under + 12}`} />}
          {lines.map((words, nth) => (
            <text key={words} className={styles.label} x={at} y={scaleFoot + 16 + nth * line}>
              {words}
            </text>
          ))}
          {detail && (
            <text x={at} y={scaleFoot + 16 + lines.length * line} className={isNarrow ? styles.narrow : undefined}>
              {detail}
            </text>
          )}
        </g>
      ))}
      {spans.map(({ label, detail, from, to }, nth) => {
        const y = spansAt + nth * 34 + 8
        const isLate = to > 0.7
        return (
          <g key={label} textAnchor={isLate ? 'end' : 'start'}>
            <path className={styles.span} d={`M${x(from)} ${y - 6}v12M${x(from)} ${y}H${x(to)}M${x(to)} ${y - 6}v12`} />
            <text x={isLate ? onward(from, -12) : onward(to, 12)} y={y + 5}>
              <tspan className={styles.label}>{label}</tspan> {detail}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
