import type { Locale } from '../domain/text/locale.ts'
import { fill, fillCount } from './fill.ts'
import type { BookingMessages } from './messages/booking-messages.ts'

/** `2 adults · 1 child, aged 4` */
export function toPartyText(
  locale: Locale,
  messages: BookingMessages,
  { adults, childrenAges }: { adults: number; childrenAges: readonly number[] },
): string {
  const grown = fillCount(locale, adults, messages.adults)
  if (childrenAges.length === 0) return grown
  const ages = toAgesText(locale, messages, childrenAges)
  return `${grown} · ${fillCount(locale, childrenAges.length, messages.children)}${commaOf(locale)}${ages}`
}

/** `aged 4, under 1` */
export const toAgesText = (
  locale: Locale,
  messages: Pick<BookingMessages, 'ages' | 'underOne'>,
  ages: readonly (number | null)[],
): string =>
  fill(messages.ages, { ages: ages.map((age) => (age === 0 ? messages.underOne : age)).join(commaOf(locale)) })

const commaOf = (locale: Locale): string => (locale === 'en' ? ', ' : '، ')
