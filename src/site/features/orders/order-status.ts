import type { PaymentStatus } from '../../../domain/orders/states.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'

type Order = {
  status: 'pending' | 'accepted' | 'rejected' | 'failed' | 'ended'
  /** Whether all of it is paid: a deposit alone is not enough. */
  paymentStatus: PaymentStatus
  isCancelled: boolean
}

/** `saysPaid`: an accepted and paid order has one label, since two would leave open whether it is booked. */
export function toOrderStatus(locale: Locale, { status, paymentStatus, isCancelled }: Order) {
  const { statuses, cancelled, booked } = reservationsText[locale]
  if (isCancelled) return { status, label: cancelled, isCancelled, saysPaid: false }
  if (status === 'accepted' && paymentStatus === 'paid') return { status, label: booked, isCancelled, saysPaid: true }
  return { status, label: statuses[status], isCancelled, saysPaid: false }
}
