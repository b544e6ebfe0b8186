const localePrefix = /^\/(ar|ku)(?=\/|$)/

export type RequestKind =
  /** Built files and pictures: their address changes when they do. */
  | 'file'
  /** The ground of the maps: it changes without another address. */
  | 'ground'
  /** A page that may be stored: a public one, or one of a trip. */
  | 'page'
  /** A page that is only ever shown as it is now: with money, papers or a secret in it, or no screen of the table. */
  | 'live-page'
  /** The data of a `page` that is opened from another one. */
  | 'data'
  /** None of ours. */
  | 'other'

type PageRequest = { url: string; method: string; mode: string; origin: string }

/** The paths, without a language, of the pages that a worker may store. */
export type StoredPaths = {
  /** Documents. */
  stored: RegExp
  /** Also where they are opened from another page of the site. */
  alwaysStored: RegExp
}

export function kindOf({ url, method, mode, origin }: PageRequest, { stored, alwaysStored }: StoredPaths): RequestKind {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin) return 'other'
  if (/^\/(assets|pictures)\//.test(pathname)) return 'file'
  if (/^\/map\/[\w-]+\.svg$/.test(pathname)) return 'ground'
  const path = pathname.replace(localePrefix, '') || '/'
  if (mode === 'navigate') return stored.test(path) ? 'page' : 'live-page'
  return path.endsWith('.data') && alwaysStored.test(path.slice(0, -'.data'.length)) ? 'data' : 'other'
}

/** The language of an address, as its first part says it. */
export const localeOfPath = (pathname: string): 'en' | 'ar' | 'ku' =>
  (pathname.match(localePrefix)?.[1] as 'ar' | 'ku' | undefined) ?? 'en'
