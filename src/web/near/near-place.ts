import type { SearchAnswer } from '../../contract/search.ts'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Locale } from '../../domain/locale.ts'
import { findNearPhrase } from '../../domain/near-phrase.ts'
import { staySearchText } from '../../i18n/messages/stay-search.ts'
import { toQuery } from '../api/search.ts'
import type { SiteContext } from '../context.ts'
import { parseHere } from './here.ts'

export type NearPlace = { key: string; title: string; coordinates: Coordinates }

type Site = Pick<SiteContext, 'call'>

/** The landmark of an address, or where somebody is; null where there is none of this key. */
export async function findNearPlace(
  { call, locale }: Site & { locale: Locale },
  key: string | null,
): Promise<NearPlace | null> {
  if (!key) return null
  const coordinates = parseHere(key)
  if (coordinates) return { key, title: staySearchText[locale].here, coordinates }
  if (!/^landmark-[1-9]\d{0,8}$/.test(key)) return null
  const found = await call('GET /public/places/{key}', { params: { key } }).catch(() => null)
  return found && { key: found.key, title: found.title, coordinates: found.coordinates }
}

/** The stays by their distance, where somebody has typed “near” and a landmark; null for whatever else was typed. */
export async function findNearPath(site: Site, typed: string): Promise<string | null> {
  const search = findNearPhrase(typed)
  const found = search === null ? null : await findLandmark(site, search)
  return found ? toNearPath(found.key) : null
}

export const toNearPath = (key: string): string => `/properties?near=${key}`

const findLandmark = async ({ call }: Site, search: string) =>
  (await call('GET /public/landmarks', { query: { search: search.slice(0, 100), limit: 1 } }).catch(() => null))
    ?.data[0]

/** What stands in an address instead of the name that was typed; null where it is only words. */
export type NamedPlace = { name: 'location' | 'near'; value: string }

/** A governorate or a town by its name, a landmark by its name or by “near” it, a shrine by what people call it. A stay's own name comes first. */
export async function findNamedPlace(
  site: Pick<SiteContext, 'call' | 'search' | 'locale'>,
  typed: string,
): Promise<NamedPlace | null> {
  if (typed.trim().length < leastNamed) return null
  const phrase = findNearPhrase(typed)
  const landmark = findLandmark(site, phrase ?? typed)
  if (phrase !== null) return toNamed('near', (await landmark)?.key)
  const query = { q: typed, limit: 1, attributesToRetrieve: ['id'], showRankingScoreDetails: true }
  const answers = await site.search.many([toQuery('location', query), toQuery('property', query)]).catch(() => [])
  const [place, stay] = answers as SearchAnswer<SearchIndexName>[]
  if (isNamed(place)) return toNamed('location', place?.hits[0]?.id)
  if (isNamed(stay)) return null
  const found = await landmark
  const isCalledSo = found?.title.localeCompare(typed.trim(), undefined, { sensitivity: 'base' }) === 0
  return found && (found.kind === 'shrine' || isCalledSo) ? toNamed('near', found.key) : null
}

const leastNamed = 3

const toNamed = (name: NamedPlace['name'], value: string | number | undefined): NamedPlace | null =>
  value === undefined ? null : { name, value: String(value) }

function isNamed(answer: SearchAnswer<SearchIndexName> | undefined): boolean {
  const { exactName, exactness } = answer?.hits[0]?._rankingScoreDetails ?? {}
  return exactName?.score === 1 || exactness?.matchType === 'exactMatch'
}
