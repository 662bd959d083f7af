/** Ends with the command's exit code; a failure is one sentence, not a stack of calls. */
export function runCommand(command: () => Promise<number>) {
  // A reader such as `head` that has seen enough is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  command().then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
}
