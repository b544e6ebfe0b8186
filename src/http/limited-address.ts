import { isIPv6 } from 'node:net'

/** Whom a limit means by an address. One line of IPv6 has a whole /64 to call from. */
export function toLimitedAddress(address: string): string {
  // Some proxies write it as in an address of the web, or with a port.
  const named = address.replace(/^"?\[?/, '').replace(/\](:\d+)?"?$|"$/, '')
  const [bare = ''] = named.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').split('%')
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  // A dotted end stands for two groups.
  const length = last.length + (last.at(-1)?.includes('.') ? 1 : 0)
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - length)).fill('0')
  const groups = [...first, ...middle, ...last].map((group) => group.replace(/^0+(?=.)/, ''))
  return isMapped(groups) ? toIPv4(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

/** An address of IPv4 as one of IPv6: `::ffff:203.0.113.7`, or with its two groups in hex. */
const isMapped = (groups: readonly string[]): boolean => groups.slice(0, 6).join() === '0,0,0,0,0,ffff'

function toIPv4([high = '', low = '']: readonly string[]): string {
  if (high.includes('.')) return high
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

/**
 * The network of a limit with which a few addresses together could keep others out: a home has a /56, which is 256 of the above. For
 * IPv4 both are the address.
 */
export const toLimitedNetwork = (address: string): string =>
  toLimitedAddress(address).replace(
    /([\da-f]+)::\/64$/,
    (_, group: string) => `${(Number.parseInt(group, 16) & 0xff00).toString(16)}::/56`,
  )
