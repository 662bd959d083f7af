import { finder } from '#app/features/finder/finder.ts'
import { makeFiles } from '#app/features/finder/makeFiles.ts'
import type { Source } from '#app/i18n/source.ts'

/** The finder of an edition: with its first file, with all, and as in the browser, which fetches the others where the first does not suffice. */
export function answersIn(source: Source) {
  const { index, more } = makeFiles(source)
  const [find, findAll] = [finder(index), finder(index, more)]
  const answerTo = (typed: string) => {
    const answer = find(typed)
    return answer.asks === 'never' ? answer : findAll(typed)
  }
  return { index, more, find, findAll, answerTo }
}
