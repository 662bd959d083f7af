import { useEffect, useState } from 'react'
import type { Words } from '#app/content/words.ts'
import { BlankForm } from './BlankForm.tsx'
import { dropDraft } from './draft.ts'
import styles from './InquiryForm.module.css'
import { ThankYou } from './ThankYou.tsx'
import { useWaiting } from './useWaiting.ts'
import { WaitingNote } from './WaitingNote.tsx'

const thanksFor = 3000
const thanksAnchor = 'thank-you'

/** Editing, then thanks in place of the form, then an empty form again. */
export function InquiryForm({ words }: { words: Words['contact'] }) {
  const [isThanking, setThanking] = useState(false)
  const [hasThanked, setThanked] = useState(false)
  const [accepted, setAccepted] = useState('')
  const [isScripted, setScripted] = useState(false)
  const waiting = useWaiting()

  useEffect(() => {
    if (!isThanking) return
    setThanked(true)
    const timer = setTimeout(() => setThanking(false), thanksFor)
    return () => clearTimeout(timer)
  }, [isThanking])

  useEffect(() => {
    setScripted(true)
    if (!hasBrowserSent()) return
    dropDraft()
    setThanking(true)
  }, [])

  function thank(id: string) {
    setAccepted(id)
    setThanking(true)
  }

  return (
    <div className={styles.place}>
      <div role="status">
        {isThanking && <ThankYou words={words} waiting={waiting.find(({ id, tried }) => id === accepted && tried)} />}
      </div>
      {!isThanking && (
        <>
          <WaitingNote words={words} waiting={waiting} isNews={hasThanked} />
          <BlankForm words={words.form} takesFocus={hasThanked} onAccepted={thank} />
        </>
      )}
      {!isScripted && (
        <div className={styles.thanksWithoutScripts} id={thanksAnchor}>
          <ThankYou words={words} />
        </div>
      )}
    </div>
  )
}

let hasLooked = false

/** The visitor was faster than our scripts: the browser has sent the form, and the collector has led back here. */
function hasBrowserSent() {
  // Whoever comes back to this address later has been thanked.
  if (hasLooked) return false
  hasLooked = true
  const [arrival] = performance.getEntriesByType('navigation')
  const isArrival = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  return isArrival && window.location.hash === `#${thanksAnchor}`
}
