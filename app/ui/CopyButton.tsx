import { useState, useSyncExternalStore } from 'react'
import styles from './CopyButton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const never = () => () => {}

/** Where the clipboard cannot be had, scripts off or an old browser, there is no button. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false)
  const canCopy = useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  )
  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <button className={styles.copy} type="button" data-shown={canCopy || undefined} onClick={copy}>
        {copied ? done : label}
      </button>
      {/* A status inside a button is part of its name, and is not read out. */}
      <VisuallyHidden>
        <p role="status">{copied && done}</p>
      </VisuallyHidden>
    </>
  )
}
