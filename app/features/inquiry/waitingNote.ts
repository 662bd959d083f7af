import { button, element } from '#app/components/parts/element.ts'
import { openList } from '#app/features/list/offerList.ts'
import { counted } from '#app/i18n/plurals.ts'
import { sendNow } from './courier.ts'
import type { DeskWords } from './InquiryForm.tsx'
import { mailOf } from './mail.ts'
import { type OutboxEntry, takeOut } from './outbox.ts'
import { sentenceOf } from './refusal.ts'
import { watchOutbox } from './watchOutbox.ts'

type Note = { look: () => Promise<void>; mailed: Set<string>; shown: string }

const notes = new WeakMap<HTMLElement, Note>()

/** Tells at the form of inquiries that have not gone out, and gives ways to help them. */
export function followOutbox(place: HTMLElement) {
  if (notes.has(place)) return
  const { look, stop } = watchOutbox((entries) => (place.isConnected ? show(place, entries) : stop()))
  notes.set(place, { look, mailed: new Set(), shown: '' })
}

/** The thanks are over: what waits comes into view. */
export async function lookAgain(place: HTMLElement) {
  await notes.get(place)?.look()
  const { note } = partsOf(place)
  if (!note.hidden) note.scrollIntoView({ block: 'nearest' })
}

function partsOf(place: HTMLElement) {
  const part = <Part extends HTMLElement>(selector: string) => place.querySelector(selector) as Part
  return {
    note: part('[data-note]'),
    news: part('[data-news]'),
    form: part<HTMLFormElement>('form'),
    words: JSON.parse(place.dataset.words ?? '{}') as DeskWords,
  }
}

function show(place: HTMLElement, entries: OutboxEntry[]) {
  const memory = notes.get(place)
  if (!memory) return
  const { note, news, form, words } = partsOf(place)
  const isThanking = place.dataset.state === 'thanks'
  // What is being sent for the first time is nobody's worry, and what is back in the form has not been forgotten.
  const told = entries.filter(({ id, tried }) => id !== form.dataset.replaces && (tried || !isThanking))
  const key = JSON.stringify([told.map(({ id, refusal }) => [id, refusal]), [...memory.mailed]])
  if (key === memory.shown) return
  const { sent, removed, editing } = words.waiting
  const isSent = told.length === 0 && !note.hidden && ![removed, editing].includes(news.textContent ?? '')
  if (isSent) news.textContent = sent
  memory.shown = key
  const hadFocus = note.contains(document.activeElement)
  note.hidden = told.length === 0
  note.replaceChildren(...contentOf(place, told, memory))
  // The button is gone. Whoever was on it finds the news in its place.
  if (hadFocus) news.focus({ preventScroll: true })
}

function contentOf(place: HTMLElement, told: OutboxEntry[], memory: Note): HTMLElement[] {
  const { news, words } = partsOf(place)
  const { waiting, labels, reasons, language } = words
  const due = told.filter(({ refusal }) => !refusal)
  const refused = told.filter(({ refusal }) => refusal)
  // What is still on its way is nobody's to remove.
  const removable = told.filter(({ id, refusal }) => refusal || memory.mailed.has(id))
  const tell = (sentence: string) => {
    news.textContent = sentence
  }

  async function hurry() {
    tell(waiting.sending)
    const left = await sendNow()
    // One that is refused says so itself, and goes nowhere later.
    tell(left.length === 0 ? waiting.sent : left.some(({ refusal }) => !refusal) ? waiting.stillWaiting : '')
  }

  async function remove() {
    tell(waiting.removed)
    await Promise.all(removable.map(({ id }) => takeOut(id)))
  }

  const sentences = refused.map((entry) =>
    element(
      'p',
      {},
      element('strong', {}, waiting.refused),
      ' ',
      entry.refusal && entry.refusal.error in reasons
        ? sentenceOf(entry.refusal as never, { reasons, labels, language })
        : waiting.refusedText,
      ' ',
      button(waiting.edit, () => edit(place, entry)),
    ),
  )
  if (due.length > 0) {
    const where = due.some(({ fleeting }) => fleeting) ? waiting.fleeting : waiting.text
    sentences.unshift(
      element(
        'p',
        {},
        element('strong', {}, counted(waiting.title, due.length, language)),
        ' ',
        counted(where, due.length, language),
      ),
    )
  }
  const actions: HTMLElement[] = [mailLink(place, told, memory)]
  if (due.length > 0) actions.unshift(button(waiting.sendNow, hurry))
  if (removable.length > 0) actions.push(button(waiting.remove, remove))
  return told.length > 0 ? [...sentences, element('div', {}, ...actions)] : []
}

/** Puts a refused inquiry back into the form. It stays in the outbox until what becomes of it is stored. */
async function edit(place: HTMLElement, entry: OutboxEntry) {
  const { lines = [], own, ...written } = entry
  // Without its code the list comes back as the text that it was sent as.
  const hasList = lines.length > 0 && (await openList())
  const { news, form, words } = partsOf(place)
  const controls = [...form.querySelectorAll<HTMLInputElement>('[data-field]')]
  if (controls.some(({ value }) => value)) {
    news.textContent = words.waiting.formInUse
    return
  }
  const back = hasList ? { ...written, message: own ?? '' } : written
  for (const control of controls) control.value = back[control.dataset.field as keyof typeof words.labels]
  if (hasList) document.dispatchEvent(new CustomEvent('list-back', { detail: lines }))
  form.dataset.replaces = entry.id
  news.textContent = words.waiting.editing
  void notes.get(place)?.look()
  const message = controls.at(-1)
  // As if it had been typed: what is in the form is kept.
  message?.dispatchEvent(new Event('input', { bubbles: true }))
  message?.focus()
}

function mailLink(place: HTMLElement, told: OutboxEntry[], { mailed, look }: Note) {
  const { note, news, words } = partsOf(place)
  const { waiting, labels, to } = words
  const mail = mailOf(told, { ...waiting.mail, labels, to })
  const link = element('a', { href: mail.href }, waiting.sendByMail)
  link.addEventListener('click', async () => {
    for (const { id } of told) mailed.add(id)
    if (!mail.isWhole) {
      const isCopied = await copy(mail.text)
      news.textContent = isCopied ? waiting.copied : waiting.notCopied
      await look()
      if (!isCopied) note.append(textToCopy(mail.text, waiting.textLabel))
    } else await look()
  })
  return link
}

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function textToCopy(text: string, label: string) {
  const area = element('textarea', { readonly: '', rows: '6', dir: 'auto', 'aria-label': label }, text)
  requestAnimationFrame(() => area.select())
  return area
}
