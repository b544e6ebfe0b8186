import { closePayment, delayCheck, type PaymentRow, takeDuePayments } from '../../db/queries/orders/payments.ts'
import { later } from '../../domain/time/later.ts'
import type { PaymentContext } from './payment-context.ts'
import { isWaitedFor, requireSilence, settle } from './settle.ts'

const batch = 20
/** Longer than any gateway takes to answer. */
const lease = 60

/** Asks for every payment that is due, each by one process. Answers how many there were. */
export async function sweepPayments(context: PaymentContext, now: Date): Promise<number> {
  const gateways = [...context.gateways.keys(), 'cash']
  for (let asked = 0; ; ) {
    const due = await takeDuePayments(context.db, { gateways, now, leaseUntil: later(now, lease), max: batch })
    await Promise.all(due.map((payment) => (payment.gateway === 'cash' ? endCash : ask)(context, payment, now)))
    asked += due.length
    if (due.length < batch) return asked
  }
}

const ask = (context: PaymentContext, payment: PaymentRow, now: Date): Promise<void> =>
  settle(context, payment, now).catch(async (error) => {
    requireSilence(error)
    await delayCheck(context.db, payment.id, { checkAt: later(now, lease), reason: payment.reason })
  })

/** Cash that is not waited for any more. It can be brought all the same. */
async function endCash({ db }: PaymentContext, payment: PaymentRow, now: Date): Promise<void> {
  const { id } = payment
  if (await isWaitedFor(db, payment)) await delayCheck(db, id, { checkAt: later(now, lease), reason: 'waits_for_cash' })
  else await closePayment(db, id, { status: 'expired', reason: 'not_paid_in_time', checkAt: null, now })
}
