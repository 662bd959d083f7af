import { whenIdle } from '#app/whenIdle.ts'
import { hasDatabase } from './database.ts'

/** Sends what an earlier visit left behind. Only visitors who have an outbox load the code for it. */
export function resumeWhenIdle() {
  whenIdle(async () => {
    try {
      if (!(await hasDatabase())) return
      const { resume } = await import('./desk.ts')
      resume()
    } catch {
      // Storage is blocked: nothing can have been left behind.
    }
  })
}
