import { Band } from '#app/ui/Band.tsx'
import { Also } from './Also.tsx'
import styles from './Animal.module.css'
import { Cuts } from './Cuts.tsx'
import type { AnimalFigure } from './content/figures/animal.ts'
import type { GuideContent } from './content/guideContent.ts'
import { Opening } from './Opening.tsx'
import { Pieces } from './Pieces.tsx'
import { Terms } from './Terms.tsx'

type Props = { figure: AnimalFigure; reading: GuideContent['reading'] }

/** The cuts numbered on the animal, or pieces of several weights on one ground line. */
export default function Animal({ figure, reading }: Props) {
  return (
    <Band heading="reading">
      <Opening {...reading} />
      <figure className={styles.figure}>
        {'cuts' in figure ? <Cuts {...figure.cuts} /> : <Pieces {...figure.pieces} />}
        <figcaption>{reading.caption}</figcaption>
      </figure>
      <Terms terms={reading.terms} />
      <Also also={reading.also} />
    </Band>
  )
}
