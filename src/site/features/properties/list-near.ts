import type { SiteContext } from '../../../client/context.ts'
import { messagesOf } from '../../../client/text.tsx'
import type { SearchAnswer } from '../../../contract/search.ts'
import type { SearchHit } from '../../../contract/search-hits.ts'
import { metersBetween } from '../../../domain/map/map-frame.ts'
import { walkableMeters } from '../../../domain/stays/walking.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { formatDistance } from '../../../i18n/format-distance.ts'
import { staysNearText } from '../../../i18n/messages/stays-near.ts'
import type { NearPlace } from '../landmarks/near-place.ts'
import type { PropertyQuery } from './property-filters.ts'
import { type PropertySearchInput, toSearchQuery } from './to-search-query.ts'

type Located = Pick<SearchHit<'property'>, '_geo'>

const metersFrom = ({ coordinates }: NearPlace, { _geo: { lat, lng } }: Located): number =>
  metersBetween(coordinates, { latitude: lat, longitude: lng })

/** How far a stay is from the place that was asked for, and which that is. */
export const toDistanceText = (locale: Locale, near: NearPlace, hit: Located): string =>
  staysNearText[locale].away(formatDistance(locale, metersFrom(near, hit)), near.title)

/** The heading of the list. */
export function toNearHeading(locale: Locale, near: NearPlace, { sort }: PropertyQuery, total: number) {
  const t = staysNearText[locale]
  const stays = messagesOf(locale).home.properties(total)
  return { place: near.title, title: t.title(near.title), lead: sort || total === 0 ? stays : t.lead(stays) }
}

/** Stands before the card of this place in the list. */
export type ListPart = { at: number; label: string }

/** The parts of a list by distance: the number within walking distance, and the first of each part. */
export async function loadParts(
  site: Pick<SiteContext, 'search' | 'locale'>,
  asked: PropertySearchInput,
  { near, hits }: { near: NearPlace; hits: readonly Located[] },
): Promise<{ walkable: number; parts: ListPart[] }> {
  if (asked.query.sort || hits.length === 0) return { walkable: 0, parts: [] }
  const circle = { ...near.coordinates, meters: walkableMeters }
  const [answer] = (await site.search.many([toSearchQuery(asked, { circle, limit: 0 })])) as SearchAnswer<'property'>[]
  const walkable = answer?.estimatedTotalHits ?? 0
  if (walkable === 0) return { walkable, parts: [] }
  const t = staysNearText[site.locale]
  const farther = hits.findIndex((hit) => metersFrom(near, hit) > walkableMeters)
  const parts = [
    ...(farther === 0 ? [] : [{ at: 0, label: t.walkable(walkable) }]),
    ...(farther === -1 ? [] : [{ at: farther, label: t.farther }]),
  ]
  return { walkable, parts }
}
