import { toPriceInDinars } from '../../../client/money/in-dinars.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, fillCount } from '../../../i18n/fill.ts'
import { formatDay, formatPrice } from '../../../i18n/format.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { splitStayText } from '../../../i18n/messages/split-stay.ts'
import { toOrderStatus } from '../orders/order-status.ts'
import { isReservationAbandoned } from './next-step.ts'

type Card = Ok<'GET /user/reservations'>['data'][number]

/** One that its customer cancelled has the state in which it ended, but is called by what happened. */
export const toStatus = (locale: Locale, reservation: Pick<Card, 'status' | 'paymentStatus' | 'cancelledAt'>) =>
  toOrderStatus(locale, { ...reservation, isCancelled: isReservationAbandoned(reservation) })

/** Without a pending payment the label does not announce one. */
export function toPaymentLabel(
  locale: Locale,
  { status, paymentStatus }: Pick<Card, 'status' | 'paymentStatus'>,
): string {
  const { labels, paymentStatuses } = reservationsText[locale]
  const isOver = status !== 'pending' && status !== 'accepted'
  return isOver && paymentStatus === 'notPaidYet' ? labels.notPaid : paymentStatuses[paymentStatus]
}

/** A reservation in a list, in words. */
export function toCard(locale: Locale, card: Card) {
  const booking = bookingMessages[locale]
  return {
    id: card.id,
    code: card.code,
    title: card.property.title,
    place: card.property.location.title,
    part: card.splitPart && fill(splitStayText[locale].part, { part: card.splitPart }),
    picture: card.property.picture,
    status: toStatus(locale, card),
    payment: { status: card.paymentStatus, label: toPaymentLabel(locale, card) },
    method: booking.methods[card.paymentMethod],
    dates: toCardDates(locale, card),
    extent: `${fillCount(locale, card.nights, booking.nights)} · ${fillCount(locale, card.roomCount, booking.rooms)}`,
    total: formatPrice(locale, card.totalPrice),
    before: card.priceBefore ? formatPrice(locale, card.priceBefore) : undefined,
    cost: card.totalPrice,
    dinars: toPriceInDinars(locale, card.dinars),
  }
}

export type CardView = ReturnType<typeof toCard>

export const toCardDates = (locale: Locale, { checkIn, checkOut }: Pick<Card, 'checkIn' | 'checkOut'>): string =>
  fill(reservationsText[locale].labels.dates, { from: formatDay(locale, checkIn), to: formatDay(locale, checkOut) })
