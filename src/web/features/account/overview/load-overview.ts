import { worthOf } from '../../../../domain/points.ts'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { accountText } from '../../../../i18n/messages/account.ts'
import type { Session, SiteContext } from '../../../context.ts'

type User = NonNullable<Session['user']>

/** What one balance shows; null where it could not be learnt, which is no reason to withhold the rest. */
export type Balance = { amount: string; isPrice: boolean; note?: { label: string; amount: string } } | null

export async function loadOverview({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, { name }: User) {
  const { pointCount, ...words } = accountText[locale].overview
  const [points, wallet] = await Promise.all([
    orNull(call('GET /customer/points', { query: { limit: 1 } })),
    orNull(call('GET /customer/wallet', { query: { limit: 1 } })),
  ])
  return {
    words,
    name,
    points: points && toPoints(points.balance),
    wallet: wallet && { amount: formatPrice(locale, wallet.balance), isPrice: true },
  } satisfies { points: Balance; wallet: Balance; words: unknown; name: string }

  function toPoints(count: number): Balance {
    const worth = { label: words.worth, amount: formatPrice(locale, worthOf(count)) }
    return { amount: pointCount(count), isPrice: false, ...(count > 0 && { note: worth }) }
  }
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>

const orNull = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null)
