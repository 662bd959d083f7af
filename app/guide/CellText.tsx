import { Fragment } from 'react'
import { useEdition } from '#app/i18n/edition.ts'
import styles from './CellText.module.css'
import type { Cell, FactId } from './content/gradeTable.ts'

/** A fact about a product, in its own language and typeface. */
export function CellText({ of, cell: { text, note } }: { of: FactId; cell: Cell }) {
  const { lang } = useEdition()
  if (of === 'arabic')
    return lang === 'ar' ? (
      // A range stays whole.
      <bdi lang="en">{text.replaceAll('–', '–\u2060')}</bdi>
    ) : (
      <bdi className={styles.arabic} lang="ar" dir="rtl">
        {text}
      </bdi>
    )
  if (of === 'botanical') return <Scientific name={text} />
  if (of === 'meaning') return <>{namingSpecies(text)}</>
  // A code stays on one line with what it is for.
  const said = note && (
    <small>
      {note.split(/(?<=[;؛]) /).map((part) => (
        <Fragment key={part}>
          <span>{namingSpecies(part)}</span>{' '}
        </Fragment>
      ))}
    </small>
  )
  // Which carton it is comes before how many are in it.
  return of === 'count' ? (
    <>
      {said}
      {said && ' '}
      {text}
    </>
  ) : (
    <>
      {text} {said}
    </>
  )
}

/** Names of plants and animals: several break between them, and long ones between their words. */
export function unbroken(names: string) {
  const all = names.split(', ')
  return all.map((name) => (all.length > 1 && name.length < 18 ? name.replaceAll(' ', '\u00a0') : name)).join(', ')
}

/** The name of a plant or an animal, always from left to right. */
export function Scientific({ name }: { name: string }) {
  return (
    <i className={styles.scientific} lang="la" dir="ltr">
      {unbroken(name)}
    </i>
  )
}

const species =
  /\b(Amorphophallus|Brassica juncea|Colocasia|Dioscorea|Homarus|Ipomoea batatas|Manihot esculenta|Paralithodes|Penaeus monodon|Pinus (?:armandii|gerardiana|koraiensis|pinea)|Portunus|Scylla|Vanilla planifolia|Xanthosoma|Ziziphus spina-christi)\b/

/** A sentence that may name a plant or an animal by its scientific name. As children of an element, whose text keeps its runs. */
export const namingSpecies = (text: string) =>
  text.split(species).map((part) => (species.test(part) ? <Scientific key={part} name={part} /> : part))
