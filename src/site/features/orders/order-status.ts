import type { PaymentStatus } from '../../../domain/orders/states.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'

type Order = {
  status: 'pending' | 'accepted' | 'rejected' | 'failed' | 'ended'
  /** Of all of it: a deposit alone is not paid. */
  paymentStatus: PaymentStatus
  isCancelled: boolean
}

/** `saysPaid`: what is accepted and paid has one state, since two labels leave open whether it is booked. */
export function toOrderStatus(locale: Locale, { status, paymentStatus, isCancelled }: Order) {
  const { statuses, cancelled, booked } = reservationsText[locale]
  if (isCancelled) return { status, label: cancelled, isCancelled, saysPaid: false }
  if (status === 'accepted' && paymentStatus === 'paid') return { status, label: booked, isCancelled, saysPaid: true }
  return { status, label: statuses[status], isCancelled, saysPaid: false }
}
