import { toDay } from '../../../../domain/day.ts'
import { worthOf } from '../../../../domain/points.ts'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { accountText } from '../../../../i18n/messages/account.ts'
import type { Session, SiteContext } from '../../../context.ts'
import { findNextTrip } from './find-next-trip.ts'
import { toTrip } from './to-trip.ts'

type User = NonNullable<Session['user']>

/** What one balance shows; null where it could not be learnt, which is no reason to withhold the rest. */
export type Balance = { amount: string; note?: { label: string; amount: string } } | null

type Site = Pick<SiteContext, 'call' | 'locale'>

export async function loadOverview({ call, locale }: Site, { name }: User, now: Date) {
  const { pointCount, ...messages } = accountText[locale].overview
  const [reservations, points, wallet] = await Promise.all([
    orNull(call('GET /user/reservations', { query: { limit: 100 } })),
    orNull(call('GET /customer/points', { query: { limit: 1 } })),
    orNull(call('GET /customer/wallet', { query: { limit: 1 } })),
  ])
  return {
    messages,
    name,
    /** Null where there is none; not said where it could not be learnt, which must not look like none. */
    trip: reservations ? toTrip(locale, findNextTrip(reservations.data, toDay(now))) : undefined,
    points: points && toPoints(points.balance),
    wallet: wallet && { amount: formatPrice(locale, wallet.balance) },
  } satisfies { points: Balance; wallet: Balance; messages: unknown; name: string; trip: unknown }

  function toPoints(count: number): Balance {
    const worth = { label: messages.worth, amount: formatPrice(locale, worthOf(count)) }
    return { amount: pointCount(count), ...(count > 0 && { note: worth }) }
  }
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>

const orNull = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null)
