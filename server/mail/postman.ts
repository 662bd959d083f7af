import type { Letter, Store } from '../store/store.ts'
import type { Outcome, Send } from './smtp.ts'

type Round = {
  store: Pick<Store, 'claimLetters' | 'markSent' | 'postpone' | 'nextLetterDue'>
  send: Send
  report?: (line: string) => void
  pauseAfter?: (attempt: number) => number
  now?: () => number
}

const atOnce = 4
const lease = 3 * 60_000
// A letter that another process holds for a moment is due and cannot be had.
const shortestNap = 50
const longestNap = 60_000

/** 1, 2, 4 seconds and so on, up to a quarter of an hour; never giving up. */
export const growingPause = (attempt: number) => Math.min(1000 * 2 ** Math.min(attempt - 1, 20), 15 * 60_000)

/** Sends the letters that are due, again and again until each is accepted. */
export function startPostman({
  store,
  send,
  report = console.error,
  pauseAfter = growingPause,
  now = Date.now,
}: Round) {
  let isStopped = false
  let isCalled = false
  let failures = 0
  let rise = () => {}

  async function deliver({ inquiry, attempt }: Letter): Promise<Outcome> {
    const outcome = await send(inquiry)
    if (outcome === 'sent') {
      await store.markSent(inquiry.id, new Date(now()))
      return outcome
    }
    const isRefused = outcome.trouble === 'this letter'
    const pause = pauseAfter(isRefused ? attempt : failures + 1)
    await store.postpone(inquiry.id, new Date(now() + pause))
    if (isRefused && attempt === 1) {
      report(`The mail about inquiry ${inquiry.id} was refused (${outcome.reason}). It will be tried again.`)
    }
    return outcome
  }

  /** Works until nothing is due; tells how long to rest, and whether a new inquiry is reason to rise earlier. */
  async function round(): Promise<{ rest: number; isFirm: boolean }> {
    while (!isStopped) {
      isCalled = false
      const letters = await store.claimLetters(new Date(now()), new Date(now() + lease), atOnce)
      if (letters.length === 0) {
        const due = await store.nextLetterDue()
        return {
          rest: due ? Math.min(Math.max(due.getTime() - now(), shortestNap), longestNap) : longestNap,
          isFirm: false,
        }
      }
      const outcomes = await Promise.all(letters.map(deliver))
      const away = outcomes.find((outcome) => outcome !== 'sent' && outcome.trouble === 'every letter')
      // While the mail server is away, trying the next letter would only find the same.
      if (away && away !== 'sent') {
        if (failures === 0)
          report(`The mail server takes no mail (${away.reason}). It is all kept and will be tried again.`)
        failures += 1
        return { rest: pauseAfter(failures), isFirm: true }
      }
      if (failures) report('The mail server takes mail again.')
      failures = 0
    }
    return { rest: 0, isFirm: false }
  }

  function nap(rest: number, isFirm: boolean) {
    if (isStopped || (isCalled && !isFirm)) return Promise.resolve()
    return new Promise<void>((done) => {
      const timer = setTimeout(done, rest)
      rise = () => {
        if (isFirm && !isStopped) return
        clearTimeout(timer)
        done()
      }
    })
  }

  async function work() {
    while (!isStopped) {
      const { rest, isFirm } = await round().catch((error: Error) => {
        if (!isStopped) report(`Letters could not be read from the store: ${error.message}`)
        return { rest: 10_000, isFirm: true }
      })
      await nap(rest, isFirm)
    }
  }

  const done = work()
  return {
    /** There is a new letter. */
    call() {
      isCalled = true
      rise()
    },
    async stop() {
      isStopped = true
      rise()
      await done
    },
  }
}
