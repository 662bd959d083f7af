import type { Refusal, RequiredField } from './refusal.ts'

type Words = {
  reasons: Record<Refusal['error'], string>
  labels: Record<RequiredField, string>
  language: string
}

/**
 * What an edition's reader gets whose browser sent the form without scripts, when the inquiry is not taken. The build
 * writes it for the collector, since words and styles are the website's. All texts are HTML; {home} and {reason} in the
 * page are filled in.
 */
export type RefusalPage = Words & { html: string; policy: string }

/** Its file in dist/: the pages of all editions, by what their addresses begin with. */
export const refusalFile = '_refusals.json'

/** The sentence for a refusal, in the words of an edition. */
export function sentenceOf(refusal: Refusal, { reasons, labels, language }: Words): string {
  return reasons[refusal.error].replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (name === 'kilobytes' && 'kilobytes' in refusal) return refusal.kilobytes.toLocaleString(western(language))
    if (name === 'wait' && 'seconds' in refusal) return inUnits(refusal.seconds, language)
    if (name === 'fields' && 'fields' in refusal)
      return new Intl.ListFormat(language).format(refusal.fields.map((field) => labels[field]))
    return whole
  })
}

/** With the digits of the UAE, whatever a browser takes for Arabic ones. */
const western = (language: string) => `${language}-u-nu-latn`

const inUnits = (seconds: number, language: string) =>
  new Intl.NumberFormat(western(language), { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds)
