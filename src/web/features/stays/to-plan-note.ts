import type { Locale } from '../../../domain/locale.ts'
import { formatDay, formatPrice } from '../../../i18n/format.ts'
import { staysText } from '../../../i18n/messages/stays.ts'
import type { PropertyData } from './property-data.ts'
import { guestsOf, nightsOf, type StayPlan, toPlanQuery } from './stay-plan.ts'

/** Null where nothing is planned. */
export function toPlanNote(plan: StayPlan, { price, location }: PropertyData, locale: Locale) {
  const query = toPlanQuery(plan)
  if (!query) return null
  const t = staysText[locale]
  const nights = nightsOf(plan)
  const guests = guestsOf(plan)
  const days = (['checkIn', 'checkOut'] as const).flatMap((name) =>
    nights && plan[name] ? [`${t[name]}: ${formatDay(locale, plan[name])}`] : [],
  )
  const counts = [nights && t.nights(nights), guests && t.guests(guests)]
  return {
    title: t.plan,
    lines: [...days, counts.filter(Boolean).join(' · ')],
    total: nights && {
      label: t.total,
      price: formatPrice(locale, { ...price, amount: Math.round(price.amount * nights * 100) / 100 }),
    },
    change: { label: t.change, to: `/properties${query}&location=${location.id}` },
  }
}
