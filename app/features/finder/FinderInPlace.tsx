import { useEdition, useHref } from '#app/i18n/edition.ts'
import { Letters } from '#app/ui/Letters.tsx'
import { Slot } from '#app/ui/Slot.tsx'
import styles from './FinderInPlace.module.css'
import { FindField } from './FindField.tsx'

type Props = { letters: { letter: string; id: string }[] }

/** The same field in the flow of a page: nothing is covered by what it finds. */
export function FinderInPlace({ letters }: Props) {
  const { words, all } = useEdition().finder
  const href = useHref()
  return (
    <div className={styles.band} data-finder>
      <div className={styles.width}>
        <FindField id="find-here" />
        <Slot of="finder" />
        <div className={styles.all}>
          <a href={href('/products/all')}>{all}</a>
          <Letters label={words.letters} items={letters} path={href('/products/all')} />
        </div>
      </div>
    </div>
  )
}
