import { toQueryOf } from '../../client/screens/to-query-of.ts'
import { isSecretPath } from '../../site/screens/private-paths.ts'
import { screens } from '../../site/screens/table.ts'

/** The cache key of a page, and the input of its rendering. */
export type PageAddress = {
  url: string
  /** One of so many pages that it must not displace common ones. */
  isFiltered: boolean
  /** It names a page of a list, or one thing, by a number in its query: anybody can invent more numbers than there is memory. */
  isNumbered?: boolean
  /** It shows availability on certain nights. */
  isDated: boolean
}

const numbers = new Set(['page', 'id', 'location'])
const max = 300
/** The words of a search may name nights, such as tonight. */
const datedNames = ['checkIn', 'checkOut', 'q'] as const
const queryOf = toQueryOf(screens)

/** The one address of a page, with its known query names in one order. Null for an address without a page, or with one that is not cached. */
export function toPageAddress(url: string): PageAddress | null {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (!isPlainPath(path) || isSecretPath(path)) return null
  if (mark < 0) return { url: path, isFiltered: false, isDated: false }
  const input = new URLSearchParams(url.slice(mark + 1))
  const query = new URLSearchParams()
  for (const name of queryOf(toScreenPath(path))) for (const value of valuesOf(input, name)) query.append(name, value)
  const address = query.size > 0 ? `${path}?${query}` : path
  if (address.length > max) return null
  return {
    url: address,
    isFiltered: [...query.keys()].some((name) => !numbers.has(name)),
    isNumbered: query.size > 0,
    isDated: datedNames.some((name) => query.has(name)),
  }
}

/** Screens read one number of each name, and the first page has none. */
function valuesOf(input: URLSearchParams, name: string): string[] {
  const values = input.getAll(name)
  if (!numbers.has(name)) return values
  return values.slice(0, 1).filter((value) => name !== 'page' || value !== '1')
}

/** Without its language and without the ending of the data that a navigation asks for. */
const toScreenPath = (path: string): string => path.replace(/^\/(ar|ku)(?=\/|\.data$|$)/, '').replace(/\.data$/, '')

/**
 * `/a/../b`, `//b` and `/%62` are other ways to write an address, under which nothing is kept. Each letter can be read in one way only:
 * a pattern that may read a word as one or as two takes hours for a long one.
 */
const isPlainPath = (path: string): boolean =>
  path.length <= max && /^(\/[\w-]+(\.[\w-]+)*)*\/?$/.test(path) && path !== ''

/** The address that browsers make of one with `.`, `..` or `//` in it, encoded or not. Null where there is nothing to tidy. */
export function toTidyUrl(url: string): string | null {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (!/\/(\/|(\.|%2e){1,2}(\/|$))/i.test(path)) return null
  // After a host of its own, so that the first part of a path is never taken for one.
  const { pathname } = new URL(`http://site${path}`)
  return pathname.replace(/\/{2,}/g, '/') + (mark < 0 ? '' : url.slice(mark))
}
