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

type RefusalCode = Refusal['error']

export type RequiredField = 'name' | 'company' | 'email' | 'message'

type Words = {
  reasons: Record<RefusalCode, string>
  labels: Record<RequiredField, string>
  language: string
}

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
