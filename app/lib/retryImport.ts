/**
 * A part of the code, fetched when it is asked for, and asked for again where it did not come. Firefox does not do the
 * latter of itself: for as long as a page stands, a module that once failed has failed. Its error names the address.
 */
export function askAgain<Part>(fetchPart: () => Promise<Part>) {
  let part: Promise<Part> | undefined
  return () => {
    part ??= fetchPart().catch((error: Error) => {
      const address = /http.*/.exec(error.message)
      if (!address) throw error
      return import(/* @vite-ignore */ `${address}?${Date.now()}`)
    })
    part.catch(() => {
      part = undefined
    })
    return part
  }
}
