/** The push services of Chrome and its kin, Firefox, Safari and Edge. */
const known =
  /^(fcm\.googleapis\.com|(.+\.)?push\.services\.mozilla\.com|(.+\.)?push\.apple\.com|(.+\.)?notify\.windows\.com)$/

/**
 * A subscription names an address that we then call. Without a check a device could have us call anything, also addresses that only this
 * machine can reach.
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  const { protocol, hostname, host, username, password, port } = new URL(endpoint)
  if (username || password) return false
  return others.includes(host) || (protocol === 'https:' && port === '' && known.test(hostname))
}
