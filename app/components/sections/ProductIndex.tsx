import { Fragment } from 'react'
import type { IndexEntry } from '#app/content/pages/allProducts.ts'
import { AddButton } from '#app/features/list/AddButton.tsx'
import { useHref } from '#app/i18n/edition.ts'
import styles from './ProductIndex.module.css'

type Props = { letters: { id: string; letter: string; items: IndexEntry[] }[] }

/** A typographic index: a name, then its others in the letters of the page from the start of the line, and in the other letters from its end. */
export function ProductIndex({ letters }: Props) {
  const href = useHref()
  return (
    <div className={styles.index}>
      {letters.map(({ id, letter, items }) => (
        <section className={styles.letter} key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{letter}</h2>
          <ul>
            {items.map(({ name, to, category, categoryName, mark, names }) => (
              <li key={to} data-category={category} data-product={to.split('#')[1]}>
                <a href={href(to)}>{name}</a>
                <small>{categoryName}</small>
                <p>
                  {mark && <strong>{mark}</strong>}
                  {names.map(({ lang, text }) => (
                    <Fragment key={lang}>
                      {' '}
                      <bdi lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
                        {text}
                      </bdi>
                    </Fragment>
                  ))}
                </p>
                <AddButton />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
