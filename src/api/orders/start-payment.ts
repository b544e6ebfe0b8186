import { Problem, type ProblemCode } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { hasPaidPart } from '../../db/queries/orders/order-parts.ts'
import { findOwnOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { canPayOnline, isCashWaited } from '../../domain/orders/order.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Payments } from '../handler.ts'
import { requireFound } from '../require-found.ts'

type PaymentInput = { db: Db; payments: Payments; customer: number; locale: Locale; now: Date; insteadOfCash?: boolean }

/** In seconds: the problem is the pace of the requests, not the order. */
const secondsToComeBack = 60

/** The payment page of an order: that of the open payment, if there is one. Throws where there is nothing to pay, or no way to pay. */
export async function startPayment(id: number, paymentMethod: PaymentMethod, asked: PaymentInput): Promise<string> {
  const { db, payments, customer, locale, now, insteadOfCash = false } = asked
  const order = await requireFound(findOwnOrder(db, id, customer))
  const isWaited = isCashWaited(order, now)
  // A customer who chose cash has a code instead of a page, until the hold ends or they choose another method.
  const isCash = isWaited && !insteadOfCash
  if (!canPayOnline(order, now) && !isWaited) throw new Problem('CANNOT_PAY')
  if (await hasPaidPart(db, id)) throw new Problem('PART_PAID')
  const method = isCash ? 'cash' : paymentMethod
  if (!isOffered(order, method, payments) || (method === 'cash' && !isCash))
    throw new Problem('PAYMENT_METHOD_REQUIRED', { fields: { paymentMethod: { error: 'invalid' } } })
  const { link, problem } = await payments.start({
    order: order.paidWith ?? id,
    customer,
    method,
    locale,
    now,
    insteadOfCash,
  })
  if (!link) throw new Problem(problem ?? (await findReason(id, asked)), { retryAfter: problem && secondsToComeBack })
  return link
}

/** A wallet is not filled out of itself. */
const isOffered = ({ kind }: OrderFacts, method: PaymentMethod, { methods }: Payments): boolean =>
  methods.includes(method) && !(kind === 'wallet' && method === 'wallet')

/** Another tab may have paid in between: then nothing is wrong with the bank. */
async function findReason(id: number, { db, customer, now }: PaymentInput): Promise<ProblemCode> {
  const order = await requireFound(findOwnOrder(db, id, customer))
  return canPayOnline(order, now) || isCashWaited(order, now) ? 'UNAVAILABLE' : 'CANNOT_PAY'
}
