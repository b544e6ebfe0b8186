import { findFacts } from '../../db/queries/stays/reservations.ts'
import { isLapsed } from '../../domain/stays/reservation-states.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handlers } from '../handler.ts'
import { findOrderPayment } from '../orders/payment-state.ts'
import { startPayment } from '../orders/start-payment.ts'
import { requireFound } from '../require-found.ts'

type Keys = 'POST /customer/reservations/pending/{id}/payment-url' | 'GET /customer/reservations/{id}/payment'

export const reservationPaymentHandlers: Handlers<Keys> = {
  'POST /customer/reservations/pending/{id}/payment-url': async (call) => {
    const { db, caller, params, body, locale, now, payments, once } = call
    // A payment is found again by its order: all that the key has to keep is which request it was.
    await once(async () => null)
    const { customer } = caller
    const { order } = await requireFound(findFacts(db, params.id, customer))
    const { paymentMethod, insteadOfCash } = body
    const asked = { db, payments, customer, locale, now, insteadOfCash }
    const link = await startPayment(order.id, paymentMethod, asked)
    return { payment_url: link, message: successMessages[locale].PAYMENT_READY }
  },
  'GET /customer/reservations/{id}/payment': async ({ db, caller, params, locale, now, payments }) => {
    const { customer } = caller
    const { order } = await requireFound(findFacts(db, params.id, customer))
    const { order: _, ...state } = await findOrderPayment(order.id, { db, payments, customer, locale, now })
    const facts = await requireFound(findFacts(db, params.id, customer))
    const status = isLapsed(facts, now) ? 'failed' : facts.status
    return { reservationId: params.id, orderId: order.id, status, ...state }
  },
}
