import { inLocale } from '../../../client/call/search.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { SearchHit } from '../../../contract/search-hits.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { formatDate } from '../../../i18n/format.ts'
import { discountsText } from '../../../i18n/messages/discounts.ts'

type Related = Ok<'GET /public/discounts/{id}'>['related'][number]
type Business = Ok<'GET /public/businesses'>['data'][number]

export type DiscountCardData = ReturnType<typeof toDiscountCard>

/** In the words of one locale, on the server: the browser gets what it shows. */
export function toDiscountCard(locale: Locale, discount: Related) {
  const t = discountsText[locale]
  const { id, title, percent, endsOn, location, business, picture } = discount
  return {
    id,
    href: `/discounts/${id}`,
    title,
    off: t.off(percent),
    business: business.title,
    type: business.businessType.title,
    place: location.title,
    until: endsOn ? t.until(formatDate(locale, endsOn)) : undefined,
    picture,
  }
}

export const fromHit = (locale: Locale, hit: SearchHit<'discount'>): DiscountCardData =>
  toDiscountCard(locale, {
    id: hit.id,
    title: inLocale(hit, 'title', locale),
    percent: hit.percent,
    endsOn: hit.endsOn,
    location: { id: hit.location.id, title: inLocale(hit.location, 'title', locale) },
    business: {
      id: hit.business.id,
      title: inLocale(hit.business, 'title', locale),
      businessType: { id: hit.business.type.id, title: inLocale(hit.business.type, 'title', locale) },
    },
    picture: hit.picture,
  })

export type BusinessCardData = ReturnType<typeof toBusinessCard>

export function toBusinessCard(locale: Locale, business: Business) {
  const t = discountsText[locale]
  const { id, title, businessType, location, discounts, picture } = business
  return {
    id,
    // A business has no page of its own: its best discount stands for it.
    href: discounts[0] ? `/discounts/${discounts[0].id}` : `/discounts/cities/${location.id}`,
    title,
    type: businessType.title,
    place: location.title,
    discounts: discounts.map((one) => ({ id: one.id, title: one.title, off: t.off(one.percent) })),
    none: t.noDiscounts,
    picture,
  }
}
