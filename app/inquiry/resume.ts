import { hasOutbox } from './hasOutbox.ts'

/** Sends what an earlier visit left behind. Only visitors who have an outbox load the code for it. */
export function resumeWhenIdle() {
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000))
  whenIdle(async () => {
    try {
      if (!(await hasOutbox())) return
      const { start } = await import('./courier.ts')
      start()
    } catch {
      // Storage is blocked: nothing can have been left behind.
    }
  })
}
