const key = '#source='
const longest = 500

/** Somebody looked for a product that we do not list: the message begins with it. The address names it no longer. */
export function takeSource(form: HTMLFormElement) {
  const { hash, pathname } = window.location
  const message = form.querySelector<HTMLTextAreaElement>('textarea[data-field]')
  if (!hash.startsWith(key) || !message) return
  const words = decode(hash.slice(key.length)).replace(/\s+/g, ' ').trim().slice(0, longest)
  history.replaceState(history.state, '', pathname)
  if (!words) return
  askFor(words, form)
  message.focus()
}

/** Writes into the message what somebody would like us to find. */
export function askFor(words: string, form: HTMLFormElement) {
  const message = form.querySelector<HTMLTextAreaElement>('textarea[data-field]')
  const sentence = (form.dataset.source ?? '').replace('{words}', () => words)
  if (!message) return
  if (!message.value.includes(sentence)) message.value = [message.value, sentence].filter(Boolean).join('\n')
  // As if it had been typed: what is in the form is kept.
  message.dispatchEvent(new Event('input', { bubbles: true }))
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
