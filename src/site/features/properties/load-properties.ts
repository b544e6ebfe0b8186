import type { SiteContext, Startup } from '../../../client/context.ts'
import { messagesOf } from '../../../client/text.tsx'
import type { SearchHit } from '../../../contract/search-hits.ts'
import { toSearchPage } from '../../../domain/search/search-pages.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { type Day, daysBetween, toDay } from '../../../domain/time/day.ts'
import { compareText } from '../../../i18n/messages/compare.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import { propertyMapText } from '../../../i18n/messages/property-map.ts'
import { staySearchText } from '../../../i18n/messages/stay-search.ts'
import { noRoomsMessage } from '../../../i18n/no-rooms.ts'
import { findNearPlace } from '../landmarks/near-place.ts'
import { toBounds } from './filter-rows.ts'
import { type FreeSearch, findStayPrices, rememberFree, type ShownStayPrice, toSearchedStay } from './find-free.ts'
import { toListControls } from './list-controls.ts'
import { loadParts, toDistanceText, toNearHeading } from './list-near.ts'
import { loadPropertyMap } from './load-property-map.ts'
import { loadUnavailable, withUnavailable } from './load-unavailable.ts'
import { cardAttributes, type PropertyCardData, toPropertyCard } from './property-card-data.ts'
import { type PropertyChip, toChips } from './property-chips.ts'
import {
  emptyQuery,
  isNarrowed,
  type PropertyQuery,
  parsePropertyQuery,
  toDetailQuery,
  toFields,
  toPropertiesPath,
  toSort,
} from './property-filters.ts'
import { searchProperties } from './search-properties.ts'
import { toSearchQuery } from './to-search-query.ts'

const limit = 20
const maxLoosened = 4

/** A card as the list shows it: `stay` is what all of a stay costs, where it is known which. */
export type ListedPropertyData = PropertyCardData & { stay?: ShownStayPrice }

/** The list of stays as its address asks for it, with everything that its filters show. Null: there is no such place. */
export async function loadProperties(site: SiteContext, params: URLSearchParams, page: number, now: Date) {
  const options = await loadOptions(site, params)
  const today = toDay(now)
  const { query, errors } = parsePropertyQuery(params, options.titles, today)
  if (errors.location) return null
  const { locale } = site
  const t = propertiesText[locale]
  const searched = toSearchedStay(query)
  const freeFor = rememberFree(site)
  const free = await freeFor(query)
  const asked = { query, ids: free?.ids, today }
  const near = query.near === null ? null : options.titles.near
  const [{ found, counts, prices: bounds }, map, unavailable] = await Promise.all([
    searchProperties(site, asked, {
      page,
      limit,
      sort: toSort(query, near),
      attributesToRetrieve: near ? [...cardAttributes, '_geo'] : cardAttributes,
    }),
    query.view === 'map' ? loadPropertyMap(site, { ...asked, near, searched }) : null,
    free && searched ? loadUnavailable(site, { query, today, near, searched, free }) : null,
  ])
  const chips = toChips(query, locale, options.titles, today)
  const { data, meta } = toSearchPage(found, { page, limit })
  const [prices, { walkable, parts }] = await Promise.all([
    searched && data.length > 0 ? findStayPrices(site, searched, data) : null,
    near && !map ? loadParts(site, asked, { near, hits: data }) : { walkable: 0, parts: [] },
  ])
  return {
    place: query.location && { id: query.location, title: options.titles.location.get(query.location) ?? '' },
    near: near && toNearHeading(locale, near, query, meta.total),
    ...withUnavailable({ locale, unavailable, parts, walkable, shown: data.length, meta }),
    list: {
      data: data.map((hit): ListedPropertyData => {
        const card = toPropertyCard(hit, locale)
        const away = near ? toDistanceText(locale, near, hit) : undefined
        const policy = isTooLate(hit, query, today) ? undefined : card.policy
        return away || prices ? { ...card, policy, away, stay: prices?.(hit.id) } : card
      }),
      meta,
    },
    path: toPropertiesPath(query),
    hiddenFields: toHiddenFields(query),
    map,
    mapSwitch: toMapSwitch(locale, query),
    clearedPath: toPropertiesPath({ ...emptyQuery, view: query.view }),
    plan: toDetailQuery(query),
    split: meta.total === 0 && searched ? toSplitSearch(query, searched) : null,
    isNarrowed: isNarrowed(query) || Object.keys(errors).length > 0,
    ...toListControls({ locale, params, query, errors, today, options, counts, prices: bounds, total: meta.total }),
    chips: chips.map(({ label, without }) => ({ label, remove: t.remove(label), to: toPropertiesPath(without) })),
    none: meta.total === 0 ? await toNone(site, { chips, freeFor, today, query }) : null,
    messages: {
      showAll: t.showCount(meta.total),
      ...pick(t, ['filters', 'show', 'chosen', 'clearAll', 'ignored']),
      compare: compareText[locale].tick,
    },
  }
}

