import { continueList, offerList } from './list/offerList.ts'
import { followNavigation } from './navigation.ts'
import { registerWhenIdle } from './offline/registerWhenIdle.ts'

const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin']

// What nobody needs who only reads: this file comes when the visitor first moves.
followNavigation()
registerWhenIdle()
offerList()
for (const move of moves) document.addEventListener(move, offerList, { passive: true })
// The address was changed by hand, or a shared one was pasted over it.
window.addEventListener('hashchange', continueList)
