import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { setMethod, switchFromCashToOnline } from '../../db/queries/orders/orders.ts'
import { closePayment, findOpenPayment, insertPayment } from '../../db/queries/orders/payments.ts'
import { addWalletEntry, findWalletBalance } from '../../db/queries/orders/payments-wallet.ts'
import { canPayOnline } from '../../domain/orders/order.ts'
import { later } from '../../domain/time/later.ts'
import type { OrderPaymentRequest } from '../handler.ts'
import { findPayable } from './find-payable.ts'
import { toReturnUrl } from './links.ts'
import { lockPayable } from './lock-payable.ts'
import type { PaymentContext } from './payment-context.ts'
import type { Step } from './step.ts'
import { toNewPayment } from './to-new-payment.ts'

type Input = Omit<OrderPaymentRequest, 'method'>
type WalletResult = { link: string | null; problem?: 'WALLET_TOO_LOW' }

/** At once, and in one transaction: the money is already here. */
export const payFromWallet = (context: PaymentContext, request: Input): Promise<WalletResult> =>
  context.db.transaction().execute(async (tx) => pay(tx, context, request))

async function pay(tx: Tx, context: PaymentContext, request: Input): Promise<WalletResult> {
  const { order, customer, locale, now } = request
  const facts = await lockPayable(tx, request)
  // A wallet is not filled out of itself.
  if (!facts || facts.kind === 'wallet' || !canPayOnline(facts, now)) return { link: null }
  if (!(await findPayable(tx, order, undefined))) return { link: null }
  const made = toNewPayment(context, facts, { method: 'wallet', gateway: 'wallet', locale, now })
  const open = await findOpenPayment(tx, order)
  const isActive = await lockCustomer(tx, customer)
  if (!isActive || (await findWalletBalance(tx, customer)) < made.amount)
    return { link: null, problem: 'WALLET_TOO_LOW' }
  // Should that one be paid as well, it is given back.
  if (open)
    await closePayment(tx, open.id, {
      status: 'cancelled',
      reason: 'other_method_chosen',
      checkAt: open.gateway === 'cash' ? null : later(now, 5),
      now,
    })
  if (facts.isLeavingCash) await switchFromCashToOnline(tx, facts)
  if (facts.change === null) await setMethod(tx, order, 'wallet')
  const step: Step = { kind: 'none' }
  const payment = await insertPayment<Step>(tx, { ...made, step, reason: 'being_paid', checkAt: now })
  await addWalletEntry(tx, { customer, amount: -made.amount, reason: 'payment', payment: payment.id, now })
  await context.orders.receive(tx, payment, now)
  return { link: toReturnUrl({ ...context, ...request }) }
}
