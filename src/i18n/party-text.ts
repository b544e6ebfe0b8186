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
  const comma = locale === 'en' ? ', ' : '، '
  const ages = fill(messages.ages, { ages: childrenAges.join(comma) })
  return `${grown} · ${fillCount(locale, childrenAges.length, messages.children)}${comma}${ages}`
}
