import { inTime } from './inTime.ts'

/** A request that hangs is not waited for any longer: 60 KB come in 16 s over the slowest lines. */
export const patience = 30_000

/**
 * Code that is fetched when it is first needed. Without a network it comes when that is back. It can also be missing for
 * good, where the page is older than the files that the server keeps: then the page says so, and the next use asks again.
 */
export function onDemand<Module>(load: () => Promise<Module>) {
  let loading: Promise<Module> | undefined
  return function get(use: (module: Module) => unknown = () => {}) {
    const wasOnline = navigator.onLine
    loading ??= withSecondTry(load)
    loading.then(use, () => {
      loading = undefined
      whenReachable(() => get(use), wasOnline)
    })
  }
}

/**
 * A server that is being replaced answers again a moment later. For as long as a page stands, Firefox tries a module that
 * failed never again, except under another address.
 */
export function withSecondTry<Module>(load: () => Promise<Module>): Promise<Module> {
  const loading = load().catch(async (error: unknown) => {
    await new Promise((done) => setTimeout(done, 1000))
    const [address] = /http\S+/.exec(String(error)) ?? []
    return address ? import(/* @vite-ignore */ `${address}?${Date.now()}`) : load()
  })
  return inTime(loading, patience)
}

/**
 * With a network the script is missing, and loading the page again helps. Without one it is asked for when that is back,
 * and a moment later: a network that has just come back is not always of use at once.
 */
export function whenReachable(askAgain: () => void, wasOnline = true) {
  const askSoon = () => setTimeout(askAgain, 1000)
  if (!navigator.onLine) window.addEventListener('online', askSoon, { once: true })
  // The network came back while the script was being asked for.
  else if (!wasOnline) askSoon()
  else document.getElementById('missing')?.removeAttribute('hidden')
}
