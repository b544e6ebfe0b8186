import type { Ok } from '../../contract/contract.ts'
import { findPurchase, findPurchases } from '../../db/queries/sales/purchases-pages.ts'
import { toPrice } from '../../domain/money/money.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { toPaymentUrl } from '../orders/payment-url.ts'
import { requireFound } from '../require-found.ts'
import { openTravellers } from '../travellers/seal-travellers.ts'
import { cancelPurchase, previewCancelPurchase } from './cancel-purchase.ts'
import { presentFlight } from './present-flight.ts'
import { presentPurchaseCard, presentPurchasePage } from './present-purchase.ts'
import { findPayableOrder } from './rest-order.ts'

type Keys =
  | 'GET /customer/purchases'
  | 'GET /customer/purchases/{id}'
  | 'POST /customer/purchases/{id}/payment-url'
  | 'PUT /customer/purchases/{id}/cancel'

/** The calls for a purchase that was made. */
export const afterPurchaseHandlers: Handlers<Keys> = {
  'GET /customer/purchases': async ({ db, caller, query, locale, now }) => {
    const asked = { ...query, now }
    const { data, meta } = await findPurchases(db, locale, caller.customer, asked)
    return { data: data.map((row) => presentPurchaseCard(row, now)), meta }
  },
  'GET /customer/purchases/{id}': getPurchase,
  'POST /customer/purchases/{id}/payment-url': async ({ once, caller, params, body, ...asked }) => {
    const { customer } = caller
    const request = { id: params.id, customer, method: body.paymentMethod, now: asked.now }
    const order = await once((tx) => findPayableOrder(tx, request))
    return toPaymentUrl({ ...asked, customer }, order, body.paymentMethod)
  },
  'PUT /customer/purchases/{id}/cancel': async ({ db, orderKinds, caller, params, locale, now }) => {
    const request = { id: params.id, customer: caller.customer, now }
    const { refund, ...cancelled } = await db.transaction().execute((tx) => cancelPurchase(tx, orderKinds, request))
    return { ...cancelled, refund: toPrice(refund), message: successMessages[locale].PURCHASE_CANCELLED }
  },
}

async function getPurchase(call: Call<'GET /customer/purchases/{id}'>): Promise<Ok<'GET /customer/purchases/{id}'>> {
  const { db, caller, params, personalSeal, files, locale, now } = call
  const row = await requireFound(findPurchase(db, locale, params.id, caller.customer))
  const travellers = row.travellers === null ? [] : openTravellers(personalSeal, row.travellers, { order: row.orderId })
  const preview = await previewCancelPurchase(db, params.id, now)
  const refundNow = preview && { amount: toPrice(preview.refund), percent: preview.percent, to: preview.refundTo }
  const flight = presentFlight(row, { seal: personalSeal, files, caller, now })
  return presentPurchasePage(row, { flight, travellers, refundNow, locale, now })
}
