import { isIPv6 } from 'node:net'

/** Whom a limit means by an address. One line of IPv6 has a whole /64 to call from. */
export function toLimitedAddress(address: string): string {
  // Some proxies write it as in an address of the web, or with a port.
  const named = address.replace(/^"?\[?/, '').replace(/\](:\d+)?"?$|"$/, '')
  const [bare = ''] = named.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').split('%')
  if (!isIPv6(bare)) return bare
  const mapped = bare.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = bare.toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  // A dotted end stands for two groups.
  const length = last.length + (last.at(-1)?.includes('.') ? 1 : 0)
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - length)).fill('0')
  return `${[...first, ...middle, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/**
 * Whom a limit means where a few addresses together could keep somebody out: a line at home has a /56, which is 256 of the above. An address of
 * IPv4 is the same in both.
 */
export const toLimitedLine = (address: string): string =>
  toLimitedAddress(address).replace(
    /([\da-f]+)::\/64$/,
    (_, group: string) => `${(Number.parseInt(group, 16) & 0xff00).toString(16)}::/56`,
  )
