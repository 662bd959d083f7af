// A tab of an older deployment asks for files that are gone: once in a while is often enough.
const pause = 10_000

/**
 * A dynamic import that can be asked for again after it failed. Firefox does not do that by itself: for as long as a
 * page stands, a module that failed once has failed. Its error names the address, which then gets a query.
 */
export function retryImport<Module>(load: () => Promise<Module>) {
  let loading: Promise<Module> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let lastError: unknown
  return (): Promise<Module> => {
    if (loading) return loading
    if (performance.now() - failedAt < pause) return Promise.reject(lastError)
    const attempt = lastError ? loadAgain(load, lastError) : load()
    loading = attempt
    attempt.catch((error: unknown) => {
      loading = undefined
      // Without a network nothing was asked of anybody, and when it is back nobody has to wait.
      if (navigator.onLine) failedAt = performance.now()
      lastError = error
    })
    return attempt
  }
}

function loadAgain<Module>(load: () => Promise<Module>, error: unknown): Promise<Module> {
  const [address] = /http\S+/.exec(String(error)) ?? []
  return address ? import(/* @vite-ignore */ `${address}?${Date.now()}`) : load()
}
