import styles from './CopyButton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  text: string
  label: string
  /** What the button says afterwards. */
  done: string
  /** What it says where the browser does not allow copying. */
  denied: string
}

/** Without scripts it is hidden. */
export function CopyButton({ text, label, done, denied }: Props) {
  return (
    <copy-button data-words={JSON.stringify({ text, done, denied })}>
      <button className={styles.copy} type="button">
        {label}
      </button>
      <VisuallyHidden>
        <p role="status" />
      </VisuallyHidden>
    </copy-button>
  )
}
