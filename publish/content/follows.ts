import type { Slip } from './products.ts'

/** Whether a problem is one of a slip that was told already: of the same lines, of that product elsewhere, or of no content at all. */
export function follows(problem: string, slips: readonly Slip[]) {
  if (!slips.length) return false
  const [, file = '', place = ''] = problem.match(/^(\S+?), (.*?):/) ?? []
  if (!/^(app\/(content|catalogue)|config)\//.test(file)) return true
  // What reads the products stumbles over each of their slips, in words of the compiler's.
  if (problem.includes(': TypeScript says: ')) return true
  const line = Number(place.match(/^line (\d+)/)?.[1])
  if (slips.some((slip) => slip.file === file && slip.line <= line && line <= slip.lastLine)) return true
  const ids = slips.flatMap((slip) => slip.ids ?? [])
  const named = problem.match(/`([^`]+)`/)?.[1]?.split(', ') ?? [place]
  return named.every((name) => ids.includes(name.replace(/^['"]|['"]$/g, '')))
}
