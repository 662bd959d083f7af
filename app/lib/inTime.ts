/** Gives up on what may never come to an end. */
export function inTime<Result>(work: Promise<Result>, within: number): Promise<Result> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error(`No answer within ${within} ms`)), within)
    work.then(done, failed).finally(() => clearTimeout(timer))
  })
}
