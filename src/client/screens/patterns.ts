import { locales } from '../../domain/text/locale.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { hasSecret, isPrivate, type Screen } from './screen.ts'

type Screens = readonly Screen[]

/** Matches no address. */
const nothing = /(?!)/

const toSegments = (path: string): string[] => path.split('/').filter(Boolean)

/** The beginning of a path, before the first part that differs from page to page. */
export const toHeadPath = (path: string): string => path.replace(/\/[:*].*/, '') || '/'

const bases = locales.map((locale) => localeFacts[locale].base).filter((base) => base !== '/')
/** An address may begin with its language. */
const anyLocale = `(?:${bases.join('|')})?`

/** Matches addresses in any language of one person's own screens and of everything below them, and the data of both. */
export const toPrivatePattern = (screens: Screens): RegExp =>
  screens.some(isPrivate)
    ? new RegExp(`^${anyLocale}${toAreaSource(screens.filter(isPrivate))}(?:/|\\.data$|$)`)
    : nothing

/** Matches addresses in any language that have a secret in them. */
export const toSecretPattern = (screens: Screens): RegExp =>
  new RegExp(`^${anyLocale}${toAreaSource(screens.filter(hasSecret))}/`)

/** Matches paths, without a language, of documents that the service worker may store. */
export const toStoredPattern = (screens: Screens): RegExp =>
  toPathPattern(screens.filter(({ offline }) => offline !== 'never'))

/** Matches paths, without a language, that the service worker stores also where they are opened from another page of the site. */
export const toAlwaysStoredPattern = (screens: Screens): RegExp =>
  toPathPattern(screens.filter(({ offline }) => offline === 'always' || offline === 'trip'))

/** Matches the addresses of one screen, without a language. */
export const toScreenPattern = (screen: Pick<Screen, 'path'>): RegExp => toPathPattern([screen])

const toPathPattern = (screens: readonly Pick<Screen, 'path'>[]): RegExp =>
  screens.length > 0 ? new RegExp(`^${toSource(screens.map(({ path }) => toSegments(path)))}/?$`) : nothing

const toAreaSource = (screens: Screens): string => {
  const heads = screens.map(({ path }) => toSegments(toHeadPath(path)))
  const isCovered = (head: readonly string[]) =>
    heads.some((other) => other.length < head.length && other.every((segment, index) => segment === head[index]))
  return toSource(heads.filter((head) => !isCovered(head)))
}

/** `/a(?:/(?:b|c))?` of `/a`, `/a/b` and `/a/c`, each in its segments. */
function toSource(paths: readonly (readonly string[])[]): string {
  const longer = paths.filter((path) => path.length > 0)
  if (longer.length === 0) return ''
  const byFirst = Map.groupBy(longer, ([first = '']) => toSegmentSource(first))
  const choices = [...byFirst].map(([first, own]) => first + toSource(own.map((path) => path.slice(1))))
  const source = `/${choices.length > 1 ? `(?:${choices.join('|')})` : choices.join('')}`
  return longer.length < paths.length ? `(?:${source})?` : source
}

const toSegmentSource = (segment: string): string => {
  if (segment === '*') return '.*'
  if (!segment.startsWith(':')) return segment
  return segment === ':id' ? '\\d+' : '[^/]+'
}
