import { messageWith, storage } from '#app/features/list/storage.ts'
import type { Fields, Inquiry } from './inquiry.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

const controls = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[data-field]')]

/** What stands in the form, under our own names: a form service has other ones. */
export const readForm = (form: HTMLFormElement) =>
  Object.fromEntries(controls(form).map(({ dataset, value }) => [dataset.field, value])) as Fields

/** Fills in what is still empty, or everything; the browser may have restored some itself. */
export function fillForm(form: HTMLFormElement, written: Fields, isWhole = false) {
  for (const control of controls(form)) {
    const value = written[control.dataset.field as keyof Fields]
    control.value = isWhole ? value : control.value || value
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
    website: form.querySelector<HTMLInputElement>('[data-bait]')?.value ?? '',
    opened: Math.max(0, writtenAt - openedAt),
  }
}

// crypto.randomUUID is missing where the site is served without TLS.
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
