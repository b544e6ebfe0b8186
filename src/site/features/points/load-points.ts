import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import { dinarsPerEarnedPoint, worthOf } from '../../../domain/money/points.ts'
import { orderKindNames } from '../../../domain/orders/order.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { groupThousands } from '../../../i18n/group-thousands.ts'
import { pointsText } from '../../../i18n/messages/points.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'

type Points = Ok<'GET /customer/points'>
type Entry = Points['data'][number]
type Order = NonNullable<Entry['order']>

export async function loadPoints({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, page: number) {
  const { balance, data, meta, expected } = await call('GET /customer/points', { query: { page } })
  const { rules, count, ...messages } = pointsText[locale]
  const earned = { amount: dinarsPerEarnedPoint, currency: 'IQD' } as const
  return {
    messages: { ...messages, rulesTitle: rules.title },
    balance: fillCount(locale, balance, count),
    worth: balance > 0 ? fill(messages.worth, { amount: formatPrice(locale, worthOf(balance)) }) : null,
    rules: [
      fill(rules.earn, { amount: formatPrice(locale, earned) }),
      fill(rules.spend, { amount: formatPrice(locale, worthOf(1)) }),
      rules.returned,
      rules.clawback,
      rules.notFor,
      rules.end,
    ],
    expected: expected.map((one) => ({
      id: one.orderId,
      order: toOrder(locale, one),
      brings: fill(messages.expected.brings, { points: fillCount(locale, one.points, count) }),
      used: one.used > 0 ? fill(messages.expected.used, { points: fillCount(locale, one.used, count) }) : null,
    })),
    meta,
    data: data.map((entry) => toEntry(locale, entry)),
  }
}

export type PointsData = Awaited<ReturnType<typeof loadPoints>>

/** Every purchase earns points under its own title; other entries are named by their reason. */
function toTitle(locale: Locale, { reason }: Entry): string {
  const { reasons } = pointsText[locale].entries
  if (reason === 'discount' || reason === 'clawback') return reasons[reason]
  if (reason === 'discount_returned') return reasons.returned
  return orderKindNames.some((kind) => kind === reason) ? reasons.earned : reasons.other
}

const toOrder = (locale: Locale, { itemType, title, code, itemPath }: Order) => ({
  to: itemPath,
  label: `${reservationsText[locale].transactions.items[itemType]} ${leftToRight(code)}${title ? ` · ${title}` : ''}`,
})

const toEntry = (locale: Locale, entry: Entry) => ({
  id: entry.id,
  isIn: entry.points >= 0,
  title: toTitle(locale, entry),
  at: toMomentText(locale, entry.createdAt),
  points: leftToRight(`${entry.points >= 0 ? '+' : '−'}${groupThousands(String(Math.abs(entry.points)))}`),
  after: fill(pointsText[locale].entries.after, {
    points: fillCount(locale, entry.balance, pointsText[locale].count),
  }),
  order: entry.order && toOrder(locale, entry.order),
})
