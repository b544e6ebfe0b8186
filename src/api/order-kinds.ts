import { type OrderKinds, toOrderKinds } from './orders/order-kind.ts'
import { purchaseKinds } from './purchases/purchase-kind.ts'
import { reservationKind } from './reservations/reservation-kind.ts'
import { subscriptionKind } from './subscriptions/subscription-kind.ts'
import { topUpKind } from './top-ups/top-up-kind.ts'
import { visaKind } from './visa-applications/visa-kind.ts'

/** All kinds of orders. A new kind adds a line here. */
export const orderKinds: OrderKinds = toOrderKinds([
  reservationKind,
  subscriptionKind,
  topUpKind,
  visaKind,
  ...purchaseKinds,
])
