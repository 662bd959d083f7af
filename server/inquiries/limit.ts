import { isIP, isIPv6 } from 'node:net'

const minute = 60_000

/** Seconds this sender has to wait, 0 for none. */
export type Limit = (sender: string) => number

/**
 * So many a minute for each sender: all at once if they like, then one at a time as the minute passes.
 * Holds one number per sender, the time at which the sender would have used up nothing.
 */
export function createLimit(perMinute: number, now: () => number = Date.now, mostSenders = 100_000): Limit {
  if (perMinute === 0) return () => 0
  const pause = minute / perMinute
  const clearAt = new Map<string, number>()

  return (sender) => {
    const time = now()
    const clear = Math.max(clearAt.get(sender) ?? 0, time)
    const wait = clear + pause - time - minute
    // Rounding must not turn a full minute's share into one less.
    if (wait > 0.001) return Math.ceil(wait / 1000)
    clearAt.delete(sender)
    clearAt.set(sender, clear + pause)
    // The one goes that has sent nothing for longest, so that invented addresses cannot fill the memory.
    if (clearAt.size > mostSenders) clearAt.delete(clearAt.keys().next().value ?? '')
    return 0
  }
}

/** The address that limits count by. Each trusted proxy adds the one it was reached from at the end of the list. */
export function senderOf(remote: string, forwarded: string | undefined, trustedProxies: number): string {
  const way = [...(forwarded ?? '').split(',').map((each) => each.trim()), remote]
  const named = trustedProxies === 0 ? remote : (way.at(-1 - trustedProxies) ?? way[0] ?? remote)
  return networkOf(isIP(named) ? named : remote)
}

/** One household has a whole /64 of IPv6 addresses: it counts as one sender. */
function networkOf(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::')
  const first = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean)
    first.push(...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last)
  }
  return `${first
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
