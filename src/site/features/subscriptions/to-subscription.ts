import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { type Day, toDay } from '../../../domain/time/day.ts'
import { fill, fillCount } from '../../../i18n/fill.ts'
import { formatDay, formatPrice } from '../../../i18n/format.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { subscriptionsText } from '../../../i18n/messages/subscriptions.ts'

export type Subscription = Ok<'GET /customer/customer-discount-packages'>['data'][number]

/** It ends with a day: at the midnight that the next one begins with. */
export const toLastDay = (expireAt: string): Day => toDay(new Date(Date.parse(expireAt) - 1))

export function toUsesText(locale: Locale, { total, used }: Subscription['uses']): string {
  const t = subscriptionsText[locale]
  if (total === null) return fill(t.usedUnlimited, { used: fillCount(locale, used, t.times) })
  return fill(t.usedOf, { used, total })
}

/** A subscription in a list, in words. */
export function toSubscription(locale: Locale, input: Subscription) {
  const t = subscriptionsText[locale]
  const { id, title, plan, status, isNext, startsAt, expireAt, uses, paymentStatus } = input
  return {
    id,
    title,
    code: input.code,
    picture: input.package.picture,
    plan: `${plan.title} · ${fillCount(locale, plan.days, t.days)}`,
    status: { status, label: isNext ? t.next : t.statuses[status], isNext },
    payment: { status: paymentStatus, label: reservationsText[locale].paymentStatuses[paymentStatus] },
    isPaid: paymentStatus === 'paid',
    starts: isNext && startsAt ? fill(t.list.startsOn, { day: formatDay(locale, toDay(new Date(startsAt))) }) : null,
    until: expireAt && fill(t.list.until, { day: formatDay(locale, toLastDay(expireAt)) }),
    price: formatPrice(locale, input.price),
    uses: toUsesText(locale, uses),
    left: uses.left === null ? t.labels.unlimited : fillCount(locale, uses.left, t.usesLeft),
    /** The used share in percent; null without a limit. */
    spent: uses.total === null ? null : Math.min(100, Math.round((uses.used / uses.total) * 100)),
    saved: input.saved.amount > 0 ? formatPrice(locale, input.saved) : null,
    canShowCode: input.canShowCode,
  }
}

export type SubscriptionView = ReturnType<typeof toSubscription>
