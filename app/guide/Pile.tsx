import { Heap } from '#app/features/figures/Heap.tsx'
import { shade, sizeOf } from '#app/features/figures/pile.ts'
import { Band } from '#app/ui/Band.tsx'
import type { Shape } from '#content/schema/grades.ts'
import { Also } from './Also.tsx'
import type { HeapContent, PileFigure } from './content/figures/pile.ts'
import type { GuideContent } from './content/guideContent.ts'
import { Light } from './Engraving.tsx'
import { LifeSize } from './LifeSize.tsx'
import { Nest } from './Nest.tsx'
import { Opening } from './Opening.tsx'
import styles from './Pile.module.css'
import { Terms } from './Terms.tsx'

type Props = { figure: PileFigure; reading: GuideContent['reading'] }

/** One weight, piece by piece, in the grade that is chosen. */
export default function Pile({ figure: { heaps, choose, ruler }, reading }: Props) {
  return (
    <Band heading="reading">
      <Opening {...reading} />
      {heaps.map((heap) => (
        <Heaped key={heap.id} {...heap} choose={choose} />
      ))}
      <p className={styles.caption}>{reading.caption}</p>
      <LifeSize words={ruler} />
      <Terms terms={reading.terms} />
      <Also also={reading.also} />
    </Band>
  )
}

/** How far pieces lie over each other: bent ones reach further than their middle, large ones would hide their neighbors. */
const spreads: Partial<Record<Shape, number>> = { cashew: 2.36, peanut: 2.1, 'dried-apricot': 1.8, 'dried-fig': 1.62 }

/** One of its heaps, with its grades above and the single piece beside it. */
export function Heaped({ id, name, shape, grades, shown, unit, one, mm, choose }: HeapContent & { choose: string }) {
  const counts = grades.map((grade) => grade.count)
  const count = counts[shown] ?? 1
  const spread = spreads[shape] ?? 2
  const props = { name: id, counts, shown, spread }
  const told = `${id}-count`
  return (
    <figure className={styles.heaped} data-figure="">
      {name && <h3>{name}</h3>}
      <fieldset className={styles.grades} data-choices="">
        <legend>{name ? `${choose}: ${name}` : choose}</legend>
        {grades.map(({ label, each, says, product }, at) => (
          <label key={label}>
            <input
              type="radio"
              name={id}
              value={label}
              defaultChecked={at === shown}
              data-says={JSON.stringify(says)}
              data-row={product}
            />
            <b>{label}</b> <span>{each}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.stage}>
        <p className={styles.count} id={told}>
          <b data-count="">{count}</b> <span>{unit}</span>
        </p>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the count beside it is its name, and changes with it. */}
        <svg className={styles.pile} viewBox="-460 -420 920 442" role="img" aria-labelledby={told}>
          <defs>
            <pattern
              id={`${id}-shade`}
              width="3"
              height="3"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(-28)"
            >
              <path d="M0 1.5h3" stroke="#1c1a17" strokeWidth="1.1" />
            </pattern>
            <g id={id}>
              <Light good={shape} scale={sizeOf(count, count, spread)} />
            </g>
          </defs>
          <path d={shade()} fill={`url(#${id}-shade)`} />
          <path d="M-440 5H455M-230 9H460M-50 13H450M90 17H440M190 21H416" stroke="#1c1a17" strokeWidth=".7" />
          <g data-heap={JSON.stringify(props)}>
            <Heap {...props} />
          </g>
        </svg>
        <canvas hidden />
        <Nest shape={shape} grades={grades} shown={shown} caption={one} mm={mm} />
      </div>
    </figure>
  )
}
