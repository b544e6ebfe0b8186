import type { SiteContext } from '../../../client/context.ts'
import { toPaidDinars } from '../../../client/money/paid-dinars.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatDay, formatPhone } from '../../../i18n/format.ts'
import { afterPaymentText } from '../../../i18n/messages/after-payment.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import type { FactRow } from '../../../ui/fact-list.tsx'
import { toPriceSums } from '../booking/booking-messages.ts'
import { loadMethods } from '../orders/load-methods.ts'
import { paymentEndings } from '../orders/payment-endings.ts'
import { toSecondsToPay } from '../orders/seconds-to-pay.ts'
import { isRefunding, toNextText } from './load-reservation.ts'
import type { Reservation } from './next-step.ts'
import { isPaymentOpen, type PaymentViewState, toPaymentState } from './payment-view.ts'
import { toAgainPath } from './to-again-path.ts'
import { toCard } from './to-card.ts'
import { toCash } from './to-cash.ts'
import { toSplitPayment } from './to-split.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type Payment = Ok<'GET /customer/reservations/{id}/payment'>

export async function loadPayment(site: Site, id: number, now: Date) {
  const { call, locale } = site
  const params = { id }
  // First: it asks the bank, and what the bank says changes the reservation.
  const asked = await call('GET /customer/reservations/{id}/payment', { params })
  const reservation = await call('GET /user/reservations/{id}', { params })
  const { payment: messages, labels, pay, pending, detail } = reservationsText[locale]
  const state = toPaymentState(reservation, asked.payment)
  const cost = { amount: reservation.total, currency: reservation.currency }
  const canTryAgain = state === 'unpaid' && reservation.canPay
  const link = state === 'waiting' && reservation.canPay ? (asked.payment?.link ?? null) : null
  return {
    kind: 'stay' as const,
    id,
    state,
    isOpen: isPaymentOpen(state),
    isRefunding: isRefunding(asked),
    messages,
    labels,
    pay,
    countdown: { label: pending.left, over: pending.over, secondsLeft: toSecondsToPay(reservation, now) },
    heading: toHeading(locale, state, asked),
    reservation: fill(detail.title, { id: leftToRight(reservation.code) }),
    text: toText(locale, reservation, state, link) ?? toNextText(site, reservation, asked),
    card: toCard(locale, reservation),
    price: {
      ...toPriceSums(locale, bookingMessages[locale], reservation).total,
      cost,
      dinars: toPaidDinars(locale, cost, reservation.dinars),
    },
    methods: canTryAgain ? await loadMethods(site) : [],
    method: reservation.paymentMethod,
    // One payment for both halves of a stay cannot be shared.
    order: reservation.split ? undefined : asked.orderId,
    split: reservation.split && toSplitPayment(locale, reservation, reservation.split),
    canTryAgain,
    link,
    qr: state === 'qr' ? (asked.payment?.qr ?? null) : null,
    cash: withPhone(locale, reservation, toCash(locale, reservation, asked.payment)),
    againPath: toAgainPath(reservation, now),
    see: afterPaymentText[locale].stay[state === 'accepted' ? 'see' : 'seeOther'],
  }
}

/** Adds the phone of the property, where the cash is brought: one may have to ask the way. */
function withPhone(locale: Locale, { phone }: Reservation, cash: FactRow[] | null): FactRow[] | null {
  if (!cash || !phone) return cash
  return [...cash, { label: reservationsText[locale].confirmation.phone, value: formatPhone(phone), isLtr: true }]
}

function toHeading(locale: Locale, state: PaymentViewState, { payment }: Payment): string {
  const { payment: messages } = reservationsText[locale]
  if (state === 'qr') return messages.qrTitle
  const ending = state === 'unpaid' && payment ? paymentEndings[payment.status] : undefined
  return messages[ending ?? state]
}

/** A state without a sentence of its own says what happens next. */
function toText(locale: Locale, reservation: Reservation, state: PaymentViewState, link: string | null): string | null {
  const { payment: messages } = reservationsText[locale]
  const own = {
    accepted: toArrivalText(locale, reservation),
    waiting: link ? `${messages.waitingText} ${messages.notYet}` : messages.waitingText,
    unpaid: messages.unpaidText,
    qr: messages.qrText,
  }
  return state in own ? own[state as keyof typeof own] : null
}

/** When one is expected, and what to show there. */
function toArrivalText(locale: Locale, { checkIn, checkInClock }: Reservation): string {
  const values = { day: formatDay(locale, checkIn), clock: leftToRight(checkInClock.slice(0, 5)) }
  return fill(afterPaymentText[locale].stay.text, values)
}

export type PaymentData = Awaited<ReturnType<typeof loadPayment>>
