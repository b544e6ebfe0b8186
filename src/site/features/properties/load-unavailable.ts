import type { SiteContext } from '../../../client/context.ts'
import type { SearchAnswer } from '../../../contract/search.ts'
import type { PageMeta } from '../../../domain/search/page-meta.ts'
import { walkableMeters } from '../../../domain/stays/walking.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toFieldMessage } from '../../../i18n/field-errors.ts'
import { staysNearText } from '../../../i18n/messages/stays-near.ts'
import { unavailableText } from '../../../i18n/messages/unavailable-stays.ts'
import { rangeText } from '../../../ui/calendar-text.ts'
import { toWaitPath } from '../booking/wait-path.ts'
import type { NearPlace } from '../landmarks/near-place.ts'
import type { FreeIds, FreeSearch } from './find-free.ts'
import { type ListPart, toDistanceText } from './list-near.ts'
import { cardAttributes, toPropertyCard } from './property-card-data.ts'
import { toDetailQuery, toSort } from './property-filters.ts'
import { type PropertySearchInput, toSearchQuery } from './to-search-query.ts'

export type UnavailableStays = NonNullable<Awaited<ReturnType<typeof loadUnavailable>>>

/** The call's limit of properties whose other days are searched. */
const maxShown = 12

type UnavailableInput = PropertySearchInput & {
  free: FreeIds
  searched: FreeSearch
  near: NearPlace | null
}

/** Matching properties that are closed, full, or let for more nights, with the nearest days on which they are free. Null without any. */
export async function loadUnavailable(
  { call, search, locale }: Pick<SiteContext, 'call' | 'search' | 'locale'>,
  { free: { full, closed, tooShort }, searched, near, query, today }: UnavailableInput,
) {
  const ids = [...full, ...closed, ...tooShort.map(({ id }) => id)]
  if (ids.length === 0) return null
  const isFull = new Set(full)
  const minNights = new Map(tooShort.map((short) => [short.id, short.minNights]))
  // A list by distance names only those within walking distance, before the farther ones. Beside a map the list has no parts.
  const isByDistance = near !== null && !query.sort && !query.view
  const [answer] = (await search.many([
    toSearchQuery(
      { query, ids, today },
      {
        limit: maxShown,
        sort: toSort(query, near),
        circle: isByDistance ? { ...near.coordinates, meters: walkableMeters } : undefined,
        attributesToRetrieve: near ? [...cardAttributes, '_geo'] : cardAttributes,
      },
    ),
  ])) as SearchAnswer<'property'>[]
  const { hits = [], estimatedTotalHits: total = 0 } = answer ?? {}
  if (hits.length === 0) return null
  const moved = { ...searched, ids: hits.map(({ id }) => id) }
  // Other days are an extra: without them the list is still true.
  const { properties } = await call('GET /user/properties/free/days', { query: moved }).catch(() => ({
    properties: [],
  }))
  const otherDays = new Map(properties.map(({ id, stays }) => [id, stays]))
  const t = unavailableText[locale]
  const toState = (id: number) => {
    const limit = minNights.get(id)
    return limit ? toFieldMessage(locale, { error: 'min_nights', limit }) : isFull.has(id) ? t.full : t.closed
  }
  const pathOf = (id: number, days = {}) => `/properties/${id}${toDetailQuery({ ...query, ...days })}`
  return {
    isByDistance,
    title: isByDistance ? t.near(total) : t.title(total),
    wait: t.wait,
    free: t.free,
    more: total > hits.length ? t.more(total - hits.length) : null,
    stays: hits.map((hit) => {
      const { id, title, picture, area, location } = toPropertyCard(hit, locale)
      return {
        id,
        title,
        picture,
        place: near ? toDistanceText(locale, near, hit) : [area, location.title].filter(Boolean).join(' · '),
        to: pathOf(id),
        state: toState(id),
        // A closed property, or too short a stay, has no waitlist.
        waitTo: isFull.has(id) ? toWaitPath(id, searched) : null,
        days: (otherDays.get(id) ?? []).map(({ checkIn, checkOut }) => ({
          to: pathOf(id, { checkIn, checkOut }),
          label: rangeText({ start: checkIn, end: checkOut }, locale, searched.checkIn),
        })),
      }
    }),
  }
}

type ListPlace = { walkable: number; shown: number; meta: PageMeta }

/** The card before which the unavailable ones stand: after the first page, or before those too far to walk. Null: on another page. */
export function placeUnavailable(
  { isByDistance }: Pick<UnavailableStays, 'isByDistance'>,
  { walkable, shown, meta }: ListPlace,
): number | null {
  if (!isByDistance) return meta.page === 1 ? shown : null
  const at = walkable - (meta.page - 1) * meta.limit
  const isAfterLast = at === shown && meta.next !== null
  return at < 0 || at > shown || isAfterLast ? null : at
}

type ListParts = ListPlace & { locale: Locale; unavailable: UnavailableStays | null; parts: ListPart[] }

/** The parts of a list with its unavailable ones. Where only those are near, the cards begin farther away. */
export function withUnavailable({ locale, unavailable, parts, ...list }: ListParts) {
  if (!unavailable) return { unavailable, parts }
  const at = placeUnavailable(unavailable, list)
  const farther = { at: 0, label: staysNearText[locale].farther }
  const isAlone = unavailable.isByDistance && at === 0 && parts.length === 0
  return { unavailable: { ...unavailable, at }, parts: isAlone ? [farther] : parts }
}
