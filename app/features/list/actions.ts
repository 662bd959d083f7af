import { button, element } from '#app/components/parts/element.ts'
import type { ListContent } from '#app/content/list.ts'
import { fragmentOf } from './address.ts'
import { lines } from './kept.ts'
import styles from './List.module.css'
import { letterOf } from './message.ts'

/** What can be done with a list besides sending it. */
export function actions(content: ListContent, clear: () => void) {
  const { words } = content
  const copy = button(words.copy, () => void copyLink(copy, content))
  const all = [copy]
  if (typeof navigator.share === 'function') all.push(button(words.share, () => void share(content)))
  all.push(button(words.print, () => window.print()))
  const quiet = button(words.clear, clear, { class: styles.quiet })
  return content.whatsapp ? [...all, whatsapp(content), quiet] : [...all, quiet]
}

/** In the fragment, so that it reaches no server and no log. */
const addressOf = ({ contact }: ListContent) => new URL(`${contact}#${fragmentOf(lines())}`, window.location.href).href

const writtenList = (content: ListContent) => letterOf(lines(), content)

async function copyLink(control: HTMLButtonElement, content: ListContent) {
  const { words } = content
  const address = addressOf(content)
  try {
    await navigator.clipboard.writeText(address)
    control.textContent = words.copied
    control.addEventListener('blur', () => (control.textContent = words.copy), { once: true })
  } catch {
    const field = element('input', { readonly: '', value: address, 'aria-label': words.copy })
    control.closest(`.${styles.actions}`)?.after(element('p', { class: styles.strip }, words.notCopied, ' ', field))
    field.select()
  }
}

async function share(content: ListContent) {
  try {
    await navigator.share({ title: content.words.title, text: writtenList(content), url: addressOf(content) })
  } catch {
    // The visitor has changed their mind.
  }
}

/** Made when it is pressed: the list may have changed. */
function whatsapp(content: ListContent) {
  const link = element('a', { target: '_blank', rel: 'noreferrer' }, content.words.whatsapp)
  const point = () => {
    link.href = `https://wa.me/${content.whatsapp}?text=${encodeURIComponent(writtenList(content))}`
  }
  for (const moment of ['pointerdown', 'focus', 'click']) link.addEventListener(moment, point)
  point()
  return link
}
