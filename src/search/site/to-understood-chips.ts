import type { SiteSearch } from '../../contract/site-search.ts'
import type { Understood } from '../../contract/understood.ts'
import { familyFacts } from '../../domain/stays/family-facts.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { daysBetween } from '../../domain/time/day.ts'
import { toMonthText } from '../../i18n/calendar-names.ts'
import { toCountryName } from '../../i18n/country-names.ts'
import { formatDay } from '../../i18n/format.ts'
import { formatPrice, formatPriceRange } from '../../i18n/format-price.ts'
import { familyText } from '../../i18n/messages/family.ts'
import { propertiesText } from '../../i18n/messages/properties.ts'
import { searchText } from '../../i18n/messages/search.ts'
import { toTopicName } from '../../i18n/messages/topics.ts'
import { understoodText } from '../../i18n/messages/understood.ts'
import type { ContentNames } from './content-names.ts'
import { toWordName } from './word-name.ts'

type Chip = SiteSearch['chips'][number]
type Reading = { understood: Understood; locale: Locale; names: ContentNames }

const fillWord = (text: string, word: string): string => text.replace('#', () => `\u2068${word}\u2069`)

/** What was understood, in words: each part can be taken away. */
export function toUnderstoodChips(reading: Reading): Chip[] {
  const { understood, locale, names } = reading
  const { kind, place, near, country, topic, features, without } = understood
  const t = understoodText[locale]
  const chips: (Chip | { aspect: string; text: string | null | undefined })[] = [
    { aspect: 'kind', text: kind && searchText[locale].kinds[kind] },
    { aspect: 'topic', text: topic && toTopicName(topic, locale) },
    { aspect: 'place', text: place?.title },
    { aspect: 'near', text: near && propertiesText[locale].near(near.title) },
    { aspect: 'travel', text: toTravelText(reading) },
    { aspect: 'country', text: country && toCountryName(locale, country.toUpperCase()) },
    { aspect: 'dates', text: toDatesText(understood, locale) },
    ...toPartyChips(understood, locale),
    { aspect: 'price', text: toPriceText(understood, locale) },
    ...toQualityChips(understood, locale),
    ...features.map((code) => ({ aspect: `feature-${code}`, text: toFeatureText(code, { locale, names }) })),
    ...without.map((code) => ({
      aspect: `without-${code}`,
      text: fillWord(t.without, toExcludedText(code, { locale, names })),
    })),
    { aspect: 'sort', text: toSortText(understood, locale) },
  ]
  return chips.flatMap(({ aspect, text }) => (text ? [{ aspect, text }] : []))
}

function toDatesText({ dates, kind }: Understood, locale: Locale): string | null {
  if (!dates) return null
  const nights = daysBetween(dates.from, dates.to)
  if (nights === 0) return formatDay(locale, dates.from)
  const days = `${formatDay(locale, dates.from)} – ${formatDay(locale, dates.to)}`
  return kind === 'property' ? `${days} · ${propertiesText[locale].nights(nights)}` : days
}

function toPartyChips(
  { adults, children, rooms }: Understood,
  locale: Locale,
): { aspect: string; text: string | null }[] {
  const guests = (adults ?? 0) + children.length
  return [
    { aspect: 'guests', text: guests > 0 ? propertiesText[locale].guests(guests) : null },
    { aspect: 'rooms', text: rooms === null ? null : understoodText[locale].rooms(rooms) },
  ]
}

function toPriceText({ price }: Understood, locale: Locale): string | null {
  if (!price) return null
  const t = understoodText[locale].price
  const { min, max, currency } = price
  if (min !== null && max !== null) return fillWord(t.between, formatPriceRange(locale, { min, max, currency }))
  if (max !== null) return fillWord(t.upTo, formatPrice(locale, { amount: max, currency }))
  return min === null ? null : fillWord(t.from, formatPrice(locale, { amount: min, currency }))
}

function toQualityChips({ stars, rating }: Understood, locale: Locale): { aspect: string; text: string | null }[] {
  const [t, words] = [propertiesText[locale], understoodText[locale]]
  const counts = [...stars].sort().map((count) => words.stars(count))
  return [
    { aspect: 'stars', text: counts.length > 0 ? counts.join(words.or) : null },
    { aspect: 'rating', text: rating === null ? null : `${t.rating}: ${t.atLeast(rating)}` },
  ]
}

type Naming = Pick<Reading, 'locale' | 'names'>

function toFeatureText(code: string, { locale, names }: Naming): string | null {
  const { facts, free } = familyText[locale]
  const fact = familyFacts.find((known) => known === code)
  if (fact) return facts[fact]
  return code === 'free_cancellation' ? free : (names.features.get(code)?.title[locale] ?? null)
}

function toExcludedText(code: string, naming: Naming): string {
  const { locale, names } = naming
  const place = names.locations.find(({ id }) => id === names.codes.get(code))
  const kinds: Record<string, string | undefined> = searchText[locale].kinds
  return place?.title[locale] ?? toFeatureText(code, naming) ?? kinds[code] ?? toTopicName(code, locale) ?? code
}

function toTravelText({ understood: { travel }, locale }: Reading): string | null {
  if (!travel) return null
  const t = understoodText[locale]
  const parts = [
    travel.from && fillWord(t.from, toWordName(travel.from, locale)),
    travel.to && fillWord(t.to, toWordName(travel.to, locale)),
    travel.by && t.by[travel.by],
    travel.month && toMonthText(locale, travel.month),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : null
}

function toSortText({ sort }: Understood, locale: Locale): string | null {
  if (!sort) return null
  const sorts: Record<string, string | undefined> = propertiesText[locale].sorts
  const own: Record<string, string | undefined> = understoodText[locale].sorts
  return own[sort] ?? sorts[sort] ?? null
}
