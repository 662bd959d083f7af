import { use } from 'react'
import { LanguageContext } from '#app/i18n/edition.ts'
import { classes } from '#app/ui/classes.ts'
import type { TrayFigure, TrayRow } from './content/figures/tray.ts'
import type { GuideContent } from './content/guideContent.ts'
import { Light, LightContour, lightHeight } from './Engraving.tsx'
import { LifeSize } from './LifeSize.tsx'
import { One } from './One.tsx'
import { FigureFrame } from './Reading.tsx'
import styles from './Trays.module.css'

type Props = { figure: TrayFigure; reading: GuideContent['reading'] }

/** One weight of each grade, piece by piece: the fewest that the grade allows solid, the rest dashed. */
export default function Trays({ figure: { rows, one, ruler }, reading }: Props) {
  const [first] = rows
  return (
    <>
      <FigureFrame reading={reading} beside={first && <One {...first} caption={one} />} className={styles.figure}>
        {rows.map((row) => (
          <Row key={row.shape} {...row} />
        ))}
      </FigureFrame>
      {first?.mm && <LifeSize words={ruler} />}
    </>
  )
}

export function Row({ name, shape, trays }: TrayRow) {
  const { dir } = use(LanguageContext)
  const box = { width: 60, height: lightHeight(shape) }
  const isLarge = trays.length < 3
  // Long goods stand upright, so that a row holds five of them.
  const isUpright = box.width > box.height * 1.25 && !isLarge
  const [across, down] = isUpright ? [box.height, box.width] : [box.width, box.height]
  const line = down * 1.16
  const turned = isUpright ? 'rotate(90)' : ''
  return (
    <>
      {name && <h3>{name}</h3>}
      <svg className={styles.symbols} aria-hidden="true">
        <defs>
          <g id={`${shape}-light`}>
            <Light good={shape} scale={isLarge ? 1.6 : 1} />
          </g>
          <g id={`${shape}-contour`}>
            <LightContour good={shape} className={styles.maybe} />
          </g>
        </defs>
      </svg>
      <ol className={classes(styles.trays, isLarge && styles.large)}>
        {trays.map(({ label, each, fewest, most, size }, nth) => {
          // Of two, the second has more and smaller pieces: in a wider place both end at about one height.
          const inRow = isLarge && nth ? 7.3 : 5
          const wide = Math.round(inRow * across * (isLarge ? 1.16 : 1.35))
          const columns = Math.floor(inRow / size)
          const rows = Math.ceil(most / columns)
          const full = Math.floor(fewest / columns)
          // From the side where reading begins.
          const x = (column: number) =>
            Math.round((((dir === 'rtl' ? columns - 1 - column : column) + 0.5) * wide) / columns)
          const y = (row: number) => Math.round((row + 0.5) * line * size)
          return (
            <li key={label}>
              <b>{label}</b> <span>{each}</span>
              <svg viewBox={`0 0 ${wide} ${Math.ceil(line * size * rows)}`} aria-hidden="true">
                <defs>
                  {(['light', 'contour'] as const).map((kind) => (
                    <g key={kind} id={`${shape}-${kind}-${nth}`}>
                      <use href={`#${shape}-${kind}`} transform={`scale(${size})${turned}`} />
                    </g>
                  ))}
                  <g id={`${shape}-row-${nth}`}>
                    {numbers(columns).map((column) => (
                      <use key={column} href={`#${shape}-light-${nth}`} x={x(column)} />
                    ))}
                  </g>
                </defs>
                {numbers(full).map((row) => (
                  <use key={row} href={`#${shape}-row-${nth}`} y={y(row)} />
                ))}
                {numbers(most)
                  .slice(full * columns)
                  .map((at) => (
                    <use
                      key={at}
                      href={`#${shape}-${at < fewest ? 'light' : 'contour'}-${nth}`}
                      x={x(at % columns)}
                      y={y(Math.floor(at / columns))}
                    />
                  ))}
              </svg>
            </li>
          )
        })}
      </ol>
    </>
  )
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
