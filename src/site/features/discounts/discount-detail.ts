import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toDay } from '../../../domain/time/day.ts'
import { leftToRight } from '../../../i18n/fill.ts'
import { formatDay, formatPhone } from '../../../i18n/format.ts'
import { discountsText } from '../../../i18n/messages/discounts.ts'
import { toDiscountCard } from './discount-data.ts'

type Discount = Ok<'GET /public/discounts/{id}'>

export type DiscountDetail = ReturnType<typeof toDiscountDetail>

export function toDiscountDetail(locale: Locale, input: Discount) {
  const t = discountsText[locale]
  const { id, title, description, terms, percent, endsOn, location, business, pictures, related } = input
  const { latitude, longitude } = business.coordinates
  return {
    id,
    title,
    description,
    terms,
    off: t.off(percent),
    endsOn,
    until: endsOn ? t.until(formatDay(locale, endsOn)) : t.openEnded,
    isOver: endsOn !== null && endsOn < toDay(new Date()),
    location,
    pictures,
    business: {
      title: business.title,
      description: business.description,
      address: business.address,
      phone: { value: business.phone, text: formatPhone(business.phone) },
      hours: [business.opens, business.closes].map(leftToRight).join(' – '),
      type: business.businessType,
      // The one address that telephones of every make open in their map.
      map: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    },
    related: related.map((one) => toDiscountCard(locale, one)),
    messages: {
      list: t.name,
      over: t.over,
      about: t.about,
      terms: t.terms,
      validUntil: t.validUntil,
      business: t.business,
      address: t.address,
      phone: t.phone,
      hours: t.hours,
      category: t.category,
      directions: t.directions,
      related: t.related,
    },
  }
}
