import { listClosedPaths, toCanonicalNames } from '../../client/screens/for-robots.ts'
import { isOfficePath } from '../../client/screens/office-path.ts'
import { locales } from '../../domain/text/locale.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import { screens as officeScreens } from '../../office/screens/table.ts'
import { isSecretPath } from '../../site/screens/private-paths.ts'
import { screens } from '../../site/screens/table.ts'

/** Addresses for programs. */
const services = ['/services/', '/api/']
const closedPaths = [...listClosedPaths(screens), ...listClosedPaths(officeScreens)]

export function toRobots(publicUrl: string): string {
  const closed = [...services, ...locales.flatMap((locale) => closedPaths.map((path) => localPath(locale, path)))]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Query names that search engines may index; any other query is a filter, a search or a call. */
const canonicalNames = toCanonicalNames(screens)

/**
 * Filtered lists stay open to robots, so that they see this: the list is found, its filters are not. It is decided by the address
 * alone, so that no screen can forget it.
 */
export function isForSearchEngines(url: string): boolean {
  const [path = '/', query = ''] = url.split('?', 2)
  const plain = path.replace(/^\/(ar|ku)(?=\/|$)/, '').replace(/\/$/, '')
  const allowed = canonicalNames.get(plain) ?? ['page']
  return (
    !isOfficePath(path) &&
    !isSecretPath(path) &&
    !path.endsWith('.data') &&
    [...new URLSearchParams(query).keys()].every((name) => allowed.includes(name))
  )
}
