import { Fragment } from 'react'
import type { ScreenFigure } from './content/figures/screen.ts'
import type { TrayRow } from './content/figures/tray.ts'
import { Contour, Engraving, engravingOf } from './Engraving.tsx'
import { Leader, LifeSizeDrawing } from './LifeSize.tsx'
import styles from './One.module.css'

type Props = Pick<TrayRow, 'shape' | 'rings' | 'mm'> & { caption: string }

/** The largest, drawn, with the outlines of the smaller ones about the same foot. */
export function One({ shape, rings, caption, mm }: Props) {
  const { good, peak } = engravingOf(shape)
  const { width, height } = good
  const scale = Math.min(360 / width, 210 / height)
  const [foot, middle] = [226, (width * scale) / 2 + 2]
  // The labels stand close to the piece: on paper the widest still leaves room for words beside it.
  const edge = middle * 2 + 26
  const wide = edge + 58
  return (
    <figure className={styles.one}>
      <LifeSizeDrawing width={wide} height={236} perUnit={mm && mm / (width * scale)}>
        <Engraving good={shape} scale={scale} x={middle - (width * scale) / 2} y={foot - height * scale} />
        {rings.slice(1).map(({ label, size }) => {
          const outline = { good: shape, scale: scale * size, middle, foot }
          return (
            <Fragment key={label}>
              {shape === 'dragon-fruit' && <Contour {...outline} className={styles.paper} />}
              <Contour {...outline} className={styles.ring} />
            </Fragment>
          )
        })}
        {rings.map(({ label, size }, at) => {
          // Where the outline is highest.
          const x = middle + peak * scale * size
          const top = foot - height * scale * size
          const text = 22 + at * 24
          return (
            <g key={label}>
              <Leader d={`M${x.toFixed(1)} ${top.toFixed(1)}L${edge.toFixed(1)} ${text - 5}`} />
              <text x={(edge + 4).toFixed(1)} y={text}>
                {label}
              </text>
            </g>
          )
        })}
      </LifeSizeDrawing>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** One piece, large, in the rings of all its sizes: those that it falls through are solid, those that it stays on dashed. */
export function Ringed({ shape, mm, rings, caption }: ScreenFigure['one']) {
  const { width, height } = engravingOf(shape).good
  const widest = Math.max(mm, ...rings.map((ring) => ring.mm))
  // A long piece leaves room for the labels beside it.
  const perMillimeter = Math.min(218 / widest, (370 * Math.min(width, height)) / (width * mm))
  const scale = (mm * perMillimeter) / Math.min(width, height)
  const [x, y] = [190, 118]
  const sorted = [...rings].sort((one, other) => other.mm - one.mm)
  return (
    <figure className={styles.one}>
      <svg viewBox="0 0 440 236" aria-hidden="true">
        <Engraving good={shape} scale={scale} x={x - (width * scale) / 2} y={y - (height * scale) / 2} />
        {sorted.map((ring, at) => {
          const radius = (ring.mm * perMillimeter) / 2
          // Where the light falls: in the shade of the piece the lines would be lost.
          const text = 22 + at * 24
          const angle = Math.atan2(text - 5 - y, 380 - x)
          const [px, py] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
          return (
            <g key={ring.label}>
              <circle className={ring.mm > mm ? styles.through : styles.ring} cx={x} cy={y} r={radius.toFixed(1)} />
              <Leader d={`M${px.toFixed(1)} ${py.toFixed(1)}L392 ${(text - 5).toFixed(1)}`} />
              <text x="397" y={text.toFixed(0)}>
                {ring.label}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
