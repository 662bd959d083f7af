import styles from './Animal.module.css'
import type { Table } from './content/figures/grade.ts'
import type { GuideContent } from './content/guideContent.ts'
import { addressOf, engravingOf } from './Engraving.tsx'
import { FigureFrame, FormTable } from './Reading.tsx'

type Props = { figure: Table; reading: GuideContent['reading'] }

/** The cuts numbered on the animal. */
export default function Animal({ figure, reading }: Props) {
  return (
    <FigureFrame reading={reading}>
      <Cuts {...figure} />
    </FigureFrame>
  )
}

/** Where the number of a cut stands, in units of the drawing; the shank has two places. */
const numbers = [
  [1, 140, 84],
  [2, 194, 108],
  [3, 275, 106],
  [4, 347, 102],
  [5, 410, 80],
  [6, 448, 148],
  [7, 186, 194],
  [8, 306, 190],
  [9, 190, 288],
  [9, 452, 290],
] as const

/** Where the name of a cut stands beside the ox, and the line that joins it to the number. */
const names = [
  [1, 188, 8, 'M147 76L180 18'],
  [2, 238, 8, 'M199 99L230 18'],
  [3, 292, 8, 'M277 96L290 18'],
  [4, 354, 8, 'M348 92L353 18'],
  [5, 428, 8, 'M412 70L424 18'],
  [6, 566, 114, 'M457 144L544 118'],
  [7, 92, 228, 'M177 198L114 226'],
  [8, 306, 264, 'M306 200V256'],
  [9, 320, 308, 'M199 291L300 309M442 292L340 309'],
] as const

const finer = 1.6

/** The ox over the full width: every cut numbered and named, and a row for every number. */
export function Cuts({ head, rows }: Table) {
  const { left, top, width, height } = engravingOf('ox').sheet
  if (rows.length !== names.length)
    throw new Error(`The table of cuts has ${rows.length} rows, its drawing ${names.length} numbers`)
  return (
    <div className={styles.cuts}>
      {/* Room for the names above the back and behind the tail. */}
      <svg viewBox={`${left} ${top - 8} ${width + 26} ${height + 8}`} aria-hidden="true">
        {/* Lines keep their width within their own picture: the larger that is, the finer they are beside the names. */}
        <image
          href={addressOf('ox')}
          x={left * finer}
          y={top * finer}
          width={width * finer}
          height={height * finer}
          transform={`scale(${1 / finer})`}
        />
        {names.map(([number, nameX, nameY, line]) => (
          <g key={number} className={styles.named}>
            <path d={line} />
            <text x={nameX} y={nameY}>
              {rows[number - 1]?.[0]?.split(/[,:]| \(/)[0]}
            </text>
          </g>
        ))}
        {numbers.map(([number, cx, cy]) => (
          <g key={`${number} ${cx}`}>
            <circle cx={cx} cy={cy} r="10" />
            <text x={cx} y={cy}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <FormTable head={head} rows={rows.map(([cut, ...others], index) => [`${index + 1} ${cut}`, ...others])} />
    </div>
  )
}
