import type { SiteContext } from '../../../client/context.ts'
import { toBothText } from '../../../client/money/in-dinars.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { splitStayText } from '../../../i18n/messages/split-stay.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import type { Reservation } from './next-step.ts'
import { toReservationCancelFacts, toShareDinars } from './to-reservation-cancel-facts.ts'

type Split = NonNullable<Reservation['split']>
type Price = Split['total']
type Preview = Ok<'GET /customer/reservations/{id}/split/refund'>

/** The other half of a split stay. `both`: the refund of cancelling both, where that is possible. */
export function toSplit(
  { locale }: Pick<SiteContext, 'locale'>,
  reservation: Reservation,
  { part, other, total, freeUntil }: Split,
  both: Preview | null,
) {
  const text = splitStayText[locale]
  const { canCancel, canPay } = reservation
  const isFree = canCancel && freeUntil !== null
  return {
    title: fill(text.part, { part }),
    facts: [
      toOtherText(locale, other),
      ...(canPay ? [fill(text.together, { total: toTotalText(locale, total, reservation) })] : []),
      ...(canCancel && !canPay && !other.isOver ? [text.onItsOwn] : []),
      ...(isFree ? [fill(text.free, { until: toMomentText(locale, freeUntil) })] : []),
    ],
    path: `/account/history/${other.id}`,
    open: text.open,
    cancel: both && {
      messages: text.cancelBoth,
      facts: toReservationCancelFacts(locale, both, true, aboutDinars(both.refund, reservation)),
    },
  }
}

/** Both halves on the page of their one payment. */
export function toSplitPayment(locale: Locale, reservation: Reservation, { part, other, total }: Split) {
  const text = splitStayText[locale]
  const isPaid = reservation.paymentStatus === 'paid'
  const paid = reservation.canPay ? text.together : isPaid ? text.paidTogether : null
  return {
    title: fill(text.part, { part }),
    facts: [
      ...(paid ? [fill(paid, { total: toTotalText(locale, total, reservation) })] : []),
      toOtherText(locale, other),
    ],
    path: `/account/history/${other.id}`,
    open: text.open,
  }
}

const toOtherText = (locale: Locale, { title, checkIn, checkOut }: Split['other']): string =>
  fill(splitStayText[locale].other, { title, from: formatDay(locale, checkIn), to: formatDay(locale, checkOut) })

const toTotalText = (locale: Locale, total: Price, reservation: Reservation): string =>
  toBothText(locale, total, aboutDinars(total, reservation))

/** Both are paid at one rate. */
function aboutDinars(price: Price, reservation: Reservation) {
  const dinars = toShareDinars(price, reservation)
  return dinars && { ...dinars, isFixed: false }
}
