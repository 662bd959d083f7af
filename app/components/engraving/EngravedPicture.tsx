import type { Good } from './goods/goods.ts'
import { plateOf } from './plate.ts'

/** A good as a picture: the words beside it say what it is. */
export function EngravedPicture({ good }: { good: Good }) {
  const { address, viewBox } = plateOf(good)
  const [, , width, height] = viewBox
  return <img src={address} width={width} height={height} alt="" loading="lazy" />
}
