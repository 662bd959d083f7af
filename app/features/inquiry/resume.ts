import { ignore } from '#app/lib/noop.ts'
import { askAgain } from '#app/lib/retryImport.ts'
import { whenIdle } from '#app/lib/whenIdle.ts'
import { hasDatabase } from './database.ts'

/** The courier and what is told of the outbox. */
export const openDesk = askAgain(() => import('./desk.ts'))

/** Sends what an earlier visit left behind. Only visitors who have an outbox load the code for it. */
export function resumeWhenIdle() {
  // Where storage is blocked, nothing can have been left behind.
  whenIdle(() => resume().catch(ignore))
}

async function resume() {
  if (await hasDatabase()) (await openDesk()).resume()
}
