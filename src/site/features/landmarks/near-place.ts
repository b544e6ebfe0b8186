import { toQuery } from '../../../client/call/search.ts'
import { isWholeMatch } from '../../../client/call/search-match.ts'
import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { SearchAnswer } from '../../../contract/search.ts'
import type { SearchIndexName } from '../../../contract/search-hits.ts'
import type { Coordinates } from '../../../domain/map/coordinates.ts'
import { isMeant, toLandmarkName } from '../../../domain/map/meant-landmark.ts'
import { findNearPhrase } from '../../../domain/map/near-phrase.ts'
import { toPlaceName } from '../../../domain/map/place-name.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { staySearchText } from '../../../i18n/messages/stay-search.ts'
import { parseHere } from './location-key.ts'

export type Landmark = Ok<'GET /public/landmarks'>['data'][number]

export type NearPlace = { key: string; title: string; coordinates: Coordinates }

type Site = Pick<SiteContext, 'call'>

/** The landmark of an address, or the person's location; null for an unknown key. */
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

/** The landmark that was meant by what was typed. */
export async function findMeantLandmark({ call }: Site, typed: string): Promise<Landmark | null> {
  const search = toLandmarkName(typed)
  const query = search && { search, limit: 1 }
  const landmark = query ? (await call('GET /public/landmarks', { query }).catch(() => null))?.data[0] : undefined
  return isMeant(landmark, typed) ? landmark : null
}

/** The key that replaces a typed name in an address; null for ordinary words. */
export type NamedPlace = { name: 'location' | 'near'; value: string }

/** A governorate or a town by its name, a landmark by its name or by “near” it, a shrine by what people call it. A stay's own name comes first. */
export async function findNamedPlace(
  site: Pick<SiteContext, 'call' | 'search' | 'locale'>,
  typed: string,
): Promise<NamedPlace | null> {
  const name = toPlaceName(typed)
  if (name.length < minNamed) return null
  const rest = { limit: 1, attributesToRetrieve: ['id'], showRankingScoreDetails: true }
  const [landmark, answers] = await Promise.all([
    findMeantLandmark(site, typed),
    site.search
      .many([toQuery('location', { q: name, ...rest }), toQuery('property', { q: typed, ...rest })])
      .catch(() => []),
  ])
  const [place, stay] = answers as SearchAnswer<SearchIndexName>[]
  const toLandmark = landmark && { name: 'near' as const, value: landmark.key }
  if (toLandmark && findNearPhrase(typed) !== null) return toLandmark
  // The hotel that has the name of its town is not the town.
  const isOnlyName = name.length === typed.trim().length
  if (isNamed(stay) && !(isOnlyName && isNamed(place))) return null
  const town = place?.hits[0]
  if (isNamed(place)) return { name: 'location', value: String(town?.id) }
  // A town in another spelling, or the beginning of one, is no name of its shrine.
  return town && isWholeMatch(town._rankingScoreDetails) ? null : toLandmark
}

const minNamed = 3

function isNamed(answer: SearchAnswer<SearchIndexName> | undefined): boolean {
  const { exactName, exactness } = answer?.hits[0]?._rankingScoreDetails ?? {}
  return exactName?.score === 1 || exactness?.matchType === 'exactMatch'
}
