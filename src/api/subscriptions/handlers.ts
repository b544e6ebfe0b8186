import type { subscriptionCalls } from '../../contract/subscriptions.ts'
import { findLiving, findSubscription, findSubscriptions } from '../../db/queries/discounts/subscriptions-pages.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { getPaymentUrl, requireMethod } from '../orders/payment-url.ts'
import { toOrderMethod } from '../orders/to-order-method.ts'
import { requireFound } from '../require-found.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { presentSubscriptionCard, presentSubscriptionPage } from './present-subscription.ts'
import { subscribe } from './subscribe.ts'

type BuyCall = Call<'POST /customer/customer-discount-packages'>

export const subscriptionHandlers: Handlers<keyof typeof subscriptionCalls> = {
  'GET /customer/customer-discount-packages': async ({ db, caller, query, locale, now }) => {
    const { data, meta } = await findSubscriptions(db, locale, caller.customer, query)
    return { data: data.map((row) => presentSubscriptionCard(row, now)), meta }
  },
  'GET /customer/customer-discount-packages/active': async ({ db, caller, locale, now }) => ({
    data: (await findLiving(db, locale, caller.customer, now)).map((row) => presentSubscriptionCard(row, now)),
  }),
  'GET /customer/customer-discount-packages/{id}': async ({ db, caller, params, locale, now }) =>
    presentSubscriptionPage(await requireFound(findSubscription(db, locale, params.id, caller.customer)), now),
  'POST /customer/customer-discount-packages': buy,
  'POST /customer/customer-discount-packages/{id}/payment-url': async (call) => {
    const { db, caller, params, body, locale } = call
    const { orderId } = await requireFound(findSubscription(db, locale, params.id, caller.customer))
    return getPaymentUrl(call, orderId, body.paymentMethod)
  },
  'PUT /customer/customer-discount-packages/{id}/cancel': async ({ db, caller, params, locale, now }) => {
    const request = { id: params.id, customer: caller.customer, now }
    const { refund, ...cancelled } = await db.transaction().execute((tx) => cancelSubscription(tx, request))
    const message = successMessages[locale].SUBSCRIPTION_CANCELLED
    return { ...cancelled, status: 'ended' as const, refund: { amount: refund, currency: 'IQD' as const }, message }
  },
}

async function buy(call: BuyCall) {
  const { db, caller, body, locale, now, once, payments } = call
  const { packageId, planId, total, isGroupPayment } = body
  const customer = caller.customer
  const method = requireMethod(payments, toOrderMethod(body, payments))
  const made = await once((tx) => subscribe(tx, { customer, packageId, planId, method, total, now }))
  // Never inside the transaction: a bank may take seconds.
  const request = { order: made.orderId, customer, method, locale, now }
  const { link } = made.paymentStatus === 'paid' || isGroupPayment ? { link: null } : await payments.start(request)
  const row = await requireFound(findSubscription(db, locale, made.id, customer))
  const { id, orderId, code, status, paymentStatus, holdUntil } = presentSubscriptionCard(row, now)
  const message = successMessages[locale][paymentStatus === 'paid' ? 'SUBSCRIPTION_ACTIVE' : 'SUBSCRIPTION_HELD']
  return { id, orderId, code, status, paymentStatus, holdUntil, payment: { link }, message }
}
