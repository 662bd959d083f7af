import { globSync, readFileSync } from 'node:fs'
import { closest } from '#config/closest.ts'

/** The place in the words whose name is nearly the one that is asked for. */
export function probablyMeant(asked: string) {
  const keys = globSync('app/content/??/*.ts')
    .sort()
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const key = text.match(/^\s*(\w+):/)?.[1]
          return key && key !== asked ? [{ key, file: path.replaceAll('\\', '/'), line: index + 1 }] : []
        }),
    )
  const known = Map.groupBy(keys, ({ key }) => key)
  // A slip stands once; a name that stands in many places is a name.
  const rare = [...known].filter(([, places]) => places.length === 1).map(([key]) => key)
  const meant = closest(asked, rare)
  return meant ? known.get(meant)?.[0] : undefined
}
