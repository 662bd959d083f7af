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

/** A button that the browser brings to life (followClicks.ts); without scripts it is hidden. */
export function CopyButton({ text, label, done, denied }: Props) {
  return (
    <>
      <button className={styles.copy} type="button" data-copy={text} data-done={done} data-denied={denied}>
        {label}
      </button>
      <VisuallyHidden>
        <p role="status" />
      </VisuallyHidden>
    </>
  )
}
