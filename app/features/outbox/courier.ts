import type { OutboxEntry } from './inquiry.ts'
import { listOutbox, refresh } from './outbox.ts'
import { type Attempt, sendAll, syncTag } from './send.ts'

const firstPause = 2000
const longestPause = 5 * 60_000
const longestRequested = 60 * 60_000

let pause = firstPause
/** Until then the receiver asked to be left alone. */
let quietUntil = 0
let timer: ReturnType<typeof setTimeout> | undefined
let round: Promise<void> | undefined
let isListening = false

/** Goes on after the first attempt with an inquiry, for as long as it takes. */
export function goOn(attempt: Attempt) {
  listen()
  // It has found its way, so others may.
  if (attempt.kind === 'gone') {
    quietUntil = 0
    hurry()
  } else planNext(('after' in attempt && attempt.after) || 0)
}

/** Sends what earlier visits left behind, now and whenever there is hope. */
export function resume() {
  listen()
  hurry()
}

/** The visitor asks for it. Tells what is still in the outbox. */
export async function sendNow(): Promise<OutboxEntry[]> {
  await round
  pause = firstPause
  await startRound()
  return listOutbox()
}

function listen() {
  if (isListening) return
  isListening = true
  window.addEventListener('online', hurry)
  window.addEventListener('pageshow', hurry)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') hurry()
  })
}

function hurry() {
  pause = firstPause
  void refresh()
  // A round that is under way may have failed before there was hope.
  void Promise.resolve(round).then(() => {
    if (Date.now() >= quietUntil) startRound()
  })
}

function startRound(): Promise<void> {
  clearTimeout(timer)
  round ??= sendAll()
    .catch(() => ({ left: 1, after: 0 }))
    .then(({ left, after }) => {
      round = undefined
      if (left) planNext(after)
    })
  return round
}

function planNext(after: number) {
  quietUntil = Math.max(quietUntil, Date.now() + Math.min(after, longestRequested))
  // Tabs that failed together should not come back together.
  const wait = Math.max(quietUntil - Date.now(), pause * (0.75 + Math.random() / 2))
  pause = Math.min(pause * 2, longestPause)
  clearTimeout(timer)
  timer = setTimeout(startRound, wait)
  void askForSync()
}

type SyncingRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/** Where there is a service worker, the browser wakes it when the network returns, even after the page is closed. */
async function askForSync() {
  try {
    const registration: SyncingRegistration | undefined = await navigator.serviceWorker.getRegistration()
    await registration?.sync?.register(syncTag)
  } catch {
    // No service workers here, or no permission: the next visit sends it.
  }
}
