import type { Day } from '../../../domain/day.ts'
import type { Locale } from '../../../domain/locale.ts'
import { formatDay, formatPrice } from '../../../i18n/format.ts'
import { familyText } from '../../../i18n/messages/family.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import type { NearPlace } from '../../near/near-place.ts'
import { messagesOf } from '../../text.tsx'
import { shortRangeText } from '../../ui/calendar-text.ts'
import type { PropertyQuery } from './property-filters.ts'
import { countPlannedNights, guestsOf, type StayPlan } from './stay-plan.ts'

/** One part of a query in words, and the query without it. */
export type PropertyChip = { label: string; without: PropertyQuery }

/** What the ids of a query are called. */
export type Titles = Record<'location' | 'type' | 'bedType' | 'features', ReadonlyMap<number, string>> & {
  near: NearPlace | null
}

export function toChips(query: PropertyQuery, locale: Locale, titles: Titles, today: Day): PropertyChip[] {
  const t = propertiesText[locale]
  const chips: PropertyChip[] = []
  const add = (label: string | null | undefined, changed: Partial<PropertyQuery>) => {
    if (label) chips.push({ label, without: { ...query, ...changed } })
  }
  const guests = guestsOf(query)
  add(titles.location.get(query.location ?? 0), { location: null })
  add(query.q && `\u2068${query.q}\u2069`, { q: '' })
  add(query.near && titles.near && t.near(titles.near.title), { near: null })
  add(query.frame && t.inFrame, { frame: null })
  add(daysLabel(query, locale, today), { checkIn: null, checkOut: null })
  add(guests !== null ? t.guests(guests) : null, { adults: null, children: null, age: [] })
  for (const id of query.type) add(titles.type.get(id), { type: query.type.filter((other) => other !== id) })
  for (const star of query.stars)
    add(messagesOf(locale).rating.stars(star), { stars: query.stars.filter((other) => other !== star) })
  add(priceLabel(query, locale), { minPrice: null, maxPrice: null })
  add(titles.bedType.get(query.bedType ?? 0), { bedType: null })
  for (const id of query.features)
    add(titles.features.get(id), { features: query.features.filter((other) => other !== id) })
  for (const fact of query.family)
    add(familyText[locale].facts[fact], { family: query.family.filter((other) => other !== fact) })
  add(query.cancel && familyText[locale].free, { cancel: null })
  add(query.rating !== null ? `${t.rating}: ${t.atLeast(query.rating)}` : null, { rating: null })
  return chips
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
