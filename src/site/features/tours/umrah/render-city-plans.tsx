import { inLocale } from '../../../../client/call/search.ts'
import { toStaticHtml } from '../../../../client/static-html/to-static-html.tsx'
import type { Locale } from '../../../../domain/text/locale.ts'
import { CityPlans } from './city-plans.tsx'
import { toCityPlan } from './to-city-plan.ts'
import type { UmrahHit } from './umrah-data.ts'

/** A plan of each city in which a hotel of the package has a place, in the order of the tour, as HTML; empty where none has. */
export function renderCityPlans(locale: Locale, { hotels }: Pick<UmrahHit, 'hotels'>): string {
  const placed = hotels.flatMap((hotel) =>
    hotel.coordinates ? [{ city: hotel.city, title: inLocale(hotel, 'title', locale), at: hotel.coordinates }] : [],
  )
  const plans = [...Map.groupBy(placed, ({ city }) => city)].map(([city, ofCity]) => toCityPlan(locale, city, ofCity))
  return plans.length > 0 ? toStaticHtml(locale, <CityPlans plans={plans} />) : ''
}
