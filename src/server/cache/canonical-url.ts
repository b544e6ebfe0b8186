import type { ServerBuild } from 'react-router'
import { toLatinDigits } from '../../domain/text/digits.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { localeOf } from '../pages/locale-of.ts'
import { createFindPattern, type RoutePattern } from '../route-patterns.ts'
import { toTidyUrl } from './page-address.ts'

/**
 * Finds the one spelling of an address: the letter case of the route table, numbers in plain digits, no slash at the end, no needless percent
 * signs. An address of no screen is returned with its dots and slashes tidied only: it gets a 404, which is never cached.
 */
export function createCanonicalUrl(routes: ServerBuild['routes']): (url: string) => string {
  const findPattern = createFindPattern(routes)
  return (url) => {
    const tidy = toTidyUrl(url) ?? url
    const mark = tidy.indexOf('?')
    const [path, query] = mark < 0 ? [tidy, ''] : [tidy.slice(0, mark), tidy.slice(mark)]
    const screen = toScreen(findPattern, path)
    return (screen ?? path) + toPlainNumbers(query)
  }
}

/** The path of an address without detours and needless percent signs: `/./%62usiness` is a path of the back office. */
export const toReadablePath = (url: string): string => decodePlain((toTidyUrl(url) ?? url).split('?', 1)[0] ?? '/')

const data = '.data'

function toScreen(findPattern: (segments: readonly string[]) => RoutePattern | null, path: string): string | null {
  const readable = withLocaleInLowerCase(decodePlain(path))
  const isData = readable.endsWith(data)
  // The router asks for the data of `/` at `/_.data`.
  const page = isData ? readable.slice(0, -data.length).replace(/(?<=\/)_$/, '') || '/' : readable
  const { base } = localeFacts[localeOf(page)]
  const prefix = base.split('/').filter(Boolean)
  const segments = page.split('/').filter(Boolean).slice(prefix.length)
  const pattern = findPattern(segments)
  if (!pattern) return null
  const named = pattern.map((name, index) => toSegment(name, segments[index] ?? ''))
  const screen = `/${[...prefix, ...named].join('/')}`
  if (!isData) return screen
  return screen === '/' ? `/_${data}` : screen + data
}

function toSegment(name: string, segment: string): string {
  if (!name.startsWith(':')) return name
  return name === ':id' ? (toPlainNumber(safeDecode(segment)) ?? segment) : segment
}

const safeDecode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Null for text that is no number. */
function toPlainNumber(text: string): string | null {
  const [, digits] = toLatinDigits(text).match(/^\+?0*(\d{1,15})$/) ?? []
  return digits ?? null
}

/** RFC 3986, 6.2.2.2: these letters mean the same with and without a percent sign. */
const decodePlain = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
  })

const withLocaleInLowerCase = (path: string): string =>
  path.replace(/^\/(ar|ku)(?=\/|\.data$|$)/i, (prefix) => prefix.toLowerCase())

/** Numbers in the queries of pages that are cached beside the pages without a query. */
const toPlainNumbers = (query: string): string =>
  query.replace(/(?<=[?&](?:page|id|location)=)[^&#]+/g, (value) => toPlainNumber(safeDecode(value)) ?? value)
