import type { SiteContext } from '../../../client/context.ts'
import { toBothText } from '../../../client/money/in-dinars.ts'
import { toPaidDinars } from '../../../client/money/paid-dinars.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { reservationChangeText } from '../../../i18n/messages/reservation-change.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { toPolicyText, toPriceSums } from '../booking/booking-messages.ts'
import { toPresencePolicy } from '../booking/presence-policy.ts'
import { type OfflineBundle, toPlaceParts } from '../offline-pages/offline-bundle.ts'
import { loadMethods } from '../orders/load-methods.ts'
import { toSecondsToPay } from '../orders/seconds-to-pay.ts'
import { loadOwnReview } from '../reviews/load-own-review.ts'
import { type Reservation, toNextStep } from './next-step.ts'
import { toAgainPath } from './to-again-path.ts'
import { toCard } from './to-card.ts'
import { toCash } from './to-cash.ts'
import { toContacts } from './to-contacts.ts'
import { toLate, toLateFrom, toPresenceNote } from './to-presence.ts'
import { toReservationCancelFacts, toShareDinars } from './to-reservation-cancel-facts.ts'
import { toReceptionCode, toReservationConfirmation } from './to-reservation-confirmation.ts'
import { toOverview, toRoom, toStay } from './to-reservation-facts.ts'
import { toSplit } from './to-split.ts'

type Site = Pick<SiteContext, 'call' | 'locale' | 'startup'>
type Payment = Ok<'GET /customer/reservations/{id}/payment'>

export async function loadReservation(site: Site, id: number, now: Date) {
  const { call, locale } = site
  const params = { id }
  // First: it asks the bank, and what the bank says changes the reservation.
  const payment = await call('GET /customer/reservations/{id}/payment', { params }).catch(() => null)
  const reservation = await call('GET /user/reservations/{id}', { params })
  const [preview, methods, startup, review, bothPreview, property] = await Promise.all([
    reservation.canCancel ? call('GET /customer/reservations/{id}/refund', { params }) : null,
    reservation.canPay || isCashWaited(payment) ? loadMethods(site) : [],
    site.startup(),
    loadOwnReview(site, { source: 'reservation', id }),
    canCancelBoth(reservation) ? call('GET /customer/reservations/{id}/split/refund', { params }) : null,
    findProperty(site, reservation),
  ])
  const cost = { amount: reservation.total, currency: reservation.currency }
  const dinars = toPaidDinars(locale, cost, reservation.dinars)
  const { labels, detail, pay, cancel, pending, payment: paymentMessages } = reservationsText[locale]
  const confirmation = toReservationConfirmation(locale, reservation, startup.contacts, payment?.payment ?? null)
  const isPaid = reservation.paymentStatus === 'paid'
  return {
    id,
    title: fill(detail.title, { id: leftToRight(reservation.code) }),
    messages: { ...detail, labels, pay, cancel, left: pending.left, over: pending.over, cash: paymentMessages },
    card: toCard(locale, reservation),
    next: toNextText(site, reservation, payment),
    isPending: reservation.status === 'pending',
    isRefunding: isRefunding(payment),
    secondsLeft: toSecondsToPay(reservation, now),
    methods,
    method: reservation.paymentMethod,
    order: payment?.orderId,
    facts: preview && toReservationCancelFacts(locale, preview, isPaid, toShareDinars(preview.refund, reservation)),
    cash: toCash(locale, reservation, payment?.payment ?? null),
    overview: toOverview(site, reservation),
    stay: toStay(site, reservation, property?.facts?.rules.lateArrival),
    rooms: reservation.rooms.map((room) => toRoom(site, room)),
    price: toPriceSums(locale, bookingMessages[locale], reservation),
    cost,
    dinars,
    refund: reservation.refund && toBackText(locale, reservation, payment),
    // Left out for an ended reservation.
    policy: reservation.canCancel
      ? [...toPolicyText(locale, bookingMessages[locale], reservation.policy), ...toPresencePolicy(locale)]
      : null,
    againPath: toAgainPath(reservation, now),
    changeLabel: reservation.canChange ? reservationChangeText[locale].open : null,
    confirmation,
    code: confirmation?.isSettled ? toReceptionCode(locale, reservation, confirmation) : null,
    contacts: toContacts(locale, reservation),
    receipt: reservation.paidAt === null ? null : `/account/invoices/${reservation.orderId}`,
    late: toLate(locale, reservation),
    lateFrom: toLateFrom(locale, reservation, now),
    presence: toPresenceNote(locale, reservation),
    offlineBundle: toOfflineBundle(reservation),
    review,
    split: reservation.split && toSplit(site, reservation, reservation.split, bothPreview),
  }
}

export type ReservationView = Awaited<ReturnType<typeof loadReservation>>

const canCancelBoth = ({ split, canCancel, canPay }: Reservation): boolean =>
  split !== null && canCancel && !canPay && !split.other.isOver

/** The property as long as the stay is ahead; the page does without it. */
const findProperty = async ({ call }: Site, { status, property: { id } }: Reservation) =>
  status === 'pending' || status === 'accepted'
    ? call('GET /user/properties/{id}', { params: { id }, query: {} }).catch(() => null)
    : null

const isCashWaited = (payment: Payment | null): boolean => payment?.payment?.cash != null

/** Whether money is on its way back, so that the page may have news in a moment. */
export const isRefunding = (payment: Payment | null): boolean =>
  payment?.refund?.status === 'waiting' || payment?.refund?.status === 'refunding'

/** A known refund has a row of its own. */
export function toNextText(
  { locale }: Pick<Site, 'locale'>,
  reservation: Reservation,
  payment: Payment | null,
): string {
  const { holdUntil, answerBy, paymentMethod } = reservation
  const to = payment?.refund?.to ?? paymentMethod
  const step = toNextStep(reservation)
  const isWallet = step === 'refunded' && to === 'wallet'
  return fill(reservationsText[locale].next[isWallet ? 'refundedToWallet' : step], {
    method: bookingMessages[locale].methods[to],
    until: holdUntil ? toMomentText(locale, holdUntil) : '',
    answer: answerBy ? toMomentText(locale, answerBy) : '',
    amount: toBackText(locale, reservation, payment),
  })
}

/** In dinars as soon as they are known, since those are given back. */
function toBackText(locale: Locale, reservation: Reservation, payment: Payment | null): string {
  const { refund } = reservation
  if (payment?.refund) return formatPrice(locale, payment.refund.amount)
  return refund ? toBothText(locale, refund, toShareDinars(refund, reservation)) : ''
}

const toOfflineBundle = ({ id, property }: Reservation): OfflineBundle => ({
  path: `/account/history/${id}`,
  parts: [
    { path: `/account/history/${id}/driver`, kind: 'driver' },
    ...toPlaceParts(`/properties/${property.id}`, 'place', property.location.id),
    // From here one finds the way without knowing any address.
    { path: '/account/history', kind: 'list' },
  ],
})
