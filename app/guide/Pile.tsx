import captions from './Caption.module.css'
import type { HeapContent, PileFigure } from './content/figures/pile.ts'
import type { GuideContent } from './content/guideContent.ts'
import { GradeChoices, HeapDrawing } from './HeapDrawing.tsx'
import { LifeSize } from './LifeSize.tsx'
import { Nest } from './Nest.tsx'
import { Opening } from './Opening.tsx'
import styles from './Pile.module.css'

type Props = { figure: PileFigure; reading: GuideContent['reading'] }

/** One weight, piece by piece, in the grade that is chosen. */
export default function Pile({ figure: { heaps, choose, ruler }, reading }: Props) {
  return (
    <>
      <Opening {...reading} />
      {heaps.map((heap) => (
        <HeapFigure key={heap.id} {...heap} choose={choose} />
      ))}
      <p className={captions.caption}>{reading.caption}</p>
      <LifeSize words={ruler} />
    </>
  )
}

/** One of its heaps, with its grades above and the single piece beside it. */
export function HeapFigure({ choose, ...heap }: HeapContent & { choose: string }) {
  const { id, name, shape, grades, shown, unit, one, mm } = heap
  const told = `${id}-count`
  return (
    <figure className={styles.heaped} data-figure="">
      {name && <h3>{name}</h3>}
      <GradeChoices {...heap} legend={name ? `${choose}: ${name}` : choose} className={styles.grades} />
      <div className={styles.stage}>
        <p className={styles.count} id={told}>
          <b data-count="">{grades[shown]?.count}</b> <span>{unit}</span>
        </p>
        <HeapDrawing {...heap} told={told} className={styles.pile} />
        <Nest shape={shape} grades={grades} shown={shown} caption={one} mm={mm} />
      </div>
    </figure>
  )
}
