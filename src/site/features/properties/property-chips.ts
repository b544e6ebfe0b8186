import { messagesOf } from '../../../client/text.tsx'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import { formatDay, formatPrice } from '../../../i18n/format.ts'
import { familyText } from '../../../i18n/messages/family.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import { shortRangeText } from '../../../ui/calendar-text.ts'
import type { NearPlace } from '../landmarks/near-place.ts'
import type { PropertyQuery } from './property-filters.ts'
import { countPlannedNights, guestsOf, type StayPlan } from './stay-plan.ts'

/** One part of a query in words, and the query without it. */
export type PropertyChip = { label: string; without: PropertyQuery }

/** The names of a query's ids. */
export type Titles = Record<'location' | 'type' | 'bedType' | 'features', ReadonlyMap<number, string>> & {
  near: NearPlace | null
}

type Part = [label: string | null | undefined, without: Partial<PropertyQuery>]

const toChipsOf = (query: PropertyQuery, parts: Part[]): PropertyChip[] =>
  parts.flatMap(([label, without]) => (label ? [{ label, without: { ...query, ...without } }] : []))

/** Chips for every part of a query. Parts that the box above the list shows come last. */
export const toChips = (query: PropertyQuery, locale: Locale, titles: Titles, today: Day): PropertyChip[] => [
  ...toFilterChips(query, locale, titles),
  ...toSearchChips(query, locale, titles, today),
]

/** Parts with a field among the filters: the number of chosen ones. */
export function toFilterChips(query: PropertyQuery, locale: Locale, titles: Titles): PropertyChip[] {
  const [t, { facts, free }, { rating }] = [propertiesText[locale], familyText[locale], messagesOf(locale)]
  const except = <Value>(list: readonly Value[], one: Value) => list.filter((other) => other !== one)
  return toChipsOf(query, [
    ...query.type.map((id): Part => [titles.type.get(id), { type: except(query.type, id) }]),
    ...query.stars.map((star): Part => [rating.stars(star), { stars: except(query.stars, star) }]),
    [priceLabel(query, locale), { minPrice: null, maxPrice: null }],
    [titles.bedType.get(query.bedType ?? 0), { bedType: null }],
    ...query.features.map((id): Part => [titles.features.get(id), { features: except(query.features, id) }]),
    ...query.family.map((fact): Part => [facts[fact], { family: except(query.family, fact) }]),
    [query.cancel && free, { cancel: null }],
    [query.rating !== null ? `${t.rating}: ${t.atLeast(query.rating)}` : null, { rating: null }],
  ])
}

function toSearchChips(query: PropertyQuery, locale: Locale, titles: Titles, today: Day): PropertyChip[] {
  const t = propertiesText[locale]
  const guests = guestsOf(query)
  return toChipsOf(query, [
    [titles.location.get(query.location ?? 0), { location: null }],
    [query.q && `\u2068${query.q}\u2069`, { q: '' }],
    [query.near && titles.near && t.near(titles.near.title), { near: null }],
    [query.frame && t.inFrame, { frame: null }],
    [daysLabel(query, locale, today), { checkIn: null, checkOut: null }],
    [guests !== null ? t.guests(guests) : null, { adults: null, children: null, age: [] }],
  ])
}

function daysLabel(plan: StayPlan, locale: Locale, today: Day): string | null {
  const t = propertiesText[locale]
  const { checkIn, checkOut } = plan
  const nights = countPlannedNights(plan)
  if (checkIn && checkOut && nights)
    return `${shortRangeText({ start: checkIn, end: checkOut }, locale, today)} · ${t.nights(nights)}`
  if (checkIn) return `${t.checkIn}: ${formatDay(locale, checkIn)}`
  return checkOut && `${t.checkOut}: ${formatDay(locale, checkOut)}`
}

function priceLabel({ minPrice, maxPrice }: PropertyQuery, locale: Locale): string | null {
  const t = propertiesText[locale]
  const inDinars = (amount: number) => formatPrice(locale, { amount, currency: 'IQD' })
  const parts = [
    minPrice !== null && `${t.minPrice} ${inDinars(minPrice)}`,
    maxPrice !== null && `${t.maxPrice} ${inDinars(maxPrice)}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : null
}
