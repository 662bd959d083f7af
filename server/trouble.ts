const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

type Write = (line: string) => void

/**
 * Says once when inquiries cannot be stored, once for each further reason, and once when they can again. A line for each
 * inquiry would fill the log and, where nobody reads the pipe, stop the server. Of an inquiry only its id is named.
 */
export function storeTrouble(write: Write = console.error, mostReasons = 20) {
  const reported = new Set<string>()
  return {
    report(what: string, error: unknown) {
      const reason = reasonOf(error)
      if (reported.has(reason) || reported.size === mostReasons) return
      reported.add(reason)
      write(`${what}: ${reason}`)
    },
    over() {
      if (reported.size) write('Inquiries are stored again.')
      reported.clear()
    },
  }
}

/** Says at most once a minute that a request could not be answered: nothing tells when that is over. */
export function requestTrouble(write: Write = console.error, now: () => number = Date.now) {
  let quietUntil = 0
  return (error: unknown) => {
    if (now() < quietUntil) return
    quietUntil = now() + 60_000
    write(`A request could not be answered: ${reasonOf(error)}`)
  }
}
