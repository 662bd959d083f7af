import { useEdition, useHref } from '#app/i18n/edition.ts'
import { Lens } from './FindButton.tsx'
import styles from './FindField.module.css'

/** Written into the HTML, where the browser heeds it as the panel opens. */
const focusedOnOpening = { autoFocus: true }

/** Without scripts it leads to the list of all products. In a panel it is focused, and has a way out. */
export function FindField({ id, closes }: { id: string; closes?: string }) {
  const { words } = useEdition().finder
  const href = useHref()
  return (
    <search className={styles.field}>
      {closes && (
        <button type="button" popoverTarget={closes} popoverTargetAction="hide">
          {words.close}
        </button>
      )}
      <form action={href('/products/all')}>
        <p>
          <label htmlFor={id}>{words.label}</label> {words.by}
        </p>
        <div className={styles.line}>
          <input
            id={id}
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={words.try}
            data-finds=""
            {...(closes && focusedOnOpening)}
          />
          <button type="reset">{words.clear}</button>
          <button type="submit" aria-label={words.label}>
            <Lens />
          </button>
        </div>
      </form>
    </search>
  )
}