/** The label of the filters' button, the number of results of each further choice, and their prices. */
export async function countProperties(site: SiteContext, params: URLSearchParams, now: Date) {
  const { titles } = await loadOptions(site, params)
  const today = toDay(now)
  const { query } = parsePropertyQuery(params, titles, today)
  const free = await rememberFree(site)(query)
  const { found, counts, prices } = await searchProperties(site, { query, ids: free?.ids, today }, { limit: 0 })
  return {
    label: propertiesText[site.locale].showCount(found.estimatedTotalHits ?? 0),
    counts,
    bounds: toBounds(site.locale, prices),
  }
}

/** For a query of location, type, days and guests alone, two properties together may have all nights. */
const toSplitSearch = (query: PropertyQuery, searched: FreeSearch) => {
  const { location, type, checkIn, checkOut, adults, children, age, view } = query
  const plain = { ...emptyQuery, location, type, checkIn, checkOut, adults, children, age, view }
  return location !== null && toPropertiesPath(plain) === toPropertiesPath(query)
    ? { ...searched, location, type }
    : null
}

/** Parts of the address without a field, which the form must keep. */
const toHiddenFields = (query: PropertyQuery) => toFields({ ...query, ...filtered })

const { type, stars, minPrice, maxPrice, bedType, features, family, cancel, rating } = emptyQuery
const filtered = { type, stars, minPrice, maxPrice, bedType, features, family, cancel, rating }

/** To the map, and back to the list alone: both by the same filters. */
function toMapSwitch(locale: Locale, query: PropertyQuery) {
  const { map, list } = propertyMapText[locale]
  return query.view === 'map'
    ? { label: list, to: toPropertiesPath({ ...query, view: null }) }
    : { label: map, to: toPropertiesPath({ ...query, view: 'map' }) }
}

export type PropertiesPage = NonNullable<Awaited<ReturnType<typeof loadProperties>>>

const pick = <T, Name extends keyof T>(from: T, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>

type Option = { id: number; title: string }

const toOptions = (list: Option[]): Option[] => list.map(({ id, title }) => ({ id, title }))
const toTitles = (list: Option[]) => new Map(list.map(({ id, title }) => [id, title]))

/** The same for every list of a language, until content changes. */
function toAllOptions({ locations, propertyTypes, bedTypes, features }: Startup) {
  const lists = {
    locations: toOptions(locations),
    types: toOptions(propertyTypes),
    bedTypes: toOptions(bedTypes),
    features: features.map(({ id, key, title }) => ({ id, key, title })),
  }
  const titles = {
    location: toTitles(lists.locations),
    type: toTitles(lists.types),
    bedType: toTitles(lists.bedTypes),
    features: toTitles(lists.features),
  }
  return { ...lists, titles }
}

const known = new WeakMap<Startup, ReturnType<typeof toAllOptions>>()

async function loadOptions(site: SiteContext, params: URLSearchParams) {
  const [startup, near] = await Promise.all([site.startup(), findNearPlace(site, params.get('near'))])
  const options = known.get(startup) ?? toAllOptions(startup)
  known.set(startup, options)
  return { ...options, titles: { ...options.titles, near } }
}

/** Results for other days are dropped, so that a list never promises them for these. */
const isTooLate = ({ policy }: SearchHit<'property'>, { checkIn }: PropertyQuery, today: Day): boolean =>
  Boolean(checkIn && policy.percentAfter < 100 && daysBetween(today, checkIn) < policy.freeUntilDays)

type NoneFacts = {
  chips: PropertyChip[]
  freeFor: ReturnType<typeof rememberFree>
  today: Day
  query: PropertyQuery
}

/** The message and the links of an empty list. */
async function toNone(site: SiteContext, { chips, freeFor, today, query }: NoneFacts) {
  const { locale } = site
  const t = propertiesText[locale]
  const loosened = await loosen(site, chips, freeFor, today)
  return {
    title: toSearchedStay(query) ? noRoomsMessage[locale] : t.empty,
    hint: loosened.length > 0 ? t.loosen : t.emptyHint,
    loosened,
    elsewhere: query.q
      ? { to: `/search?${new URLSearchParams({ q: query.q })}`, label: staySearchText[locale].everything }
      : null,
  }
}

/** Filters to give up when nothing fits: each that alone excludes properties, the one that excludes most first. */
async function loosen(
  { search, locale }: SiteContext,
  chips: PropertyChip[],
  freeFor: ReturnType<typeof rememberFree>,
  today: Day,
) {
  if (chips.length === 0) return []
  const queries = chips.map(async ({ without }) =>
    toSearchQuery({ query: without, ids: (await freeFor(without))?.ids, today }, { limit: 0 }),
  )
  const answers = await search.many(await Promise.all(queries))
  return chips
    .map(({ label, without }, index) => ({
      label,
      to: toPropertiesPath(without),
      count: answers[index]?.estimatedTotalHits ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxLoosened)
    .map(({ count, ...rest }) => ({ ...rest, total: messagesOf(locale).home.properties(count) }))
}
