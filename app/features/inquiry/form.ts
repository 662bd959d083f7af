import { storage } from '#app/features/list/storage.ts'
import { noop } from '#app/lib/noop.ts'
import { inDatabase } from './database.ts'
import { dropDraft, readDraft, saveDraft } from './draft.ts'
import { fillForm, inquiryOf, readForm } from './formFields.ts'
import { thanksAnchor } from './formNames.ts'
import { formState } from './formState.ts'
import type { Inquiry } from './inquiry.ts'
import { loadDelivery, resumeWhenIdle } from './resume.ts'

const thanksFor = 3000
// The visitor is waiting for the thanks: 2 ms on a good day, 70 ms on a crowded disk.
const storedWithin = 3000

/** When the form was opened, or what stands in it was begun. */
let openedAt = 0
/** The form that may have been begun before, which nobody has looked up yet. */
let unread: HTMLFormElement | undefined
let isAccepting = false
let hasArrived = false

/** Keeps what is typed from the first key on, and takes and stores what is sent the moment it is sent. */
export function takeForms() {
  document.addEventListener('input', ({ target }) => {
    const form = formAround(target)
    if (!form) return
    restore()
    keepDraft(form)
    loadDelivery().then(({ prepareNote }) => prepareNote(), noop)
  })
  document.addEventListener('submit', (event) => {
    const form = formAround(event.target)
    if (!form) return
    event.preventDefault()
    restore()
    if (!isAccepting) void accept(form)
  })
}

const formAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('[data-inquiry] form') : null

function keepDraft(form: HTMLFormElement) {
  const fields = readForm(form)
  if (Object.values(fields).some(Boolean)) saveDraft({ fields, openedAt, replaces: formState.read().replaces })
  else {
    // Cleared: what it was to replace stands for itself again.
    formState.set({ replaces: undefined })
    dropDraft()
  }
}

/** Stores, thanks, sends. None of it waits for any other script, for as long as the browser can store. */
async function accept(form: HTMLFormElement) {
  isAccepting = true
  const inquiry = inquiryOf(form, openedAt)
  const { replaces } = formState.read()
  const isStored = await store(inquiry)
  const delivery = loadDelivery()
  isAccepting = false
  // Neither a disk nor the code to send with: the browser sends it, and the collector leads back to the thanks.
  if (!isStored && !(await inTime(delivery))) {
    fillForm(form, inquiry, true)
    return form.submit()
  }
  delivery.then(
    ({ send }) => send(inquiry, { isStored, replaced: replaces }),
    // Without a network the code comes with it, or on the next visit.
    () => window.addEventListener('online', resumeWhenIdle, { once: true }),
  )
  // Not before it is stored: until then the draft is all there is.
  dropDraft()
  openedAt = Date.now()
  if (inquiry.lines) storage.clear()
  thank(form, inquiry)
}

/** Whether it is on the disk: the browser may forbid that, or have no room. */
const store = (inquiry: Inquiry) =>
  inDatabase('readwrite', (outbox) => outbox.put(inquiry), storedWithin).then(
    () => true,
    () => false,
  )

/** A network that hangs neither brings a script nor says that it will not. */
const inTime = (script: Promise<unknown>) =>
  Promise.race([
    script.then(
      () => true,
      () => false,
    ),
    new Promise<false>((late) => setTimeout(late, storedWithin, false)),
  ])

/** Thanks in place of the form, then an empty form again. */
function thank(form: HTMLFormElement, inquiry?: Inquiry) {
  const place = form.closest<HTMLElement>('[data-inquiry]')
  // The visitor may have gone to another page.
  const panel = place?.isConnected && place.querySelector<HTMLElement>('[data-thanks]')
  if (!panel) return
  form.reset()
  place.dataset.state = 'thanks'
  formState.set({ isThanking: true, replaces: undefined })
  const heading = panel.querySelector<HTMLElement>('[tabindex]')
  // The button that was pressed is gone.
  heading?.focus({ preventScroll: true })
  panel.scrollIntoView({ block: 'nearest' })
  setTimeout(() => {
    const isHere = document.activeElement === heading || document.activeElement === document.body
    place.dataset.state = 'editing'
    formState.set({ isThanking: false })
    // The list's component offers to use it again.
    if (inquiry?.lines) document.dispatchEvent(new CustomEvent('list-sent', { detail: inquiry.lines }))
    // Unless the visitor has gone elsewhere in the meantime.
    if (isHere) form.focus({ preventScroll: true })
  }, thanksFor)
}

/** Makes the form of this page ready, and puts back what the visitor had begun to write in it. */
export function openForm() {
  const form = document.querySelector<HTMLFormElement>('[data-inquiry] form')
  if (!form) return
  // The form came with the document, or by a page change just now.
  openedAt = form.closest('[data-first]') ? Date.now() - performance.now() : Date.now()
  unread = form
  // A moment later: while a page loads, the browser's storage can hold up everything.
  setTimeout(restore)
  form.closest('[data-inquiry]')?.setAttribute('data-state', 'editing')
  // At the first move, so that it is there when somebody has written and the network is gone.
  const fetchDelivery = () => void loadDelivery().catch(noop)
  for (const move of ['pointerover', 'keydown', 'scroll', 'focusin'])
    document.addEventListener(move, fetchDelivery, { once: true, passive: true })
  if (hasBrowserSent()) {
    dropDraft()
    thank(form)
  }
  if (/^#(source|quote|write)=/.test(window.location.hash))
    import('./askFor.ts').then(({ takeFragment }) => {
      restore()
      takeFragment()
    }, noop)
}

/** What was begun before a reload or on an earlier look at this page comes back, except where something is typed. */
function restore() {
  const form = unread
  unread = undefined
  if (!form) return
  const draft = readDraft()
  if (draft) {
    openedAt = draft.openedAt
    formState.set({ replaces: draft.replaces })
    fillForm(form, draft.fields)
  }
  // Some may have been typed before this code was there.
  keepDraft(form)
}

/** The visitor was faster than our scripts: the browser has sent the form, and the collector has led back here. */
function hasBrowserSent() {
  // Whoever comes back to this address later has been thanked.
  if (hasArrived) return false
  hasArrived = true
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // By the address: `:target` matches only once the browser has scrolled there, which may be after this script.
  return arrival?.type === 'navigate' && window.location.hash === `#${thanksAnchor}`
}
