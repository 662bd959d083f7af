import { useEffect, useState } from 'react'
import { type Waiting, watch } from './outbox.ts'

/** The inquiries that have not gone out yet. */
export function useWaiting(): Waiting[] {
  const [waiting, setWaiting] = useState<Waiting[]>([])
  useEffect(() => {
    const { look, stop } = watch(setWaiting)
    // Another tab may have sent them.
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [])
  return waiting
}
