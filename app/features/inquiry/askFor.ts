const longest = 500

/** What a link brings for the message, by the name of its fragment: with which words of the form it is written down. */
const wordings = ['source', 'quote', 'write'] as const
type Wording = (typeof wordings)[number]

const messageOfForm = () => document.querySelector<HTMLTextAreaElement>('[data-inquiry] textarea')

/**
 * A link to the form may say what it is about: #source= a product that we do not list, #quote= a group of products,
 * #write= a whole sentence. The message begins with it, and the address names it no longer.
 */
export function takeFragment() {
  const { hash, pathname } = window.location
  const wording = wordings.find((name) => hash.startsWith(`#${name}=`))
  const message = messageOfForm()
  if (!wording || !message) return
  const words = decode(hash.slice(wording.length + 2))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
  history.replaceState(history.state, '', pathname)
  if (!words) return
  askFor(words, wording)
  message.focus({ preventScroll: true })
  message.closest('form')?.scrollIntoView({ block: 'nearest' })
}

/** Writes into the message what the visitor would like to have. */
export function askFor(words: string, wording: Wording = 'source') {
  const message = messageOfForm()
  if (!message) return
  const form = message.form?.dataset[wording] ?? '{words}'
  const sentence = form.replace('{words}', () => words)
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
