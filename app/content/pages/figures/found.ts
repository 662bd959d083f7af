import { grades } from '#app/catalogue/grades/grades.ts'
import type { Grade } from '#app/catalogue/grades/types.ts'

/** The build stops where a figure lacks a fact or a word. */
export function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`The guides lack ${what}`)
  return thing
}

/** The grade of a group, which has to be of one of these kinds. */
export function gradeOf<Kind extends Grade['kind']>(group: string, ...kinds: readonly Kind[]) {
  const grade = found(grades[group], `a grade to draw for ${group}`)
  if (!kinds.some((kind) => kind === grade.kind))
    throw new Error(`The figure of ${group} cannot show a grade of the kind "${grade.kind}"`)
  return grade as Extract<Grade, { kind: Kind }>
}
