import { markPlaces } from '#app/components/parts/markPlaces.ts'
import { mountFiguresOnInterest } from './figures/onInterest.ts'
import { registerWhenIdle } from './offline/registerWhenIdle.ts'

/** What nobody needs who only reads: it comes when the visitor first moves. */
export function beginFirstMove(moves: string[]) {
  mountFiguresOnInterest()
  markPlaces()
  registerWhenIdle(moves)
}
