/**
 * Says once when inquiries cannot be stored, and once when they can again. A line for each would fill the log and,
 * where nobody reads the pipe, stop the server. Of an inquiry only its id is named.
 */
export function troubleLog(write: (line: string) => void = console.error) {
  let isOn = false
  return {
    report(what: string, error: unknown) {
      if (!isOn) write(`${what}: ${error instanceof Error ? error.message : error}`)
      isOn = true
    },
    over() {
      if (isOn) write('Inquiries are stored again.')
      isOn = false
    },
  }
}
