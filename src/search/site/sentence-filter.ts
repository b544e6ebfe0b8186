import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { Understood } from '../../contract/understood.ts'
import { type FilterItem, toFilter } from '../../domain/search/search-filter.ts'
import { familyFacts } from '../../domain/stays/family-facts.ts'
import { addDays, type Day, daysBetween, toDay, toInstant } from '../../domain/time/day.ts'
import type { ContentNames } from './content-names.ts'
import { hasPrice, toDinarBounds } from './price.ts'
import { placePaths } from './sentence-kinds.ts'
import { nothingUnderstood } from './understanding.ts'

/** What nothing fulfils: the nearest things are shown instead. */
export type Relaxed = 'price' | 'dates' | 'place' | 'text' | 'filters'

export type SentenceSearch = {
  understood: Understood
  names: ContentNames
  /** Ids of stays that are free in the nights of the sentence; null without nights. */
  free: readonly number[] | null
  relaxed: readonly Relaxed[]
  now: Date
}

const item = (key: string, operation: string, value: FilterItem['value']): FilterItem => ({ key, operation, value })
const inList = (key: string, values: readonly (string | number)[]): string =>
  `${key} IN [${values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ')}]`

/** The condition that a sentence puts on the documents of a kind; empty where it puts none. */
export function toSentenceFilter(kind: SearchIndexName, search: SentenceSearch): string {
  const { relaxed } = search
  const understood = relaxed.includes('filters') ? toKindOnly(search) : search.understood
  if (understood !== search.understood)
    return toSentenceFilter(kind, { ...search, understood, free: null, relaxed: [] })
  const path = placePaths[kind]
  const items = [
    ...(path && understood.place && !search.relaxed.includes('place') ? [item(path, '=', understood.place.id)] : []),
    ...(hasPrice(kind) ? toPriceItems(search) : []),
    ...toExcludedPlaces(kind, understood, search.names),
    ...(kind === 'visa' ? [item('country', '=', understood.country)] : []),
    ...(ratedKinds.includes(kind) ? [item('rating', '>=', understood.rating)] : []),
    ...(kind === 'property' ? toStayItems(search) : []),
    ...(kind === 'event' ? toEventItems(search) : []),
    ...(kind === 'umrah' ? toUmrahItems(search) : []),
    ...(kind === 'offer' && understood.travel ? [item('type', '=', 'flight')] : []),
  ]
  return [toFilter(items), ...toLists(kind, search)].filter(Boolean).join(' AND ')
}

/** The kind in its place, or anywhere. */
const toKindOnly = ({ understood: { kind, place, rest }, relaxed }: SentenceSearch): Understood => ({
  ...nothingUnderstood(rest),
  kind,
  place: relaxed.includes('place') ? null : place,
})

const ratedKinds: readonly SearchIndexName[] = ['property', 'tourism', 'activity']

function toPriceItems({ understood: { price }, relaxed }: SentenceSearch): FilterItem[] {
  if (!price) return []
  const { min, max } = toDinarBounds(price)
  const [from, to] = relaxed.includes('price') ? [max, max === null ? min : null] : [min, max]
  return [item('priceIqd', '>=', from), item('priceIqd', '<=', to)]
}

function toExcludedPlaces(kind: SearchIndexName, { without }: Understood, { codes }: ContentNames): FilterItem[] {
  const path = placePaths[kind]
  return without.flatMap((code) => {
    const id = codes.get(code)
    return path && id !== undefined ? [item(path, '!=', id)] : []
  })
}

const isFamilyFact = (code: string): boolean => familyFacts.some((fact) => fact === code)

function toStayItems({ understood, names, free, now }: SentenceSearch): FilterItem[] {
  const { features, without, adults, children, dates, stars } = understood
  const toItems = (code: string, operation: '=' | '!='): FilterItem[] => {
    const id = names.features.get(code)?.id
    if (id !== undefined) return [item('features', operation, id)]
    return isFamilyFact(code) ? [item('family', operation, code)] : []
  }
  const isFreeToCancel = features.some((code) => code === 'free_cancellation')
  const guests = (adults ?? 0) + children.length
  return [
    ...features.flatMap((code) => toItems(code, '=')),
    ...without.flatMap((code) => toItems(code, '!=')),
    // With nights, availability says more.
    item('sleeps', '>=', free === null && guests > 0 ? guests : null),
    item('freeDays', '<=', isFreeToCancel ? (dates ? daysBetween(toDay(now), dates.from) : freeDaysAhead) : null),
    item('stars', '>=', stars.length > 0 ? Math.min(...stars) : null),
    item('stars', '<=', stars.length > 0 ? Math.max(...stars) : null),
  ]
}

/** Without days, a cancellation counts as free if it is so a week before. */
const freeDaysAhead = 7

const toSeconds = (day: Day): number => toInstant(day, '00:00').getTime() / 1000

function toEventItems({ understood: { dates }, relaxed }: SentenceSearch): FilterItem[] {
  if (!dates) return []
  const isNext = relaxed.includes('dates')
  return [
    item(isNext ? 'startsTime' : 'endsTime', '>=', toSeconds(dates.from)),
    item('startsTime', '<', isNext ? null : toSeconds(addDays(dates.to, 1))),
  ]
}

function toUmrahItems({ understood: { travel }, names }: SentenceSearch): FilterItem[] {
  const from = travel?.from ? (names.codes.get(travel.from) ?? null) : null
  return [item('location.id', '=', from), item('travel', '=', travel?.by ?? null)]
}

/** Conditions that are lists of values. */
function toLists(kind: SearchIndexName, { understood, free, relaxed }: SentenceSearch): string[] {
  const isDated = !relaxed.includes('dates')
  if (kind === 'property' && free && isDated) return [inList('id', free)]
  if ((kind !== 'umrah' && kind !== 'tourism') || !isDated) return []
  const days = toDepartures(understood)
  return days.length > 0 ? [inList('departures', days)] : []
}

const maxDepartures = 62

/** The days of a month, or those of the dates. */
function toDepartures({ dates, travel }: Understood): Day[] {
  const first = dates?.from ?? (travel?.month ? (`${travel.month}-01` as Day) : null)
  if (!first) return []
  const isInside = (day: Day) => (dates ? day <= dates.to : day.startsWith(travel?.month ?? ''))
  return Array.from({ length: maxDepartures }, (_, index) => addDays(first, index)).filter(isInside)
}
