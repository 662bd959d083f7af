import { element } from '#app/components/parts/element.ts'
import type { ListContent } from '#app/content/list.ts'
import styles from './List.module.css'
import type { Line } from './line.ts'
import { letterOf } from './message.ts'
import { messageWith } from './messageWith.ts'

/** How the message of the form reads without a list, to go back to. */
const without = new WeakMap<HTMLFormElement, { label: Node[]; hint: string }>()

/** With lines on the list the message may stay empty, and a preview shows what will be sent. Without, the form is as it was. */
export function listInForm(list: readonly Line[], content: ListContent) {
  const form = document.querySelector<HTMLFormElement>('[data-inquiry] form')
  const message = form?.querySelector<HTMLTextAreaElement>('textarea[data-field]')
  const label = form?.querySelector(`label[for="${message?.id}"]`)
  const hint = document.getElementById(`${message?.id}-hint`)
  if (!form || !message || !label || !hint) return
  const before = without.get(form) ?? { label: [...label.childNodes], hint: hint.textContent ?? '' }
  without.set(form, before)
  message.required = list.length === 0
  if (list.length === 0) {
    delete form.dataset.list
    delete form.dataset.lines
    label.replaceChildren(...before.label)
    hint.textContent = before.hint
    form.querySelector(`.${styles.preview}`)?.remove()
    return
  }
  const { words } = content
  form.dataset.list = letterOf(list, content)
  form.dataset.lines = JSON.stringify(list)
  label.replaceChildren(`${words.message.label} `, element('span', {}, `(${words.message.optional})`))
  hint.textContent = words.message.hint
  const preview = form.querySelector<HTMLElement>(`.${styles.preview} div`) ?? addPreview(form, message, hint, content)
  preview.textContent = messageWith(form.dataset.list, message.value)
}

function addPreview(form: HTMLFormElement, message: HTMLTextAreaElement, hint: HTMLElement, { words }: ListContent) {
  const text = element('div', { dir: 'auto' })
  const details = element('details', { class: styles.preview }, element('summary', {}, words.preview), text)
  details.open = matchMedia('(min-width: 60rem)').matches
  hint.after(details)
  message.addEventListener('input', () => {
    text.textContent = messageWith(form.dataset.list ?? '', message.value)
  })
  return text
}
