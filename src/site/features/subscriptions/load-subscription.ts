import type { SiteContext } from '../../../client/context.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toDay } from '../../../domain/time/day.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatDay, formatPrice } from '../../../i18n/format.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { type SubscriptionsText, subscriptionsText } from '../../../i18n/messages/subscriptions.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import type { OfflineBundle } from '../offline-pages/offline-bundle.ts'
import { loadMethods } from '../orders/load-methods.ts'
import { type SubscriptionPage, toState } from './subscription-state-text.ts'
import { toLastDay, toSubscription } from './to-subscription.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>

export async function loadSubscription(site: Site, id: number, now: Date) {
  const { call, locale } = site
  const page = await call('GET /customer/customer-discount-packages/{id}', { params: { id } })
  const { detail, cancel, list } = subscriptionsText[locale]
  return {
    id,
    orderId: page.orderId,
    hasInvoice: page.paidAt !== null,
    messages: { ...detail, cancel, pay: reservationsText[locale].pay, code: list.code },
    title: fill(detail.title, { id: leftToRight(page.code) }),
    card: toSubscription(locale, page),
    state: toStateText(locale, page),
    isRefunding: page.refund?.status === 'waiting' || page.refund?.status === 'refunding',
    isOver: page.status === 'ended',
    secondsLeft:
      page.canPay && page.holdUntil
        ? Math.max(0, Math.ceil((Date.parse(page.holdUntil) - now.getTime()) / 1000))
        : null,
    methods: page.canPay ? await loadMethods(site, 'qi') : [],
    method: page.paymentMethod,
    cancelFacts: page.canCancel ? toSubscriptionCancelFacts(locale, page) : null,
    facts: toFacts(locale, page),
    payment: toPayment(locale, page),
    redemptions: page.redemptions.map((redemption) => toRedemption(locale, redemption)),
    offlineBundle: toOfflineBundle(id),
  }
}

export type SubscriptionData = Awaited<ReturnType<typeof loadSubscription>>

const toOfflineBundle = (id: number): OfflineBundle => ({
  path: `/account/subscription/${id}`,
  parts: [{ path: '/account/subscription/code', kind: 'code' }],
})

function toStateText(locale: Locale, page: SubscriptionPage): string {
  const { startsAt, expireAt, endedAt, holdUntil, refund } = page
  const day = (instant: string | null) => (instant ? formatDay(locale, toDay(new Date(instant))) : '')
  const state = toState(page)
  return fill(subscriptionsText[locale].state[state], {
    until:
      state === 'unpaid'
        ? (holdUntil && toMomentText(locale, holdUntil)) || ''
        : expireAt
          ? formatDay(locale, toLastDay(expireAt))
          : '',
    starts: day(startsAt),
    ended: expireAt ? formatDay(locale, toLastDay(expireAt)) : day(endedAt),
    amount: refund ? formatPrice(locale, refund.amount) : '',
    method: refund ? bookingMessages[locale].methods[refund.to] : '',
  })
}

/** The refund and the losses of a cancellation, shown before it. */
export function toSubscriptionCancelFacts(
  locale: Locale,
  page: Pick<SubscriptionPage, 'paymentStatus' | 'price' | 'paymentMethod' | 'cancelUntil'>,
): string[] {
  const messages: SubscriptionsText['cancel'] = subscriptionsText[locale].cancel
  if (page.paymentStatus !== 'paid') return [messages.unpaid]
  return [
    fill(messages.refund, { amount: formatPrice(locale, page.price) }),
    fill(messages.to, { method: bookingMessages[locale].methods[page.paymentMethod] }),
    ...(page.cancelUntil ? [fill(messages.until, { until: toMomentText(locale, page.cancelUntil) })] : []),
    messages.code,
  ]
}

/** The labels of the product, in their order. */
function toFacts(locale: Locale, page: SubscriptionPage) {
  const { labels, statuses, next, times } = subscriptionsText[locale]
  const { uses, startsAt, expireAt, saved } = page
  return [
    { label: labels.title, value: page.title },
    { label: labels.plan, value: toSubscription(locale, page).plan },
    { label: labels.subscribed, value: toMomentText(locale, page.subscribedAt) },
    ...(page.isNext && startsAt ? [{ label: labels.starts, value: toMomentText(locale, startsAt) }] : []),
    { label: labels.expires, value: expireAt ? formatDay(locale, toLastDay(expireAt)) : labels.notYet },
    { label: labels.price, value: formatPrice(locale, page.price) },
    { label: labels.status, value: page.isNext ? next : statuses[page.status] },
    { label: labels.used, value: fillCount(locale, uses.used, times) },
    { label: labels.left, value: uses.left === null ? labels.unlimited : fillCount(locale, uses.left, times) },
    { label: labels.saved, value: formatPrice(locale, saved) },
    { label: labels.number, value: page.code, isLtr: true },
  ]
}

function toPayment(locale: Locale, page: SubscriptionPage) {
  const { labels } = subscriptionsText[locale]
  return [
    { label: labels.payment, value: reservationsText[locale].paymentStatuses[page.paymentStatus] },
    { label: labels.method, value: bookingMessages[locale].methods[page.paymentMethod] },
    { label: labels.paidAt, value: page.paidAt ? toMomentText(locale, page.paidAt) : labels.notPaid },
    { label: labels.invoice, value: page.invoiceId, isLtr: true },
    ...(page.refund ? [{ label: labels.refund, value: formatPrice(locale, page.refund.amount) }] : []),
  ]
}

const toRedemption = (locale: Locale, redemption: SubscriptionPage['redemptions'][number]) => ({
  id: redemption.id,
  business: redemption.business.title,
  discount: redemption.discount && { id: redemption.discount.id, title: redemption.discount.title },
  at: toMomentText(locale, redemption.redeemedAt),
  saved: redemption.saved && formatPrice(locale, redemption.saved),
  bill: redemption.amount && formatPrice(locale, redemption.amount),
  isUndone: redemption.undoneAt !== null,
})

export type RedemptionView = ReturnType<typeof toRedemption>
