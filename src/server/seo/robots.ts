import { locales } from '../../domain/text/locale.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import { isSecretPath } from '../../site/screens/private-paths.ts'

/** What is for programs, and what is one person's own. A screen is closed in every language. */
const services = ['/services/', '/api/']
const screens = ['/account', '/checkout', '/payment', '/pay/', '/email/', '/dev']

export function toRobots(publicUrl: string): string {
  const closed = [...services, ...locales.flatMap((locale) => screens.map((screen) => localPath(locale, screen)))]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** What may stand in an address that search engines keep; any other query is a filter, a search or a call. */
const canonical: Record<string, readonly string[]> = {
  '/properties': ['location', 'page'],
  '/article': ['id'],
  '/navigator/prayer': ['location'],
  '/navigator/qibla': ['location'],
}

/**
 * Filtered lists stay open to robots, so that they see this: the list is found, its filters are not. It is decided by the address
 * alone, so that no screen can forget it.
 */
export function isForSearchEngines(url: string): boolean {
  const [path = '/', query = ''] = url.split('?', 2)
  const plain = path.replace(/^\/(ar|ku)(?=\/|$)/, '').replace(/\/$/, '')
  const allowed = canonical[plain] ?? ['page']
  return (
    !isSecretPath(path) &&
    !path.endsWith('.data') &&
    [...new URLSearchParams(query).keys()].every((name) => allowed.includes(name))
  )
}
