import { noop } from '#app/lib/noop.ts'
import { nameSharedElement, unnameSharedElement } from './sharedElement.ts'

let latest: ViewTransition | undefined

/** Runs `change` inside a view transition where the browser has them and the visitor wants movement. */
export async function withTransition(change: () => void, next: HTMLElement, clicked: Element | null) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !document.startViewTransition) return change()
  nameSharedElement(clicked, next)
  // Named apart from the old page, which would otherwise leave from the place where the new one stands.
  next.toggleAttribute('data-arriving', true)
  const transition = document.startViewTransition(() => {
    change()
    layGround()
  })
  latest = transition
  const finish = () => {
    next.removeAttribute('data-arriving')
    if (latest === transition) unnameSharedElement()
  }
  transition.finished.then(finish, finish)
  // A transition that is skipped still makes its change.
  transition.ready.catch(noop)
  await transition.updateCallbackDone
}

/** The dark ground of the opening lies under the page that leaves (motion.css): one opening follows the other without paper between them. */
function layGround() {
  const height = document.querySelector('[data-opening]')?.getBoundingClientRect().height ?? 0
  document.documentElement.style.setProperty('--ground', `${height}px`)
}
