import type { Letter, Store } from '../store/store.ts'
import type { Send } from './smtp.ts'

type Post = {
  store: Pick<Store, 'claimLetters' | 'markSent' | 'postpone' | 'nextLetterDue'>
  send: Send
  report?: (line: string) => void
  pauseAfter?: (attempt: number) => number
}

const atOnce = 4
const lease = 3 * 60_000
// A letter that another process holds for a moment is due and cannot be had.
const shortestNap = 50
const longestNap = 60_000

const later = (pause: number) => new Date(Date.now() + pause)

/** 1, 2, 4 seconds and so on, up to a quarter of an hour; never giving up. */
export const growingPause = (attempt: number) => Math.min(1000 * 2 ** Math.min(attempt - 1, 20), 15 * 60_000)

/** Sends the letters that are due, again and again until each is accepted. */
export function startPostman({ store, send, report = console.error, pauseAfter = growingPause }: Post) {
  let isStopped = false
  let isCalled = false
  /** The mail server, or the store, is away: a new letter is no reason to rise. */
  let isAway = false
  let failures = 0
  let rise = () => {}

  async function deliver({ inquiry, attempt }: Letter) {
    const trouble = await send(inquiry)
    const isRefused = trouble?.with === 'this letter'
    if (trouble) await store.postpone(inquiry.id, later(pauseAfter(isRefused ? attempt : failures + 1)))
    else await store.markSent(inquiry.id, new Date())
    if (isRefused && attempt === 1)
      report(`The mail about inquiry ${inquiry.id} was refused (${trouble.reason}). It will be tried again.`)
    return trouble
  }

  /** Works until nothing is due, or the mail server is away; tells how long to rest. */
  async function round(): Promise<number> {
    while (!isStopped) {
      isCalled = false
      isAway = false
      const letters = await store.claimLetters(new Date(), later(lease), atOnce)
      if (letters.length === 0) {
        const due = await store.nextLetterDue()
        return due ? Math.min(Math.max(due.getTime() - Date.now(), shortestNap), longestNap) : longestNap
      }
      const troubles = await Promise.all(letters.map(deliver))
      const away = troubles.find((trouble) => trouble?.with === 'every letter')
      // While the mail server is away, trying the next letter would only find the same.
      if (away) {
        if (failures === 0)
          report(`The mail server takes no mail (${away.reason}). It is all kept and will be tried again.`)
        failures += 1
        isAway = true
        return pauseAfter(failures)
      }
      if (failures) report('The mail server takes mail again.')
      failures = 0
    }
    return 0
  }

  async function nap(rest: number) {
    if (isStopped || (isCalled && !isAway)) return
    await new Promise<void>((done) => {
      const timer = setTimeout(done, rest)
      rise = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  async function work() {
    while (!isStopped) {
      const rest = await round().catch((error: Error) => {
        if (!isStopped) report(`Letters could not be read from the store: ${error.message}`)
        isAway = true
        return 10_000
      })
      await nap(rest)
    }
  }

  const done = work()
  return {
    /** There is a new letter. */
    call() {
      isCalled = true
      if (!isAway) rise()
    },
    async stop() {
      isStopped = true
      rise()
      await done
    },
  }
}
