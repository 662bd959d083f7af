import { decode } from '#app/lib/decode.ts'
import { messageOf } from './fields.ts'
import { keepWords } from './formState.ts'

const longest = 500

/** What a link brings for the message, by the name of its fragment: with which words of the form it is written down. */
const wordings = ['source', 'quote', 'write'] as const
type Wording = (typeof wordings)[number]

/**
 * A link to the form may say what it is about: #source= a product that we do not list, #quote= a group of products,
 * #write= a whole sentence. The message begins with it, and the address names it no longer.
 */
export function takeFragment(form: HTMLFormElement) {
  const { hash, pathname } = window.location
  const wording = wordings.find((name) => hash.startsWith(`#${name}=`))
  if (!wording) return
  const words = decode(hash.slice(wording.length + 2))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
  history.replaceState(history.state, '', pathname)
  if (!words) return
  addToMessage(form, words, wording)
  const message = messageOf(form)
  message.focus({ preventScroll: true })
  selectGap(message)
  // Where the window does not hold the form, it begins with the heading above it.
  const isWhole = form.getBoundingClientRect().bottom < innerHeight
  if (!isWhole) document.getElementById('inquiry')?.scrollIntoView({ behavior: 'instant' })
  message.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Writes into the message what the visitor would like to have. */
export function addToMessage(form: HTMLFormElement, words: string, wording: Wording) {
  const message = messageOf(form)
  const sentences: Partial<Record<Wording, string>> = JSON.parse(form.dataset.words ?? '{}')
  const sentence = (sentences[wording] ?? '{words}').replace('{words}', () => words)
  if (!message.value.includes(sentence)) message.value = [message.value, sentence].filter(Boolean).join('\n')
  keepWords(form)
}

/** What a sentence leaves open stands in brackets: "[quantity]". The first is there to be typed over. */
function selectGap(message: HTMLTextAreaElement) {
  const [gap = ''] = /\[[^\]]+\]/.exec(message.value) ?? []
  const start = message.value.indexOf(gap)
  if (gap) message.setSelectionRange(start, start + gap.length)
}
