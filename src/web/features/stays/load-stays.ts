import type { SearchAnswer } from '../../../contract/search.ts'
import { toDay } from '../../../domain/day.ts'
import { toSearchPage } from '../../../domain/search-pages.ts'
import { staysText } from '../../../i18n/messages/stays.ts'
import { noRoomsMessage } from '../../../i18n/no-rooms.ts'
import { toQuery, type Wish } from '../../api/search.ts'
import type { SiteContext } from '../../context.ts'
import { messagesOf } from '../../text.tsx'
import { type FilterRow, toFilterRows, toSortField } from './filter-rows.ts'
import { findStayPrices, rememberFree, toSearchedStay } from './find-free.ts'
import { cardAttributes, toPropertyCard } from './property-card-data.ts'
import { type StayChip, type Titles, toChips } from './stay-chips.ts'
import {
  isNarrowed,
  parseWish,
  type StayWish,
  toFilterItems,
  toSort,
  toStayQuery,
  toStaysPath,
} from './stay-filters.ts'

const limit = 20
const mostLoosened = 4

const toStaysQuery = (wish: StayWish, ids: number[] | undefined, more: Wish) =>
  toQuery('property', { q: wish.q, filter: toFilterItems(wish), ids, ...more })

type Counts = Record<string, number>
const countsOf = (answer: SearchAnswer<'property'> | undefined, attribute: string): Counts =>
  answer?.facetDistribution?.[attribute] ?? {}

/** The list of stays as its address asks for it, with everything that its filters show. Null: there is no such place. */
export async function loadStays(site: SiteContext, params: URLSearchParams, page: number, now: Date) {
  const options = await loadOptions(site)
  const today = toDay(now)
  const { wish, faults } = parseWish(params, options.titles, today)
  if (faults.location) return null
  const { locale } = site
  const t = staysText[locale]
  const searched = toSearchedStay(wish)
  const freeFor = rememberFree(site)
  const { found, counts } = await findStays(site, wish, await freeFor(wish), page)
  const chips = toChips(wish, locale, options.titles)
  const { data, meta } = toSearchPage(found, { page, limit })
  const rows = toFilterRows({
    locale,
    params,
    wish,
    faults,
    today,
    options,
    counts,
    prices: found.facetStats?.priceIqd,
  })
  const prices = searched && data.length > 0 ? await findStayPrices(site, searched, data) : null
  return {
    place: wish.location && { id: wish.location, title: options.titles.location.get(wish.location) ?? '' },
    list: { data: data.map((hit) => ({ ...toPropertyCard(hit, locale), stay: prices?.(hit.id) })), meta },
    path: toStaysPath(wish),
    plan: toStayQuery(wish),
    isNarrowed: isNarrowed(wish) || Object.keys(faults).length > 0,
    rows,
    sort: toSortField({ locale, wish }),
    chips: chips.map(({ label, without }) => ({ label, remove: t.remove(label), to: toStaysPath(without) })),
    ignored: toErrors(rows),
    loosened: meta.total === 0 ? await loosen(site, chips, freeFor) : [],
    words: {
      ...pick(t, ['filters', 'show', 'apply', 'chosen', 'clearAll', 'ignored', 'emptyHint', 'loosen']),
      empty: searched ? noRoomsMessage[locale] : t.empty,
    },
  }
}

export type StaysPage = NonNullable<Awaited<ReturnType<typeof loadStays>>>

const pick = <T, Name extends keyof T>(from: T, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>

/** The same as beside the fields, for those who do not see them. */
const toErrors = (rows: FilterRow[]): string[] =>
  rows.flatMap((row) => {
    const fields: { label: string; error?: string }[] = 'choice' in row ? [row.choice] : row.fields
    const legend = 'legend' in row && row.legend ? `${row.legend} – ` : ''
    return fields.flatMap(({ label, error }) => (error ? [`${legend}${label}: ${error}`] : []))
  })

async function loadOptions({ call, startup }: SiteContext) {
  const [{ locations }, { propertyTypes, features }, { bedTypes }] = await Promise.all([
    startup(),
    call('GET /user/properties/types'),
    call('GET /user/bed-types'),
  ])
  const toOptions = (list: { id: number; title: string }[]) => list.map(({ id, title }) => ({ id, title }))
  const lists = {
    locations: toOptions(locations),
    types: toOptions(propertyTypes),
    bedTypes: toOptions(bedTypes),
    features: toOptions(features),
  }
  const toTitles = (list: { id: number; title: string }[]) => new Map(list.map(({ id, title }) => [id, title]))
  const titles: Titles = {
    location: toTitles(lists.locations),
    type: toTitles(lists.types),
    bedType: toTitles(lists.bedTypes),
    features: toTitles(lists.features),
  }
  return { ...lists, titles }
}

/** Of what only one can be chosen, and of stars, the counts are those of choosing otherwise. */
async function findStays({ search }: SiteContext, wish: StayWish, ids: number[] | undefined, page: number) {
  const facets = ['type.id', 'stars', 'features', 'priceIqd']
  const otherwise = (change: Partial<StayWish>, facet: string) =>
    toStaysQuery({ ...wish, ...change }, ids, { limit: 0, facets: [facet] })
  const answers = (await search.many([
    toStaysQuery(wish, ids, { page, limit, facets, sort: toSort(wish), attributesToRetrieve: cardAttributes }),
    ...(wish.stars.length > 0 ? [otherwise({ stars: [] }, 'stars')] : []),
    ...(wish.type ? [otherwise({ type: null }, 'type.id')] : []),
  ])) as SearchAnswer<'property'>[]
  const [found, ...others] = answers as [SearchAnswer<'property'>, ...SearchAnswer<'property'>[]]
  const stars = countsOf(wish.stars.length > 0 ? others.shift() : found, 'stars')
  const types = countsOf(wish.type ? others.shift() : found, 'type.id')
  return { found, counts: { stars, types, features: countsOf(found, 'features') } }
}

/** What to give up when nothing fits: each part of the wish that alone keeps stays away, the one that keeps most away first. */
async function loosen({ search, locale }: SiteContext, chips: StayChip[], freeFor: ReturnType<typeof rememberFree>) {
  if (chips.length === 0) return []
  const queries = chips.map(async ({ without }) => toStaysQuery(without, await freeFor(without), { limit: 0 }))
  const answers = await search.many(await Promise.all(queries))
  return chips
    .map(({ label, without }, index) => ({
      label,
      to: toStaysPath(without),
      count: answers[index]?.estimatedTotalHits ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostLoosened)
    .map(({ count, ...rest }) => ({ ...rest, total: messagesOf(locale).home.stays(count) }))
}
