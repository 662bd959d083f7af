import { isKept } from '#app/features/list/isKept.ts'
import { openList } from '#app/features/list/offerList.ts'
import { ignore } from '#app/lib/noop.ts'
import { inDatabase } from './database.ts'
import { dropDraft, readDraft, saveDraft } from './draft.ts'
import type { Inquiry } from './inquiry.ts'
import { openDesk, resumeWhenIdle } from './resume.ts'
import { fillForm, inquiryOf, readForm, withList } from './writtenForm.ts'

const thanksFor = 3000
// The visitor is waiting for the thanks: 2 ms on a good day, 70 ms on a crowded disk.
const storedWithin = 3000

/** When the form was opened, or what stands in it was begun. */
let openedAt = 0
/** The form that may have been begun before, which nobody has looked up yet. */
let unread: HTMLFormElement | undefined
let isAccepting = false
let hasArrived = false

const fetchDesk = () => void openDesk().catch(ignore)

/** Keeps what is typed from the first key on, and takes and stores what is sent the moment it is sent. */
export function takeForms() {
  document.addEventListener('input', ({ target }) => {
    const form = formAround(target)
    if (!form) return
    restore()
    keepDraft(form)
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
  if (Object.values(fields).some(Boolean)) saveDraft({ fields, openedAt, replaces: form.dataset.replaces })
  else {
    // Cleared: what it was to replace stands for itself again.
    delete form.dataset.replaces
    dropDraft()
  }
}

async function accept(form: HTMLFormElement) {
  isAccepting = true
  const written = inquiryOf(form, openedAt)
  // A list that is kept and not yet shown goes with the inquiry all the same.
  if (isKept() && !form.dataset.list) await openList()
  const inquiry = withList(written, form)
  const isStored = await store(inquiry)
  const desk = openDesk()
  // Neither a disk nor a courier: the browser sends it, and the collector leads back to the thanks.
  if (!isStored && !(await desk.catch(ignore))) {
    fillForm(form, inquiry, true)
    return form.submit()
  }
  const replaced = form.dataset.replaces
  desk.then(
    (desk) => desk.send(inquiry, { isStored, replaced }),
    // Without a network the courier comes with it, or on the next visit.
    () => window.addEventListener('online', resumeWhenIdle, { once: true }),
  )
  // Not before it is stored: until then the draft is all there is.
  dropDraft()
  openedAt = Date.now()
  tellList('list-taken', inquiry)
  thank(form, inquiry)
  isAccepting = false
}

/** Whether it is on the disk: the browser may forbid that, or have no room. */
const store = (inquiry: Inquiry) =>
  inDatabase('readwrite', (outbox) => outbox.put(inquiry), storedWithin).then(
    () => true,
    () => false,
  )

/** The list (app/features/list/) hears what becomes of an inquiry that it was part of. */
function tellList(name: string, inquiry?: Inquiry) {
  if (inquiry?.lines) document.dispatchEvent(new CustomEvent(name, { detail: inquiry.lines }))
}

/** Thanks in place of the form, then an empty form again. */
function thank(form: HTMLFormElement, inquiry?: Inquiry) {
  const place = form.closest<HTMLElement>('[data-inquiry]')
  // The visitor may have gone to another page.
  const panel = place?.isConnected && place.querySelector<HTMLElement>('[data-thanks]')
  if (!panel) return
  form.reset()
  delete form.dataset.replaces
  place.dataset.state = 'thanks'
  const heading = panel.querySelector<HTMLElement>('[tabindex]')
  // The button that was pressed is gone.
  heading?.focus({ preventScroll: true })
  panel.scrollIntoView({ block: 'nearest' })
  setTimeout(() => {
    const isHere = document.activeElement === heading || document.activeElement === document.body
    place.dataset.state = 'editing'
    tellList('list-sent', inquiry)
    // Unless the visitor has gone elsewhere in the meantime.
    if (isHere) form.focus({ preventScroll: true })
    openDesk().then((desk) => desk.lookAgain(place), ignore)
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
  for (const move of ['pointerover', 'keydown', 'scroll', 'focusin'])
    document.addEventListener(move, fetchDesk, { once: true, passive: true })
  if (hasBrowserSent()) {
    dropDraft()
    thank(form)
  }
  if (window.location.hash.startsWith('#source='))
    import('./sourceFragment.ts').then(({ takeSource }) => {
      restore()
      takeSource(form)
    }, ignore)
}

/** What was begun before a reload or on an earlier look at this page comes back, except where something is typed. */
function restore() {
  const form = unread
  unread = undefined
  if (!form) return
  const draft = readDraft()
  if (draft) {
    openedAt = draft.openedAt
    if (draft.replaces) form.dataset.replaces = draft.replaces
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
  return arrival?.type === 'navigate' && document.querySelector('[data-thanks]:target') !== null
}
