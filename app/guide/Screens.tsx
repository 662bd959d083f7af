import { classes } from '#app/ui/classes.ts'
import type { ScreenFigure, SieveRow } from './content/figures/screen.ts'
import type { GuideContent } from './content/guideContent.ts'
import { Light, lightHeight, smallOf } from './Engraving.tsx'
import { LifeSize } from './LifeSize.tsx'
import { Ringed } from './One.tsx'
import { FigureFrame } from './Reading.tsx'
import styles from './Screens.module.css'

type Props = { figure: ScreenFigure; reading: GuideContent['reading'] }

/** Goods on the holes of their sieves, to one scale. What is small enough for paper is printed life-size. */
export default function Screens({ figure: { rows, one, ruler }, reading }: Props) {
  const scale = scaleOf(rows)
  return (
    <FigureFrame reading={reading} beside={<Ringed {...one} />} className={styles.figure}>
      {rows.map((row) => (
        <Rows key={row.shape} {...row} {...scale} />
      ))}
      {scale.isLifeSize && <LifeSize words={ruler} />}
    </FigureFrame>
  )
}

/** In millimeters, for all rows: the widest piece, and how high a row is, so that no piece touches its rules. */
export function scaleOf(rows: SieveRow[]) {
  const each = rows.map(({ shape, sieves }) => ({ shape, mm: Math.max(...sieves.map(({ mm }) => mm)) }))
  const widest = Math.max(...each.map(({ mm }) => mm))
  const tall = Math.max(...each.map(({ shape, mm }) => (mm * lightHeight(shape)) / across(shape)))
  return { widest, tall: Math.round(tall * 13) / 10, isLifeSize: widest < 20 }
}

/** What a sieve measures: the shorter side. */
const across = (shape: SieveRow['shape']) => Math.min(60, lightHeight(shape))

/** Every third is a hole that nothing lies on, below those of the other sieves; the first place shows a piece. */
const isHole = (at: number) => at % 3 === 1

/** What is left of a sheet beside the names of the sieves, in millimeters. */
const paper = 146

export function Rows({ name, shape, sieves, spans, widest, tall, isLifeSize }: SieveRow & ReturnType<typeof scaleOf>) {
  const units = across(shape)
  const step = Math.round((60 / units) * Math.max(...sieves.map(({ mm }) => mm)) * 11.6) / 10
  // What lies on a ground of its own is not turned.
  const turn = (at: number, row: number) => (smallOf(shape) ? ((at * 7 + row * 5) % 5) * 3 - 6 : 0)
  const places = Array.from({ length: isLifeSize ? Math.floor(paper / step) : 12 }, (_, at) => at)
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
            {/* The widest is about 80 pixels across. */}
            <Light good={shape} scale={80 / units} />
          </g>
        </defs>
      </svg>
      <div className={classes(styles.sieves, isLifeSize && styles.life, spans.length > 0 && styles.spanned)}>
        <ol>
          {sieves.map(({ label, detail, hole, mm }, row) => (
            <li key={label}>
              <p>
                <b>{label}</b> <span>{detail}</span>
              </p>
              {/* As many places as there is room for: those that would be cut wrap out of sight. */}
              <div className={styles.places}>
                <svg
                  className={styles.width}
                  viewBox={`0 ${-tall / 2} 1 ${tall}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d={`M0 ${-hole / 2}h1M0 ${hole / 2}h1`} />
                </svg>
                {places.map((at) => (
                  <svg
                    key={at}
                    viewBox={`${-step / 2} ${-tall / 2} ${step} ${tall}`}
                    aria-hidden="true"
                    {...(isLifeSize && { width: `${step}mm`, height: `${tall}mm` })}
                  >
                    {isHole(at) ? (
                      <circle r={(hole / 2).toFixed(2)} fill={`url(#${shape}-hole)`} />
                    ) : (
                      <use
                        href={`#${shape}-light`}
                        transform={`rotate(${turn(at, row)})scale(${(mm / units).toFixed(4)})`}
                      />
                    )}
                  </svg>
                ))}
              </div>
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
