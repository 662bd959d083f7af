import { globSync, readFileSync } from 'node:fs'
import { closest } from '#config/closest.ts'
import { paths } from '#config/paths.ts'
import { icons } from '#content/schema/icons.ts'
import type { Modules } from './files.ts'
import { categories, languageOf, placeOf, sayPlace } from './place.ts'

/** A value among the words: its file, the export and the keys that lead to it. */
export type Side = { file: string; keys: string[]; value: unknown }

/** Names and kinds in which one edition differs from the other, and icons, pages and figures that do not exist. */
export function checkWords(modules: Modules, languages: readonly string[]): string[] {
  const pages = [...paths, ...categories.map((id) => `/products/${id}`)]
  const told = new Set<string>()
  for (const [file, value] of modules) {
    if (/[/.](en|ar)[/.]/.test(file) && languages.includes(languageOf(file)))
      for (const slip of unknownIn({ file, keys: [], value }, pages)) told.add(slip)
    const other = file.replace(/([/.])en([/.])/, '$1ar$2')
    const beside = other !== file && modules.get(other)
    for (const name of beside ? Object.keys(value).filter((key) => key in beside) : [])
      for (const [side, slip] of differences(
        at({ file, keys: [], value }, name),
        at({ file: other, keys: [], value: beside }, name),
      ))
        if (languages.includes(languageOf(side.file))) told.add(slip)
  }
  return [...told]
}

const at = ({ file, keys, value }: Side, key: string): Side => ({
  file,
  keys: [...keys, key],
  value: (value as Record<string, unknown>)[key],
})

const namesIn = ({ value }: Side) =>
  Object.keys(value as object).filter((key) => (value as Record<string, unknown>)[key] !== undefined)

/** The catalogue gives these their names, in every language. */
const ofCatalogue = /^(words\.groups\.items|guides|guides\.[^.]+\.meanings|pictures)$/

function* differences(english: Side, other: Side): Generator<[Side, string]> {
  const kind = kindOf(english.value)
  if (kind !== kindOf(other.value)) {
    const [wrong, right] = kind === 'figure' ? [english, other] : [other, english]
    yield [
      wrong,
      `${sayLine(wrong)}: \`${wrong.keys.at(-1)}\` is a ${kindOf(wrong.value)}, and a ${kindOf(right.value)} is expected. A text stands in quotation marks, a figure without.`,
    ]
    return
  }
  if (typeof english.value !== 'object' || typeof other.value !== 'object') return
  const [here, there] = [namesIn(english), namesIn(other)]
  // Counts have the forms of their own language; lists may differ in length.
  const isCount = here.includes('other')
  if (!isCount && kind !== 'list' && !ofCatalogue.test(english.keys.join('.')))
    yield* renamed(english, other, here, there)
  if (!isCount)
    for (const key of here.filter((one) => there.includes(one))) yield* differences(at(english, key), at(other, key))
}

const kinds: Record<string, string> = { string: 'text', number: 'figure' }
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : (kinds[typeof value] ?? 'group of names'))

function* renamed(english: Side, other: Side, here: string[], there: string[]): Generator<[Side, string]> {
  const lacking = new Set(there.filter((key) => !here.includes(key)))
  for (const key of here.filter((one) => !there.includes(one))) {
    const meant = closest(key, lacking)
    if (!meant) yield [other, missing(other, key)]
    else if (isAsked(meant) && !isAsked(key)) yield [english, unknown(english, key, [meant])]
    else yield [other, unknown(other, meant, [key])]
    if (meant) lacking.delete(meant)
  }
  for (const key of lacking) yield isAsked(key) ? [english, missing(english, key)] : [other, unknown(other, key, [])]
}

/** A name that the pages ask for is no slip. */
const isAsked = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources())

const sources = () =>
  globSync('{app,content/schema}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join()

export const sayLine = ({ file, keys }: Side) => sayPlace({ ...placeOf(file, keys), keys: [] })

export const missing = ({ file, keys }: Side, name: string) => {
  const place = placeOf(file, keys)
  return `${place.file}, line ${place.lastLine}: \`${name}\` is missing in what ends here. Add it.`
}

export const didYouMean = (name: string, known: Iterable<string>) => {
  const meant = closest(name, known)
  return meant ? ` Did you mean \`${meant}\`?` : ''
}

export const noName = (name: string, hint: string) =>
  `\`${name}\` is no name that is known here.${hint || ' Correct it or take it away.'}`

export const unknown = (side: Side, name: string, known: Iterable<string>) =>
  `${sayLine(at(side, name))}: ${noName(name, didYouMean(name, known))}`

function* unknownIn(side: Side, pages: string[]): Generator<string> {
  const { file, keys, value } = side
  const [gap] =
    (typeof value === 'string' && value.match(/.{0,20}(\bundefined\b|\[object Object\]|\bNaN\b).{0,20}/)) || []
  if (gap)
    yield `${sayPlace(placeOf(file, keys))}: the text says “${gap}”. What stands between \${ and } is not known: correct its name.`
  if (typeof value !== 'object' || value === null) return
  const { icon, to, label } = value as Record<string, unknown>
  if (typeof icon === 'string' && !icons.includes(icon as never))
    yield `${sayLine(at(side, 'icon'))}: there is no icon \`${icon}\`.${didYouMean(icon, icons)} The icons are listed in content/schema/icons.ts.`
  if (typeof to === 'string' && label && ![...pages, 'tel', ''].includes(to))
    yield `${sayLine(at(side, 'to'))}: there is no page \`${to}\`.${didYouMean(to, pages)}`
  for (const key of Object.keys(value)) yield* unknownIn(at(side, key), pages)
}

/** Words by names of the catalogue: those that it does not have, and those that it has and the words have not. */
export function* checkNames(
  side: Side,
  known: readonly string[],
  none: (name: string, hint: string) => string,
  isWhole = true,
): Generator<string> {
  const names = namesIn(side)
  const lacking = new Set(known.filter((name) => !names.includes(name)))
  for (const name of names.filter((one) => !known.includes(one))) {
    const meant = closest(name, lacking)
    if (meant) lacking.delete(meant)
    yield `${sayLine(at(side, name))}: ${none(name, didYouMean(name, meant ? [meant] : known))}`
  }
  if (isWhole) for (const name of lacking) yield missing(side, name)
}
