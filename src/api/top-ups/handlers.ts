import { Problem } from '../../contract/problems.ts'
import type { topUpCalls } from '../../contract/top-ups.ts'
import { findWalletBalance } from '../../db/queries/orders/payments-wallet.ts'
import { findTopUp, findTopUps, sumTopUps } from '../../db/queries/orders/top-ups.ts'
import { toLeftToday, topUpLimits } from '../../domain/money/top-up.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { getPaymentUrl, requireMethod } from '../orders/payment-url.ts'
import { toRefundMethod } from '../payments/ask-refund.ts'
import { requireFound } from '../require-found.ts'
import { cancelTopUp } from './cancel-top-up.ts'
import { presentTopUp, toDinarMoney } from './present-top-up.ts'
import { topUp, toToday } from './top-up.ts'

type OneCall = Pick<Call<'PUT /customer/wallet/top-ups/{id}/cancel'>, 'db' | 'caller' | 'payments' | 'now'>

export const topUpHandlers: Handlers<keyof typeof topUpCalls> = {
  'GET /customer/wallet/top-ups': async ({ db, caller, query, payments, now }) => {
    const { customer } = caller
    const { data, meta } = await findTopUps(db, customer, query)
    const balance = await findWalletBalance(db, customer)
    const today = await sumTopUps(db, customer, { since: toToday(now), now })
    return {
      data: data.map((row) => presentTopUp(row, { balance, payments, now })),
      meta,
      min: toDinarMoney(topUpLimits.min),
      max: toDinarMoney(topUpLimits.max),
      leftToday: toDinarMoney(toLeftToday(today)),
    }
  },
  'POST /customer/wallet/top-ups': async (call) => {
    const { caller, body, locale, now, once, payments } = call
    const { customer } = caller
    const method = requireNoWallet(requireMethod(payments, body.paymentMethod))
    const id = await once((tx) => topUp(tx, { customer, amount: body.amount, method, now }))
    const { link } = await payments.start({ order: id, customer, method, locale, now })
    return { ...(await getTopUp(call, id)), payment: { link }, message: successMessages[locale].TOP_UP_HELD }
  },
  'POST /customer/wallet/top-ups/{id}/payment-url': async (call) => {
    const { db, caller, params, body } = call
    await requireFound(findTopUp(db, params.id, caller.customer))
    return getPaymentUrl(call, params.id, body.paymentMethod)
  },
  'PUT /customer/wallet/top-ups/{id}/cancel': async (call) => {
    const { db, caller, params, payments, locale, now } = call
    const request = { id: params.id, customer: caller.customer, canRefund: payments.canRefund, now }
    const refund = await db.transaction().execute((tx) => cancelTopUp(tx, request))
    const shown = await getTopUp(call, params.id)
    const message = successMessages[locale][refund > 0 ? 'TOP_UP_RETURNED' : 'TOP_UP_CANCELLED']
    return { ...shown, refund: toDinarMoney(refund), refundTo: toRefundMethod(shown.paymentMethod), message }
  },
}

/** The wallet cannot be filled from itself. */
function requireNoWallet<Method extends string>(method: Method): Method {
  if (method === 'wallet')
    throw new Problem('PAYMENT_METHOD_REQUIRED', { fields: { paymentMethod: { error: 'invalid' } } })
  return method
}

async function getTopUp({ db, caller, payments, now }: OneCall, id: number) {
  const row = await requireFound(findTopUp(db, id, caller.customer))
  return presentTopUp(row, { balance: await findWalletBalance(db, caller.customer), payments, now })
}
