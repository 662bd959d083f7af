import { list } from '#app/features/list/store.ts'
import { fillForm, readForm } from './formFields.ts'
import { formState } from './formState.ts'
import type { OutboxEntry } from './outbox.ts'

/**
 * Puts a refused inquiry back into the form, and its list where lists are. It stays in the outbox until what becomes of
 * it is stored. False, where another inquiry is being written.
 */
export function editAgain({ id, lines = [], own, ...written }: OutboxEntry) {
  const form = document.querySelector<HTMLFormElement>('[data-inquiry] form')
  if (!form || Object.values(readForm(form)).some(Boolean)) return false
  formState.set({ replaces: id })
  list.merge(lines)
  fillForm(form, { ...written, message: own ?? written.message }, true)
  const message = form.querySelector('textarea')
  // As if it had been typed: what is in the form is kept.
  message?.dispatchEvent(new Event('input', { bubbles: true }))
  message?.focus()
  return true
}
