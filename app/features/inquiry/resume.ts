import { noop } from '#app/lib/noop.ts'
import { retryImport } from '#app/lib/retryImport.ts'
import { whenIdle } from '#app/lib/whenIdle.ts'
import { hasDatabase } from './database.ts'

/** What sends inquiries, and tells of those that wait. */
export const loadDelivery = retryImport(() => import('./delivery.ts'))

/** Sends what an earlier visit left behind. Only visitors who have an outbox load the code for it. */
export function resumeWhenIdle() {
  // Where storage is blocked, nothing can have been left behind.
  whenIdle(() => resume().catch(noop))
}

async function resume() {
  if (await hasDatabase()) (await loadDelivery()).resume()
}
