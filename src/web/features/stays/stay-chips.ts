import type { Locale } from '../../../domain/locale.ts'
import { formatDay, formatPrice } from '../../../i18n/format.ts'
import { staysText } from '../../../i18n/messages/stays.ts'
import { messagesOf } from '../../text.tsx'
import type { StayWish } from './stay-filters.ts'
import { guestsOf, nightsOf, type StayPlan } from './stay-plan.ts'

/** One part of a wish in words, and the wish without it. */
export type StayChip = { label: string; without: StayWish }

/** What the ids of a wish are called. */
export type Titles = Record<'location' | 'type' | 'bedType' | 'features', ReadonlyMap<number, string>>

export function toChips(wish: StayWish, locale: Locale, titles: Titles): StayChip[] {
  const t = staysText[locale]
  const chips: StayChip[] = []
  const add = (label: string | null | undefined, changed: Partial<StayWish>) => {
    if (label) chips.push({ label, without: { ...wish, ...changed } })
  }
  const guests = guestsOf(wish)
  add(titles.location.get(wish.location ?? 0), { location: null })
  add(wish.q && `\u2068${wish.q}\u2069`, { q: '' })
  add(daysLabel(wish, locale), { checkIn: null, checkOut: null })
  add(guests !== null ? t.guests(guests) : null, { adults: null, children: null, age: [] })
  add(titles.type.get(wish.type ?? 0), { type: null })
  for (const star of wish.stars)
    add(messagesOf(locale).rating.stars(star), { stars: wish.stars.filter((other) => other !== star) })
  add(priceLabel(wish, locale), { minPrice: null, maxPrice: null })
  add(titles.bedType.get(wish.bedType ?? 0), { bedType: null })
  for (const id of wish.features)
    add(titles.features.get(id), { features: wish.features.filter((other) => other !== id) })
  add(wish.rating !== null ? `${t.rating}: ${t.atLeast(wish.rating)}` : null, { rating: null })
  return chips
}

function daysLabel(plan: StayPlan, locale: Locale): string | null {
  const t = staysText[locale]
  const { checkIn, checkOut } = plan
  const nights = nightsOf(plan)
  if (checkIn && checkOut && nights)
    return `${formatDay(locale, checkIn)} – ${formatDay(locale, checkOut)} · ${t.nights(nights)}`
  if (checkIn) return `${t.checkIn}: ${formatDay(locale, checkIn)}`
  return checkOut && `${t.checkOut}: ${formatDay(locale, checkOut)}`
}

function priceLabel({ minPrice, maxPrice }: StayWish, locale: Locale): string | null {
  const t = staysText[locale]
  const inDinars = (amount: number) => formatPrice(locale, { amount, currency: 'IQD' })
  const parts = [
    minPrice !== null && `${t.minPrice} ${inDinars(minPrice)}`,
    maxPrice !== null && `${t.maxPrice} ${inDinars(maxPrice)}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : null
}
