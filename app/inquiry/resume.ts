import { whenIdle } from '#app/whenIdle.ts'

// Also in database.ts. Sharing a module with it would cost every page a request.
const databaseName = 'inquiries'

/** Sends what an earlier visit left behind. Only visitors who have an outbox load the code for it. */
export function resumeWhenIdle() {
  whenIdle(async () => {
    try {
      // Firefox before 126 cannot tell, and loads it.
      const databases = await indexedDB.databases?.()
      if (databases?.every(({ name }) => name !== databaseName)) return
      await import('./startCourier.ts')
    } catch {
      // Storage is blocked: nothing can have been left behind.
    }
  })
}
