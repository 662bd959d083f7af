import { Band } from '#app/components/parts/Band.tsx'
import type { TrayFigure, TrayRow } from '#app/content/pages/figures/tray.ts'
import type { SheetContent } from '#app/content/pages/sheet.ts'
import { Also } from './Also.tsx'
import { Light, LightContour, lightHeight } from './goods.tsx'
import { LifeSize } from './LifeSize.tsx'
import { One } from './One.tsx'
import { Opening } from './Opening.tsx'
import { Terms } from './Terms.tsx'
import styles from './Trays.module.css'

type Props = { figure: TrayFigure; reading: SheetContent['reading'] }

/** One weight of each grade, piece by piece: the fewest that the grade allows solid, the rest dashed. */
export function Trays({ figure: { rows, one, ruler }, reading }: Props) {
  const [first] = rows
  return (
    <Band heading="reading">
      <Opening title={reading.title} lead={reading.lead}>
        {first && (
          <One
            shape={first.shape}
            rings={first.trays.map(({ label, size }) => ({ label, size }))}
            caption={one}
            mm={first.mm}
          />
        )}
      </Opening>
      <figure className={styles.figure}>
        {rows.map((row) => (
          <Row key={row.shape} {...row} />
        ))}
        <figcaption>{reading.caption}</figcaption>
        {first?.mm && <LifeSize words={ruler} />}
      </figure>
      <Terms terms={reading.terms} />
      <Also also={reading.also} />
    </Band>
  )
}

export function Row({ name, shape, trays }: TrayRow) {
  const box = { width: 60, height: lightHeight(shape) }
  // Long goods stand upright, so that a row holds five of them.
  const isUpright = box.width > box.height * 1.25
  const [across, down] = isUpright ? [box.height, box.width] : [box.width, box.height]
  const columns = Math.max(...trays.map(({ most }) => most)) > 40 ? 7 : 5
  const [cell, line] = [across * 1.35, down * 1.16]
  const turned = isUpright ? 'rotate(90)' : ''
  return (
    <>
      {name && <h3>{name}</h3>}
      <svg className={styles.symbols} aria-hidden="true">
        <defs>
          <g id={`${shape}-light`}>
            <Light shape={shape} />
          </g>
          <g id={`${shape}-contour`}>
            <LightContour shape={shape} className={styles.maybe} />
          </g>
        </defs>
      </svg>
      <ol className={styles.trays}>
        {trays.map(({ label, each, fewest, most, size }) => (
          <li key={label}>
            <b>{label}</b> <span>{each}</span>
            <svg viewBox={`0 0 ${cell * columns} ${line * Math.ceil(most / columns)}`} aria-hidden="true">
              <defs>
                {(['light', 'contour'] as const).map((kind) => (
                  <g key={kind} id={`${shape}-${kind}-${label}`}>
                    <use href={`#${shape}-${kind}`} transform={`scale(${size})${turned}`} />
                  </g>
                ))}
              </defs>
              {Array.from({ length: most }, (_, at) => (
                <use
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces differ by nothing else.
                  key={at}
                  href={`#${shape}-${at < fewest ? 'light' : 'contour'}-${label}`}
                  x={Math.round(((at % columns) + 0.5) * cell)}
                  y={Math.round((Math.floor(at / columns) + 1) * line - (down * size) / 2)}
                />
              ))}
            </svg>
          </li>
        ))}
      </ol>
    </>
  )
}
