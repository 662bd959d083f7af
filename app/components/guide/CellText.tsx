import { unbroken } from '#app/components/parts/unbroken.ts'
import type { Cell, ColumnId } from '#app/content/pages/sheet.ts'
import { useEdition } from '#app/i18n/edition.ts'
import styles from './CellText.module.css'

/** A fact about a product, in its own language and typeface. */
export function CellText({ of, cell: { text, note } }: { of: ColumnId; cell: Cell }) {
  const { lang } = useEdition()
  if (of === 'arabic')
    return lang === 'ar' ? (
      <bdi lang="en" dir="ltr">
        {text}
      </bdi>
    ) : (
      <bdi className={styles.arabic} lang="ar" dir="rtl">
        {text}
      </bdi>
    )
  if (of === 'botanical') return <i lang="la">{unbroken(text)}</i>
  return (
    <>
      {text} {note && <small>{note}</small>}
    </>
  )
}
