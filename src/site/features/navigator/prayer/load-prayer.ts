import type { SiteContext } from '../../../../client/context.ts'
import { choiceOf, notFound, queryOf, toListPath } from '../../../../client/lists/list-query.ts'
import { toBreadcrumbs } from '../../../../client/structured-data.ts'
import { maxPrayerDays, prayerMethods } from '../../../../domain/prayer/prayer-methods.ts'
import { methodsAt } from '../../../../domain/prayer/prayer-times.ts'
import { daysBetween, toDay } from '../../../../domain/time/day.ts'
import { hijriYears } from '../../../../domain/time/hijri.ts'
import { prayerText } from '../../../../i18n/messages/prayer.ts'
import { lastDayOf, type Month, monthOf, shiftMonth } from '../../../../ui/month-grid.ts'
import { prayerPath } from '../navigator-paths.ts'
import { toNavigatorTabs } from '../navigator-tabs.ts'
import { toPrayerDaysView } from './prayer-days.ts'

/** The coming days of a location, and one of its months. Settings that the address does not have come from the device. */
export async function loadPrayer(site: SiteContext, request: Request, now: Date) {
  const { locale, call } = site
  const locations = (await call('GET /locations', {})).data.map(({ id, city, coordinates }) => ({
    id,
    city,
    coordinates,
  }))
  const asked = locationOf(request, locations)
  const location = asked ?? locations[0]
  if (!location) throw notFound()
  // One that was chosen for another place may be none of this one.
  const askedMethod = choiceOf(request, 'method', prayerMethods)
  const method = methodsAt(location.coordinates).find((one) => one === askedMethod)
  const params = { id: location.id }
  const thisMonth = monthOf(toDay(now))
  const month = toMonth(queryOf(request).get('month')) ?? thisMonth
  const start = `${month}-01`
  const length = daysBetween(start, lastDayOf(month)) + 1
  const [coming, table] = await Promise.all([
    call('GET /public/prayer-times/{id}', { params, query: { days: maxPrayerDays, method } }),
    call('GET /public/prayer-times/{id}', { params, query: { date: start, days: length, method } }),
  ])
  const t = prayerText[locale]
  const path = toListPath(prayerPath, { location: asked?.id })
  return {
    locations: locations.map(({ id, city }) => ({ id, title: city })),
    /** The settings of the address. */
    asked: { location: asked?.id ?? null, method: method ?? null },
    coming: toPrayerDaysView(coming),
    table: toPrayerDaysView(table),
    month: {
      value: month,
      length,
      isThis: month === thisMonth,
      previous: toMonth(shiftMonth(month, -1)),
      next: toMonth(shiftMonth(month, 1)),
    },
    title: t.title,
    tabs: toNavigatorTabs(locale, prayerPath),
    head: {
      title: t.titleIn(location.city),
      description: t.descriptionIn(location.city),
      path,
      structured: [toBreadcrumbs(site, path, [{ label: t.title }])],
    },
  }
}

export type PrayerData = Awaited<ReturnType<typeof loadPrayer>>

function locationOf<T extends { id: number }>(request: Request, locations: readonly T[]): T | undefined {
  const input = queryOf(request).get('location')
  if (!input) return undefined
  const found = locations.find(({ id }) => String(id) === input)
  if (!found) throw notFound()
  return found
}

/** Null beyond the years whose Hijri dates are known. */
function toMonth(input: string | null): Month | null {
  if (!input) return null
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(input)) return null
  const year = Number(input.slice(0, 4))
  return year >= hijriYears.first && year <= hijriYears.last ? input : null
}
