import type { ComponentProps } from 'react'
import '#app/styles/arabicNames.css'
import { AddButton } from '#app/features/list/AddButton.tsx'
import { LanguageContext, useHref } from '#app/i18n/edition.ts'
import { Letters } from '#app/ui/Letters.tsx'
import places from './Places.module.css'
import styles from './ProductIndex.module.css'

type Names = { name: string; others: string }

type Entry = Names & {
  /** The names in the other script. */
  across: Names & { lang: string; dir: 'ltr' | 'rtl' }
  to: string
  category: string
  categoryName: string
  mark: string
}

/** Arabic letters begin at different heights over their line: the rule above them is to be as near to each. */
const heightOf = (letter: string) => (letter === 'أ' ? 'high' : /[بتجحدرسصعمنهوي]/.test(letter) ? 'low' : undefined)
/** And they end at different depths: what follows below them is to be as near to each. */
const footOf = (letter: string) =>
  /[أتثدذطظفكه]/.test(letter) ? 'flat' : /[جحخعغمي]/.test(letter) ? 'deep' : undefined

type Props = { letters: { id: string; letter: string; items: Entry[] }[] }

/** A typographic index in two scripts: that of the page leads from the start of the line, the other comes from its end. */
export function ProductIndex({ letters }: Props) {
  const href = useHref()
  return (
    <div className={styles.index}>
      {letters.map(({ id, letter, items }) => (
        <section className={styles.letter} key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} data-height={heightOf(letter)} data-foot={footOf(letter)}>
            {letter}
          </h2>
          <ul>
            {items.map(({ name, others, across, to, category, categoryName, mark }) => (
              <li key={to} data-category={category}>
                <a href={href(to)}>{name}</a>
                <LanguageContext value={across}>
                  <p className={styles.across} lang={across.lang} dir={across.dir}>
                    <b>{across.name}</b> {across.others && <span>{across.others}</span>}
                  </p>
                </LanguageContext>
                <p className={styles.own}>
                  <small>{categoryName}</small>{' '}
                  <span>
                    {mark && <strong>{mark}</strong>} {mark && others && '· '}
                    {others}
                  </span>
                </p>
                <AddButton product={to.split('#')[1] ?? ''} name={name} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The letters stay under the header while the list is read. */
export function LetterBar(letters: ComponentProps<typeof Letters>) {
  return (
    <div className={`${places.places} ${styles.bar}`} data-places="">
      <Letters {...letters} />
    </div>
  )
}
