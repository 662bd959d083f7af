import { continueList, offerList } from '#app/features/list/offerList.ts'
import { registerWhenIdle } from '#app/features/offline/registerWhenIdle.ts'
import { followNavigation } from './navigation.ts'

const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin']

// What nobody needs who only reads: this file comes when the visitor first moves.
followNavigation()
registerWhenIdle(moves)
offerList()
for (const move of moves) document.addEventListener(move, offerWhenStill, { passive: true })
// The address was changed by hand, or a shared one was pasted over it.
window.addEventListener('hashchange', continueList)

/** Pages that change have enough to do. */
function offerWhenStill() {
  const change = document.activeViewTransition?.finished
  if (change) change.then(offerList, offerList)
  else offerList()
}
