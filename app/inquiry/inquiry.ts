import { site } from '#config'

export const fields = ['name', 'company', 'email', 'phone', 'message'] as const

export type Fields = Record<(typeof fields)[number], string>

/** What a visitor has written, under the names of the inputs: the entry identifiers may change while it waits. */
export type Inquiry = Fields & {
  /** Made before the first storing, so that whoever receives it twice can tell. */
  id: string
  writtenAt: number
  /** The two traps for robots: an input that people do not see, and how long the form was open, in ms. */
  website: string
  opened: number
}

export function fieldsOf(form: FormData, { entries } = site.form): Fields {
  const value = (entry: string) => String(form.get(entry) ?? '')
  return Object.fromEntries(fields.map((field) => [field, value(entries[field])])) as Fields
}

export function inquiryOf(form: FormData, openedAt: number): Inquiry {
  const writtenAt = Date.now()
  return {
    id: newId(),
    writtenAt,
    ...fieldsOf(form),
    website: String(form.get('website') ?? ''),
    opened: Math.max(0, writtenAt - openedAt),
  }
}

// crypto.randomUUID is missing where the site is served without TLS.
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
