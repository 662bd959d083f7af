import { onInterest } from '#app/lib/island.ts'
import { onDemand } from '#app/lib/onDemand.ts'

const loadFigures = onDemand(() => import('./client.tsx'))
// Asked for beside the figures, and not after them.
const loadReact = onDemand(() => import('#app/lib/react.ts'))

/** The choices of a figure are native radio buttons, and its first state is in the page: what follows a choice comes at the first interest in one. */
export function startFigures() {
  if (!document.querySelector('[data-props]')) return
  const mount = () => {
    loadReact()
    loadFigures(({ mountFigures }) => mountFigures())
  }
  onInterest('[data-choices]')(mount)
  // On the way back the browser brings the choice back, a moment after this.
  setTimeout(() => document.querySelector('[data-choices] :checked:not([checked])') && mount())
}
