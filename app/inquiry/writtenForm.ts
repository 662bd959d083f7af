import type { Fields, Inquiry } from './inquiry.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

const controls = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[data-field]')]

/** What stands in the form, under our own names: a form service has other ones. */
export const readForm = (form: HTMLFormElement) =>
  Object.fromEntries(controls(form).map(({ dataset, value }) => [dataset.field, value])) as Fields

/** Fills in what is still empty; the browser may have restored some itself. */
export function fillForm(form: HTMLFormElement, written: Fields) {
  for (const control of controls(form)) control.value ||= written[control.dataset.field as keyof Fields]
}

/** An inquiry as it is sent, whatever becomes of the form. */
export function inquiryOf(form: HTMLFormElement, openedAt: number): Inquiry {
  const writtenAt = Date.now()
  return {
    id: newId(),
    writtenAt,
    ...readForm(form),
    website: form.querySelector<HTMLInputElement>('[data-bait]')?.value ?? '',
    opened: Math.max(0, writtenAt - openedAt),
  }
}

// crypto.randomUUID is missing where the site is served without TLS.
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
