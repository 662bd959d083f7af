import { isIP, isIPv6 } from 'node:net'

/** The address that limits count by. Each trusted proxy adds the one it was reached from at the end of the list. */
export function senderOf(remote: string, forwarded: string | undefined, trustedProxies: number): string {
  const way = [...(forwarded ?? '').split(',').map((each) => each.trim()), remote]
  const named = trustedProxies === 0 ? remote : (way.at(-1 - trustedProxies) ?? way[0] ?? remote)
  return neighborhood(isIP(named) ? named : remote)
}

/** One household has a whole /64 of IPv6 addresses: it counts as one sender. */
function neighborhood(address: string) {
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
