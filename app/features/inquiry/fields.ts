import { messageWith, storage } from '#app/features/list/storage.ts'
import type { Inquiry } from '#app/features/outbox/inquiry.ts'
import { type Fields, traps } from '#protocol/form.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

export const formOfPage = () => document.querySelector<HTMLFormElement>('[data-inquiry] form')

const controls = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[data-field]')]

const nameOf = ({ dataset }: Control) => dataset.field as keyof Fields

export const messageOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLTextAreaElement>('[data-field=message]') as HTMLTextAreaElement

/** What stands in the form, under our own names: a form service has other ones. */
export const readForm = (form: HTMLFormElement) =>
  Object.fromEntries(controls(form).map((control) => [nameOf(control), control.value])) as Fields

/** Fills in what is still empty, or everything; the browser may have restored some itself. */
export function fillForm(form: HTMLFormElement, written: Partial<Fields>, isWhole = false) {
  for (const control of controls(form)) {
    const value = written[nameOf(control)] ?? ''
    control.value = isWhole ? value : control.value || value
  }
}

const baitOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>(`[name='${traps.bait}']`)

/** Empties the form of what was sent. What was typed in the meantime stays. */
export function clearSent(form: HTMLFormElement, sent: Fields) {
  const now = readForm(form)
  // Unlike an empty value, a reset lets the browser forget that it has found something missing.
  form.reset()
  for (const control of controls(form)) {
    const value = now[nameOf(control)]
    if (value !== sent[nameOf(control)]) control.value = value
  }
}

/** An inquiry as it is sent, whatever becomes of the form. The list goes before the visitor's own words, in one message. */
export function inquiryOf(form: HTMLFormElement, openedAt: number): Inquiry {
  const writtenAt = Date.now()
  const fields = readForm(form)
  const { lines, text } = storage.read()
  return {
    id: newId(),
    writtenAt,
    ...fields,
    message: messageWith(text, fields.message),
    ...(lines.length && { own: fields.message, lines }),
    website: baitOf(form)?.value ?? '',
    opened: Math.max(0, writtenAt - openedAt),
  }
}

// crypto.randomUUID is missing where the site is served without TLS.
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
