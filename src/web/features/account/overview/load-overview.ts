import { worthOf } from '../../../../domain/points.ts'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { accountText } from '../../../../i18n/messages/account.ts'
import { pointsText } from '../../../../i18n/messages/points.ts'
import type { Session, SiteContext } from '../../../context.ts'
import { loadNextTrip } from './load-next-trip.ts'
import { toRunning } from './to-running.ts'

type User = NonNullable<Session['user']>

/** What one balance shows; null where it could not be learnt, which is no reason to withhold the rest. */
export type Balance = { amount: string; note?: { label: string; amount: string } } | null

type Site = Pick<SiteContext, 'call' | 'locale'>

export async function loadOverview(site: Site, { name }: User, now: Date) {
  const { call, locale } = site
  const { pointCount, ...messages } = accountText[locale].overview
  const [trip, points, wallet, running] = await Promise.all([
    loadNextTrip(site, now),
    orNull(call('GET /customer/points', { query: { limit: 1 } })),
    orNull(call('GET /customer/wallet', { query: { limit: 1 } })),
    orNull(call('GET /customer/customer-discount-packages/active')),
  ])
  return {
    messages: { ...messages, seePoints: pointsText[locale].see },
    name,
    /** Null where there is none; not said where it could not be learnt, which must not look like none. */
    trip,
    points: points && toPoints(points.balance),
    wallet: wallet && { amount: formatPrice(locale, wallet.balance) },
    /** Null where there is none; not said where it could not be learnt. */
    subscription: running ? toRunning(locale, running.data) : undefined,
  } satisfies { points: Balance; wallet: Balance } & Record<string, unknown>

  function toPoints(count: number): Balance {
    const worth = { label: messages.worth, amount: formatPrice(locale, worthOf(count)) }
    return { amount: pointCount(count), ...(count > 0 && { note: worth }) }
  }
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>

const orNull = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null)
