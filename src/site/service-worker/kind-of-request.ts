import { isSecretPath } from '../screens/private-paths.ts'

/** What somebody may want to see again without a network, of what is theirs alone. */
const tripPath =
  /^\/account(\/(history(\/\d+(\/driver)?)?|purchases(\/\d+(\/tickets)?)?|tickets|subscription(\/(\d+|code))?))?$/
const localePrefix = /^\/(ar|ku)(?=\/|$)/
/** Nothing of what is written, paid or asked of a bank is ever answered from what was kept, and nothing of other people's passports. Pages with a secret in their address are never kept either. */
const neverKept =
  /^\/(checkout|payment|services|api|dev|sandbox|clear-site-data|business\/(orders|arrivals|departures|visas|reviews|questions))(\/|$)/

export type RequestKind =
  /** Built files and pictures: their address changes when they do. */
  | 'file'
  /** The ground of the maps: it changes without another address. */
  | 'ground'
  /** A page that is the same for everybody, or is one of a journey. */
  | 'page'
  /** A page that is only ever shown as it is now. */
  | 'live-page'
  /** What a page of `page` is made of where it is opened from another one. */
  | 'data'
  /** None of ours. */
  | 'other'

type Asked = { url: string; method: string; mode: string; origin: string }

export function kindOf({ url, method, mode, origin }: Asked): RequestKind {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin) return 'other'
  if (/^\/(assets|pictures)\//.test(pathname)) return 'file'
  if (/^\/map\/[\w-]+\.svg$/.test(pathname)) return 'ground'
  const path = pathname.replace(localePrefix, '') || '/'
  if (mode === 'navigate') return isKept(path) ? 'page' : 'live-page'
  return path.endsWith('.data') && isKeptWhenSeen(path.slice(0, -'.data'.length)) ? 'data' : 'other'
}

const isKept = (path: string): boolean =>
  path.startsWith('/account') ? tripPath.test(path) : !neverKept.test(path) && !isSecretPath(path)

/** Worth a second request where it was opened inside the app: a place to stay, a ticket, a confirmation. */
const isKeptWhenSeen = (path: string): boolean => tripPath.test(path) || /^\/properties\/\d+$/.test(path)

/** The language of an address, as its first part says it. */
export const localeOfPath = (pathname: string): 'en' | 'ar' | 'ku' =>
  (pathname.match(localePrefix)?.[1] as 'ar' | 'ku' | undefined) ?? 'en'
