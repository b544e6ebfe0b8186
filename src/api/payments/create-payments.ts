import { claimCheck, findOpenPayment } from '../../db/queries/orders/payments.ts'
import { paymentMethods } from '../../domain/money/payment-method.ts'
import { later } from '../../domain/time/later.ts'
import type { Payments } from '../handler.ts'
import { openCash } from './cash.ts'
import { toLink } from './links.ts'
import { isOnline, type PaymentContext } from './payment-context.ts'
import { refreshPayment } from './settle.ts'
import { startOnline } from './start-online.ts'
import type { Step } from './step.ts'
import { payFromWallet } from './wallet.ts'

/** In seconds. Browsers poll every two seconds; the bank is polled less often. */
const secondsBetweenAsks = 3

export function createPayments(context: PaymentContext): Payments {
  const { db, methods, gatewayOf, gateways, dinarsPerDollar, cashAddress, siteUrl } = context
  return {
    methods,
    tests: paymentMethods.filter((method) => isOnline(method) && gatewayOf[method]?.method === 'sandbox'),
    dinarsPerDollar,
    cashAddress,
    async start({ method, ...request }) {
      if (!methods.includes(method)) return { link: null, problem: 'PAYMENT_METHOD_REQUIRED' }
      if (method === 'wallet') return request.part ? { link: null } : payFromWallet(context, request)
      if (method === 'cash') return openCash(context, request)
      return startOnline(context, { ...request, method })
    },
    async check(order, now, part) {
      const payment = await findOpenPayment<Step>(db, order, part)
      if (!payment) return
      const isMine = await claimCheck(db, payment.id, { now, since: later(now, -secondsBetweenAsks) })
      if (isMine) await refreshPayment(context, payment, now)
    },
    canRefund: (gateway) => (gateways.get(gateway)?.caps.refund ?? 'none') !== 'none',
    linkOf: (payment, secret) => (payment.status === 'open' ? toLink(siteUrl, payment, secret) : null),
  }
}
