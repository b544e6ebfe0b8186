import { inLocale } from '../../../../client/call/search.ts'
import type { SiteContext } from '../../../../client/context.ts'
import { toStaticHtml } from '../../../../client/static-html/to-static-html.tsx'
import type { SearchHit } from '../../../../contract/search-hits.ts'
import { RouteMap } from './route-map.tsx'
import { toRouteMap } from './to-route-map.ts'

/** The way of a tour as HTML; empty where nothing is known of it. */
export function renderRouteMap({ locale, isSaving }: SiteContext, hit: SearchHit<'tourism'>): string {
  const stops = hit.stops.map((stop) => ({
    day: stop.day,
    title: inLocale(stop, 'title', locale),
    at: stop.coordinates,
  }))
  // Only the route, for visitors who save data: the land below it is a file of its own.
  const route = toRouteMap(locale, stops, { days: hit.days, parts: hit.itineraryEn.length, isBare: isSaving })
  return route ? toStaticHtml(locale, <RouteMap {...route} />) : ''
}
