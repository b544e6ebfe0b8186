import type { SiteContext } from '../../../client/context.ts'
import { toDay, toDayNumber } from '../../../domain/time/day.ts'
import { discountsText } from '../../../i18n/messages/discounts.ts'
import type { BannerData } from './banners.tsx'
import { type DiscountCardData, fromHit } from './discount-data.ts'
import type { HowItWorksData } from './how-it-works.tsx'

/** A search filter: available today. */
export const notOverDiscounts = () => ({ key: 'endsDay', value: toDayNumber(toDay(new Date())), operation: '>=' })

/** The newest few, for a page that is whole without them: a search that fails leaves them out. */
export async function loadNewest({ search, locale }: SiteContext, limit: number): Promise<DiscountCardData[]> {
  const found = await search
    .one('discount', { filter: [notOverDiscounts()], sort: ['id:desc'], limit })
    .catch(() => ({ hits: [] }))
  return found.hits.map((hit) => fromHit(locale, hit))
}

export async function loadBanners({ call, locale }: SiteContext, location?: number): Promise<BannerData[]> {
  const { data } = await call('GET /public/discounts-banners', { query: { location } })
  return data.map(({ id, title, text, discount, picture }) => ({
    id,
    href: `/discounts/${discount.id}`,
    title,
    text,
    off: discountsText[locale].off(discount.percent),
    picture,
  }))
}

export async function loadTypeTiles({ startup, locale }: SiteContext) {
  const { businessTypes } = await startup()
  return businessTypes.map(({ id, title, businesses, picture }) => ({
    id,
    href: `/discounts/categories/${id}`,
    title,
    note: discountsText[locale].businesses(businesses),
    picture,
  }))
}

/** The governorates with how many discounts each has today, those with the most first. */
export async function loadCityTiles({ call, search, locale }: SiteContext) {
  const [{ data }, { facetDistribution }] = await Promise.all([
    call('GET /locations', {}),
    search.one('discount', { filter: [notOverDiscounts()], facets: ['location.id'], limit: 1 }),
  ])
  const counts = facetDistribution?.['location.id'] ?? {}
  return data
    .map(({ id, title, picture }) => ({ id, title, picture, count: counts[id] ?? 0 }))
    .sort((a, b) => b.count - a.count)
    .map(({ id, title, picture, count }) => ({
      id,
      href: `/discounts/cities/${id}`,
      title,
      note: discountsText[locale].count(count),
      picture,
    }))
}

export function toHowItWorks({ locale }: SiteContext): HowItWorksData {
  const { steps, stepList, packages } = discountsText[locale]
  return { title: steps, steps: stepList, packages }
}
