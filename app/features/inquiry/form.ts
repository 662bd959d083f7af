import { onList } from '#app/features/list/start.ts'
import { sentLines, storage, unlisted } from '#app/features/list/storage.ts'
import type { Inquiry } from '#app/features/outbox/inquiry.ts'
import { hold, store, takeOut } from '#app/features/outbox/outbox.ts'
import { sendOne } from '#app/features/outbox/send.ts'
import { onDemand } from '#app/lib/onDemand.ts'
import { session } from '#app/lib/session.ts'
import { arrival } from '#app/lib/visit.ts'
import { whenReturned } from '#app/lib/whenReturned.ts'
import { thanksAnchor } from '#protocol/form.ts'
import { clearSent, fillForm, formOfPage, inquiryOf, messageOf, readForm } from './fields.ts'
import { dropDraft, formState, keepWords, readDraft } from './formState.ts'

/** Decides when what is in the outbox is tried again. */
export const loadCourier = onDemand(() => import('#app/features/outbox/courier.ts'))

const loadMessage = onDemand(() => import('./message.ts'))

const thanksFor = 3000
// The visitor is waiting for the thanks: 2 ms on a good day, 70 ms on a crowded disk.
const storedWithin = 3000

/** Whoever writes may lose the network before sending: what sends later, and tells of it, is there by then. */
function prepare() {
  loadCourier()
  Promise.all([import('./OutboxNote.tsx'), import('#app/lib/react.ts')]).catch(() => {})
}

/**
 * Keeps what is typed from the first key on; takes, stores and sends what is sent. The form itself is HTML, and none of
 * this waits for any other script.
 */
export function startForm() {
  const form = formOfPage()
  if (!form) return
  form.addEventListener('input', () => {
    begin()
    keepWords(form)
  })
  form.addEventListener('input', prepare, { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    begin()
    if (formState.read().phase === 'editing') void accept(form)
  })
  formState.subscribe(() => showPhase(form))
  showPhase(form)
  followList(form)
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    if (hasBrowserSent()) {
      // Whoever copies or keeps this address has sent nothing.
      history.replaceState(history.state, '', window.location.pathname)
      dropDraft()
      formState.change({ isSent: true })
      thank(form)
    } else putBack(form)
    takeFragment()
  }
  const takeFragment = () => {
    if (/^#(source|quote|write)=/.test(window.location.hash)) loadMessage((message) => message.takeFragment(form))
  }
  // A moment later, since the browser puts back what it remembers of the page only after this; or with the first key.
  setTimeout(begin)
  // A link of the finder that stands on this page.
  window.addEventListener('hashchange', takeFragment)
  whenReturned(() => putBack(form, true))
}

/** With a list the message may stay empty; what a shared list names that we do not sell is asked for in words. */
function followList(form: HTMLFormElement) {
  onList(() => {
    messageOf(form).required = storage.read().lines.length === 0
  })
  unlisted.subscribe(() => loadMessage((message) => message.addToMessage(form, unlisted.read(), 'source')))
}

function showPhase(form: HTMLFormElement) {
  const { phase, isSent = false } = formState.read()
  const place = form.closest('[data-inquiry]')
  place?.setAttribute('data-state', phase)
  place?.toggleAttribute('data-sent', isSent)
  // As an attribute: Firefox before 119 knows no properties for ARIA.
  if (phase === 'sending') form.setAttribute('aria-busy', 'true')
  else form.removeAttribute('aria-busy')
}

/** Whether the visitor came back to this page, and has not begun to write before this code was there. */
const hasReturned = (form: HTMLFormElement) => arrival() === 'back_forward' && !form.contains(document.activeElement)

/** What was begun on an earlier look at this page comes back, except where something is typed. */
function putBack(form: HTMLFormElement, isReturn = hasReturned(form)) {
  // On the way back the browser puts in what stood there when the page was left, though it may have been sent since. Where
  // nothing can be kept, that is all there is.
  if (isReturn && session.isWritable()) form.reset()
  const draft = readDraft()
  if (draft) {
    formState.change({ openedAt: draft.openedAt, replaces: draft.replaces })
    fillForm(form, draft.fields)
  }
  // Some may have been typed before this code was there.
  keepWords(form)
}

/** Stores, thanks, sends. */
async function accept(form: HTMLFormElement) {
  const { openedAt, replaces } = formState.read()
  const inquiry = inquiryOf(form, openedAt)
  formState.change({ phase: 'sending', latest: inquiry.id, isSent: false })
  const written = readForm(form)
  // Where the browser may not store, or has no room, memory has to do.
  await store(inquiry, storedWithin).catch(() => hold(inquiry))
  if (replaces) takeOut(replaces).catch(() => {})
  sendOne(inquiry.id).then((attempt) => {
    if (formState.read().latest === inquiry.id) formState.change({ isSent: attempt.kind === 'gone' })
    loadCourier((courier) => courier.goOn(attempt))
  })
  // Not before it is stored: until then the draft is all there is.
  clearSent(form, written)
  formState.change({ openedAt: Date.now(), replaces: undefined })
  keepWords(form)
  // A list that has changed since, in this tab or another, stays: better sent twice than lost.
  if (inquiry.lines === storage.read().lines) storage.clear()
  thank(form, inquiry)
}

/** Thanks in place of the form, then the form again. */
function thank(form: HTMLFormElement, inquiry?: Inquiry) {
  formState.change({ phase: 'thanks' })
  const heading = document.getElementById(thanksAnchor)?.querySelector<HTMLElement>('[tabindex]')
  // The button that was pressed is gone, and so is the list above.
  heading?.focus({ preventScroll: true })
  bringIntoView(form)
  setTimeout(() => {
    const isHere = document.activeElement === heading || document.activeElement === document.body
    formState.change({ phase: 'editing' })
    // The list's component offers to use it again, unless it is back already with an inquiry that was refused.
    if (inquiry?.lines && formState.read().replaces !== inquiry.id) sentLines.set(inquiry.lines)
    // Unless the visitor has gone elsewhere in the meantime.
    if (!isHere) return
    form.focus({ preventScroll: true })
    // Above the form's title, where the list was, stands what went with it.
    bringIntoView(form)
  }, thanksFor)
}

/** All of the sheet that the form is on, with the next frame, since a list enters and leaves the page only then. */
const bringIntoView = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.closest('[data-inquiry]')?.parentElement?.scrollIntoView({ behavior: 'instant' }))

/** The visitor was faster than our scripts: the browser has sent the form, and the collector has led back here. */
const hasBrowserSent = () => arrival() === 'navigate' && window.location.hash === `#${thanksAnchor}`
