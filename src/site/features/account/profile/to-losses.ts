import type { Ok } from '../../../../contract/contract.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { type Day, toDay } from '../../../../domain/time/day.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { formatPrice } from '../../../../i18n/format-price.ts'
import type { AccountText } from '../../../../i18n/messages/account.ts'
import type { ProfileMessages } from './load-profile.ts'

type Belongings = Ok<'GET /customer/auth/belongings'>
export type LossMessages = AccountText['profile']['leave']['loss'] & Pick<ProfileMessages, 'methods'>

type Loss = { text: string; note?: string; to?: string; label?: string }

/** The texts of the losses, money first; each with the page on which it can be saved. */
export function toLosses(locale: Locale, messages: LossMessages, of: Belongings): Loss[] {
  const price = (amount: Belongings['wallet']) => formatPrice(locale, amount)
  return [
    ...(of.wallet.amount > 0 ? [{ text: fill(messages.wallet, { amount: price(of.wallet) }) }] : []),
    ...of.refundable.map(({ amount, to }) => ({
      text: fill(messages.refundable, { amount: price(amount), method: messages.methods[to] }),
      to: '/account/wallet',
      label: messages.toWallet,
    })),
    ...of.refunds.map(({ amount, to }) => ({
      text: fill(messages.refund, { amount: price(amount), method: messages.methods[to] }),
    })),
    ...of.stays.map(({ reservationId, title, checkIn, checkOut, total }) => ({
      text: fill(messages.stay, {
        title,
        from: formatDate(locale, checkIn),
        to: formatDate(locale, checkOut),
        price: price(total),
      }),
      to: `/account/history/${reservationId}`,
      label: messages.look,
    })),
    ...of.purchases.map(({ purchaseId, title, startsAt, endsAt, total, isPassed }) => ({
      text: fill(messages[startsAt ? 'purchase' : 'purchaseUntil'], {
        title,
        day: formatDate(locale, toShownDay(startsAt, endsAt)),
        price: price(total),
      }),
      note: isPassed ? messages.purchaseGoesOn : messages.purchaseEnds,
      to: `/account/purchases/${purchaseId}`,
      label: messages.look,
    })),
    ...of.tickets.map(({ title, startsAt, endsAt }) => ({
      text: fill(messages.ticket, { title, day: formatDate(locale, toShownDay(startsAt, endsAt)) }),
    })),
    ...of.subscriptions.map(({ id, title, expireAt, worth }) => ({
      text: fill(messages.subscription, { title, day: formatDate(locale, toLastDay(expireAt)) }),
      ...(worth.amount > 0 && { note: fill(messages.worth, { amount: price(worth) }) }),
      to: `/account/subscription/${id}`,
      label: messages.look,
    })),
    ...of.visaApplications.map(({ applicationId, title, total, isBegun }) => ({
      text: fill(messages.visa, { title, price: price(total) }),
      note: isBegun ? messages.visaBegun : messages.visaEnds,
      to: `/account/visa-applications/${applicationId}`,
      label: messages.look,
    })),
    ...of.openOrders.map(({ title, total }) => ({ text: fill(messages.order, { title, price: price(total) }) })),
    ...(of.points > 0 ? [{ text: fillCount(locale, of.points, messages.points) }] : []),
  ]
}

/** The midnight that something ends with belongs to the day before. */
const toLastDay = (end: string): Day => toDay(new Date(Date.parse(end) - 1))

/** The day of what has one; the last of what can be used until then. */
const toShownDay = (startsAt: string | null, endsAt: string): Day =>
  startsAt === null ? toLastDay(endsAt) : toDay(new Date(startsAt))
