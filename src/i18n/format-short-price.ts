import type { Currency } from '../domain/money/money.ts'
import type { Locale } from '../domain/text/locale.ts'
import { groupThousands } from './group-thousands.ts'

type Step = { one: string /** In Arabic, of three to ten. */; few?: string }

const thousand: Record<Locale, Step> = {
  en: { one: 'k' },
  ar: { one: ' ألف', few: ' آلاف' },
  ku: { one: ' هەزار' },
}
const million: Record<Locale, Step> = {
  en: { one: 'M' },
  ar: { one: ' مليون', few: ' ملايين' },
  ku: { one: ' ملیۆن' },
}

const say = (number: string, { one, few = one }: Step): string => number + (/^([3-9]|10)$/.test(number) ? few : one)

/** `85k`, `1.25M`, `$120`: for where a price has the room of a thumb. Dinars go without their name, as they do in speech. */
export function formatShortPrice(locale: Locale, { amount, currency }: { amount: number; currency: Currency }): string {
  if (currency === 'USD') return `$${groupThousands(String(Math.round(amount)))}`
  const thousands = amount < 10_000 ? Math.round(amount / 100) / 10 : Math.round(amount / 1000)
  if (thousands < 1) return String(amount)
  if (thousands < 1000) return say(String(thousands), thousand[locale])
  return say(String(Math.round(amount / 10_000) / 100), million[locale])
}
