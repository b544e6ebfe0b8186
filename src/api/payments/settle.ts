import type { Db } from '../../db/database.ts'
import { findPart, isOpenPart } from '../../db/queries/orders/order-parts.ts'
import { findOrder } from '../../db/queries/orders/orders.ts'
import { closePayment, delayCheck, findPayment, type PaymentRow } from '../../db/queries/orders/payments.ts'
import { findHeldChange } from '../../db/queries/stays/reservation-changes.ts'
import { isWaiting } from '../../domain/orders/order.ts'
import { later } from '../../domain/time/later.ts'
import { hour } from '../../domain/time/units.ts'
import { PaymentError, type PaymentGateway, type Status } from '../../gateways/payments/payment-gateway.ts'
import type { PaymentContext } from './payment-context.ts'

/** No gateway keeps a payment open for longer after its time. */
const hoursOfPatience = 49

/** The pause before the bank is asked again: short at first, then ever longer; null once there is no more hope. */
export function nextCheck({ expiresAt }: Pick<PaymentRow, 'expiresAt'>, now: Date): Date | null {
  const over = (now.getTime() - expiresAt.getTime()) / 1000
  if (over > hoursOfPatience * hour) return null
  return later(now, over < 120 ? 15 : Math.min(hour, Math.max(60, over / 2)))
}

/**
 * Asks the gateway how a payment stands and acts upon it. Nothing else moves money, and only an amount that is the payment's own does.
 * Rejects with a PaymentError where the gateway does not answer.
 */
export async function settle(context: PaymentContext, payment: PaymentRow, now: Date): Promise<void> {
  const gateway = context.gateways.get(payment.gateway)
  if (!gateway || payment.status === 'paid') return
  const { status, amount } = await gateway.status({ ref: payment.ref, key: payment.key })
  if (status === 'paid') return receive(context, payment, amount, now)
  if (status === 'open') return goOn(context, { payment, gateway, now })
  await closePayment(context.db, payment.id, { ...endings[status], checkAt: null, now })
}

const endings = {
  failed: { status: 'failed', reason: 'declined' },
  cancelled: { status: 'cancelled', reason: 'cancelled_by_customer' },
  expired: { status: 'expired', reason: 'not_paid_in_time' },
  refunding: { status: 'cancelled', reason: 'refunded_by_bank' },
  refunded: { status: 'cancelled', reason: 'refunded_by_bank' },
} as const satisfies Record<Exclude<Status['status'], 'paid' | 'open'>, object>

async function receive(context: PaymentContext, payment: PaymentRow, amount: number | null, now: Date): Promise<void> {
  const { db, orders } = context
  if (amount === payment.amount) await db.transaction().execute((tx) => orders.receive(tx, payment, now))
  // A person has to look at it; meanwhile it may still become right.
  else await delayCheck(db, payment.id, { checkAt: later(now, hour), reason: 'wrong_amount' })
}

type Open = { payment: PaymentRow; gateway: PaymentGateway; now: Date }

async function goOn({ db }: PaymentContext, { payment, gateway, now }: Open): Promise<void> {
  const checkAt = nextCheck(payment, now)
  if (!checkAt) {
    await closePayment(db, payment.id, { status: 'expired', reason: 'never_paid', checkAt: null, now })
    return
  }
  const isWanted = payment.status === 'open' && (await isWaitedFor(db, payment))
  const isAbandoned = !isWanted && (await tryCancel(gateway, payment.ref))
  // Once more in a minute: the customer may have paid at the same moment.
  if (isAbandoned)
    await closePayment(db, payment.id, { status: 'cancelled', reason: 'given_up', checkAt: later(now, 60), now })
  else
    await delayCheck(db, payment.id, {
      checkAt,
      reason: payment.status === 'open' ? 'waits_for_customer' : payment.reason,
    })
}

/** Without a lock. */
export async function isWaitedFor(db: Db, { order, change, part: id }: PaymentRow): Promise<boolean> {
  if (change !== null) return (await findHeldChange(db, order))?.id === change
  const facts = await findOrder(db, order)
  if (!facts || !isWaiting(facts)) return false
  const part = id === null ? null : await findPart(db, id)
  return part === null || isOpenPart(part)
}

/** False where the gateway cannot, or will not, or does not answer. */
export async function tryCancel(gateway: PaymentGateway, ref: string | null): Promise<boolean> {
  if (!gateway.cancel || ref === null) return false
  return gateway.cancel(ref).then(
    () => true,
    () => false,
  )
}

/** A gateway that does not answer is asked again later; anything else is a bug of ours. */
export function requireSilence(error: unknown): void {
  if (!(error instanceof PaymentError)) throw error
}

/**
 * As it stands now, after the gateway was asked once more; as it was where it does not answer. One without a name there may still be on
 * its way, and a gateway that does not know it yet would say that it has failed: that one is left to a job.
 */
export async function refreshPayment<Step>(
  context: PaymentContext,
  payment: PaymentRow<Step>,
  now: Date,
): Promise<PaymentRow<Step>> {
  if (payment.ref !== null) await settle(context, payment, now).catch(requireSilence)
  return (await findPayment<Step>(context.db, payment.id)) ?? payment
}
