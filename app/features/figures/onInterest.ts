import { noop } from '#app/lib/noop.ts'
import { retryImport } from '#app/lib/retryImport.ts'

// React is asked for beside the figures, and not after them.
const loadFigures = retryImport(() => Promise.all([import('./client.tsx'), import('#app/lib/react.ts')]))

/**
 * The choices of a figure are native radio buttons, and its first state is in the page. What changes with a choice comes
 * at the first sign of interest in one.
 */
export function mountFiguresOnInterest() {
  const notice = ({ target }: Event) => {
    if (!(target as Element).closest?.('[data-choices]') || !document.querySelector('[data-props]')) return
    loadFigures().then(([{ mountFigures }]) => mountFigures(), noop)
  }
  for (const sign of ['pointerover', 'focusin', 'change']) document.addEventListener(sign, notice, { passive: true })
}
