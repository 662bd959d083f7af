import { VisuallyHidden } from '#app/components/parts/VisuallyHidden.tsx'
import { useEdition, useHref } from '#app/i18n/edition.ts'
import styles from './FindField.module.css'
import { Lens } from './Lens.tsx'

/** Written into the HTML, where the browser heeds it as the panel opens. */
const focusedOnOpening = { autoFocus: true }

/** Without scripts it leads to the list of all products. */
export function FindField({ id, opens = false }: { id: string; opens?: boolean }) {
  const { words } = useEdition().finder
  const href = useHref()
  return (
    <search className={styles.field}>
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
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={words.try}
            data-finds
            {...(opens && focusedOnOpening)}
          />
          <button type="reset">{words.clear}</button>
          <button type="submit" aria-label={words.label}>
            <Lens />
          </button>
        </div>
      </form>
      <VisuallyHidden>
        <p role="status" />
      </VisuallyHidden>
    </search>
  )
}
