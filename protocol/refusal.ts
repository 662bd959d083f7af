import type { requiredFields } from './form.ts'

/** Why the collector does not take an inquiry, as it answers a program: a code, and what a sentence about it has to say. */
export type Refusal =
  | { error: 'too-large'; kilobytes: number }
  | { error: 'broken' }
  | { error: 'not-our-form' }
  | { error: 'incomplete'; fields: RequiredField[] }
  | { error: 'email' }
  | { error: 'other-website' }
  | { error: 'send-only' }
  | { error: 'too-many'; seconds: number }
  | { error: 'unavailable'; seconds: number }

type RequiredField = (typeof requiredFields)[number]

/** What the collector will never take as it is. The two others, too many and unavailable, mean later. */
const final = ['too-large', 'broken', 'not-our-form', 'incomplete', 'email', 'other-website', 'send-only']

/** Whether an answer is a final refusal of our own collector, whoever else may have answered. */
export function isRefusal(answer: unknown): answer is Refusal {
  const { error, kilobytes, fields } = (answer ?? {}) as Record<string, unknown>
  if (error === 'too-large') return typeof kilobytes === 'number'
  if (error === 'incomplete') return Array.isArray(fields)
  return final.includes(String(error))
}

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
