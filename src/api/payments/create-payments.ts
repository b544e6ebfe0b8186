import { claimCheck, findOpenPayment } from '../../db/queries/payments.ts'
import { paymentMethods } from '../../domain/payment-method.ts'
import type { Payments } from '../handler.ts'
import { openCash } from './cash.ts'
import { type Desk, isOnline, later } from './desk.ts'
import { toLink } from './links.ts'
import { refresh } from './settle.ts'
import { startOnline } from './start-online.ts'
import type { Step } from './step.ts'
import { payFromWallet } from './wallet.ts'

/** Whoever waits for a payment asks every other second; the bank is asked less often. */
const secondsBetweenAsks = 3

export function createPayments(desk: Desk): Payments {
  const { db, methods, behind, dinarsPerDollar, cashAddress, siteUrl } = desk
  return {
    methods,
    tests: paymentMethods.filter((method) => isOnline(method) && behind[method]?.method === 'sandbox'),
    dinarsPerDollar,
    cashAddress,
    async start({ method, ...wish }) {
      if (!methods.includes(method)) return { link: null, refusal: 'PAYMENT_METHOD_REQUIRED' }
      if (method === 'wallet') return payFromWallet(desk, wish)
      if (method === 'cash') return openCash(desk, wish)
      return startOnline(desk, { ...wish, method })
    },
    async check(reservation, now) {
      const payment = await findOpenPayment<Step>(db, reservation)
      if (!payment) return
      const isMine = await claimCheck(db, payment.id, { now, since: later(now, -secondsBetweenAsks) })
      if (isMine) await refresh(desk, payment, now)
    },
    linkOf: (payment) => (payment.status === 'open' ? toLink(siteUrl, payment) : null),
  }
}
