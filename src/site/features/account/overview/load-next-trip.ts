import type { SiteContext } from '../../../../client/context.ts'
import { findNextTrip } from './find-next-trip.ts'
import { type TripView, toTrip } from './to-trip.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>

/** Null where there is none; undefined where it could not be learnt, which must not look like none. */
export async function loadNextTrip({ call, locale }: Site, now: Date): Promise<TripView | null | undefined> {
  const [stays, purchases] = await Promise.all([
    call('GET /user/reservations', { query: { limit: 100 } }).catch(() => null),
    call('GET /customer/purchases', { query: { show: 'next' } }).catch(() => null),
  ])
  const trip = toTrip(locale, findNextTrip(stays?.data ?? [], purchases?.data ?? [], now))
  return trip ?? (stays && purchases ? null : undefined)
}
