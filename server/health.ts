import type { Store } from './store/store.ts'

/** How long one look at the store serves everyone who asks, in ms: each look is a write to the disk. */
const freshFor = 2000

/** Answers whether inquiries can be stored. However many ask, the store is looked at once at a time. */
export function watchHealth(store: Pick<Store, 'check'>, now: () => number = Date.now) {
  let lastLook: Promise<boolean> | undefined
  let isFreshUntil = 0

  function look() {
    const looking = store.check().then(
      () => true,
      () => false,
    )
    isFreshUntil = Number.POSITIVE_INFINITY
    void looking.then(() => {
      isFreshUntil = now() + freshFor
    })
    return looking
  }

  return async (): Promise<Response> => {
    if (!lastLook || now() >= isFreshUntil) lastLook = look()
    const isWell = await lastLook
    const status = isWell ? 'ok' : 'The inquiries cannot be stored.'
    return Response.json({ status }, { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store' } })
  }
}
