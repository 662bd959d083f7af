import { Band } from '#app/ui/Band.tsx'
import { Also } from './Also.tsx'
import type { ScreenFigure, SieveRow } from './content/figures/screen.ts'
import type { GuideContent } from './content/guideContent.ts'
import { Light, lightHeight } from './Engraving.tsx'
import { LifeSize } from './LifeSize.tsx'
import { Opening } from './Opening.tsx'
import { Ringed } from './Ringed.tsx'
import styles from './Screens.module.css'
import { Terms } from './Terms.tsx'

type Props = { figure: ScreenFigure; reading: GuideContent['reading'] }

/** Goods on the holes of their sieves, to one scale. What is small enough for paper is printed life-size. */
export default function Screens({ figure: { rows, one, ruler }, reading }: Props) {
  const { widest, isLifeSize } = scaleOf(rows)
  return (
    <Band heading="reading">
      <Opening {...reading}>
        <Ringed {...one} />
      </Opening>
      <figure className={styles.figure} data-life={isLifeSize || undefined}>
        {rows.map((row) => (
          <Rows key={row.shape} {...row} widest={widest} isLifeSize={isLifeSize} />
        ))}
        {isLifeSize && <LifeSize words={ruler} />}
        <figcaption>{reading.caption}</figcaption>
      </figure>
      <Terms terms={reading.terms} />
      <Also also={reading.also} />
    </Band>
  )
}

/** All rows share a scale. */
export function scaleOf(rows: SieveRow[]) {
  const widest = Math.max(...rows.flatMap(({ sieves }) => sieves.map(({ mm }) => mm)))
  return { widest, isLifeSize: widest < 20 }
}

/** In the order of a row: two pieces, then a hole that nothing lies on. */
const pattern = [1, 1, 0]

export function Rows({
  name,
  shape,
  sieves,
  spans,
  widest,
  isLifeSize,
}: SieveRow & { widest: number; isLifeSize: boolean }) {
  const [width, height] = [60, lightHeight(shape)]
  // What is measured is across: the shorter side.
  const perMillimeter = Math.min(width, height)
  const [step, tall] = [(width / perMillimeter) * widest * 1.12, widest * (height > width ? 1.5 : 1.42)]
  const strip = tall * 8
  const middle = Number((tall / 2).toFixed(1))
  const places = Array.from({ length: Math.ceil(strip / step) }, (_, at) => Number(((at + 0.55) * step).toFixed(1)))
  return (
    <>
      {name && <h3>{name}</h3>}
      <svg className={styles.symbols} aria-hidden="true">
        <defs>
          <pattern
            id={`${shape}-hole`}
            width="1"
            height="1"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(-28)scale(${(widest / 26).toFixed(3)})`}
          >
            <path d="M0 0h1v1H0Z" fill="#3a3630" />
            <path d="M0 .5h1" stroke="#1c1a17" strokeWidth=".6" />
          </pattern>
          <g id={`${shape}-light`}>
            {/* A row of holes is 116 pixels high. */}
            <Light good={shape} scale={80 / perMillimeter} />
          </g>
        </defs>
      </svg>
      <div className={styles.sieves} data-spanned={spans.length > 0 || undefined}>
        <ol>
          {sieves.map(({ label, detail, hole, mm }, row) => (
            <li key={label}>
              <p>
                <b>{label}</b> <span>{detail}</span>
              </p>
              <svg
                viewBox={`0 0 ${strip.toFixed(1)} ${tall.toFixed(1)}`}
                preserveAspectRatio="xMinYMid slice"
                aria-hidden="true"
                {...(isLifeSize && { width: `${strip.toFixed(1)}mm`, height: `${tall.toFixed(1)}mm` })}
              >
                <path
                  className={styles.width}
                  d={`M0 ${((tall - hole) / 2).toFixed(2)}H${strip.toFixed(0)}M0 ${((tall + hole) / 2).toFixed(2)}H${strip.toFixed(0)}`}
                />
                {places.map((x, at) =>
                  pattern[(at + row) % 3] ? (
                    <use
                      key={x}
                      href={`#${shape}-light`}
                      transform={`translate(${x} ${middle})rotate(${((at * 7 + row * 5) % 5) * 3 - 6})scale(${(mm / perMillimeter).toFixed(4)})`}
                    />
                  ) : (
                    <circle key={x} cx={x} cy={middle} r={(hole / 2).toFixed(2)} fill={`url(#${shape}-hole)`} />
                  ),
                )}
              </svg>
            </li>
          ))}
        </ol>
        {spans.length > 0 && (
          <ul className={styles.spans}>
            {spans.map(({ label, detail, from, rows }) => (
              <li key={label} data-from={from} data-rows={rows}>
                <b>{label}</b> <span>{detail}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
