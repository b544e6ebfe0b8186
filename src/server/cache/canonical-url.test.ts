import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '../../domain/text/locale.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import routes from '../../site/routes.ts'
import { toTestManifest } from '../testing/manifest.ts'
import { createCanonicalUrl } from './canonical-url.ts'

const toCanonical = createCanonicalUrl(toTestManifest(routes))

test.each([
  ['/PrOpErTiEs', '/properties'],
  ['/%70roperties', '/properties'],
  ['/properties/0020', '/properties/20'],
  ['/properties/+20?checkIn=2027-01-01', '/properties/20?checkIn=2027-01-01'],
  ['/properties/%2B20', '/properties/20'],
  ['/properties/%D9%A7', '/properties/7'],
  ['/properties/%D9%A7.data?_routes=x', '/properties/7.data?_routes=x'],
  ['/properties/', '/properties'],
  ['//properties///20//', '/properties/20'],
  ['/AR/About/', '/ar/about'],
  ['/ku/', '/ku'],
  ['/KU', '/ku'],
  ['/KU/_.data', '/ku.data'],
  ['/about/_.data', '/about.data'],
  ['/account/notifications/07', '/account/Notifications/7'],
  ['/Account/NOTIFICATIONS', '/account/Notifications'],
  ['/x1/../about?page=2', '/about?page=2'],
  ['/events?page=002', '/events?page=2'],
  ['/properties?stars=4&location=%D9%A7&page=+3', '/properties?stars=4&location=7&page=3'],
  ['/Tourism-Packages/nature/lakes/007', '/tourism-packages/nature/lakes/7'],
])('%s is %s', (url, canonical) => expect(toCanonical(url)).toBe(canonical))

// An address of no screen gets a 404, and a 404 is never cached.
test.each([
  '/',
  '/_.data',
  '/ar',
  '/ar.data',
  '/account/Notifications',
  '/pay/Qm3x_-9aQm3x_-9aQm3x_-9a',
  '/nowhere/',
  '/NoWhere/%61',
  '/properties/7x',
  '/properties/7.0',
  '/properties/%207',
  '/%E0%A4%A',
  '/tourism-packages/%D8%A8',
])('%s is left as it is', (url) => expect(toCanonical(url)).toBe(url))

/** Every screen, with something in place of its parameters. */
const paths = (function list(entries: RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap(({ path = '', children, index }) => {
    const own = index ? base || '/' : `${base}/${path}`
    return children ? list(children, own) : [own.replace(/:id/g, '20').replace(/:\w+/g, 'nature')]
  })
})(routes).filter((path) => !path.includes('*'))

test.each(locales)('every screen’s own address is the canonical one in %s', (locale) => {
  for (const path of paths) expect(toCanonical(localPath(locale, path))).toBe(localPath(locale, path))
})

test('whatever the spelling, it leads to the canonical one in one step, and to this site', () => {
  const letters = (text: string) =>
    fc.array(fc.constantFrom('same', 'upper', 'coded'), { minLength: text.length, maxLength: text.length }).map((how) =>
      [...text]
        .map((letter, index) => {
          if (how[index] === 'coded' && /[a-z]/i.test(letter)) return `%${letter.charCodeAt(0).toString(16)}`
          return how[index] === 'upper' ? letter.toUpperCase() : letter
        })
        .join(''),
    )
  const screens = paths.filter((path) => !path.includes('nature'))
  const spelled = fc
    .record({ path: fc.constantFrom(...screens), locale: fc.constantFrom(...locales) })
    .chain(({ path, locale }) => {
      const plain = localPath(locale, path)
      return fc.record({
        plain: fc.constant(plain),
        url: fc
          .tuple(letters(plain), fc.constantFrom('', '/', '//'), fc.constantFrom('20', '0020', '+20', '%2B020'))
          .map(([url, end, number]) => url.replace(/20/g, number) + end),
      })
    })
  fc.assert(
    fc.property(spelled, ({ plain, url }) => {
      expect(toCanonical(url)).toBe(plain)
    }),
  )
  fc.assert(
    fc.property(fc.webPath(), (url) => {
      const canonical = toCanonical(url || '/')
      expect(toCanonical(canonical)).toBe(canonical)
      expect(canonical).toMatch(/^\/(?!\/)/)
    }),
  )
})
