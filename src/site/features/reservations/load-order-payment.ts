import type { SiteContext } from '../../../client/context.ts'
import { saleKinds } from '../../../domain/sales/sale.ts'
import { addNext } from './add-next.ts'
import { loadPayment, type PaymentData } from './load-payment.ts'
import { toPurchaseData } from './load-purchase-payment.ts'
import type { OrderPayment } from './order-payment-view.ts'
import { type OrderPaymentData, toOrderData } from './to-order-data.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>

/** The payment page of an order: for a stay like its own page, for a purchase with the purchase's state, for anything else in neutral words. */
export async function loadOrderPayment(site: Site, id: number, now: Date): Promise<PaymentData | OrderPaymentData> {
  const asked = await site.call('GET /customer/orders/{id}/payment', { params: { id } })
  if (asked.kind === 'reservation') return loadPayment(site, asked.itemId, now)
  const data = toOrderData(site, asked)
  return isSold(asked.kind) ? toPurchaseData(site, asked, data, now) : addNext(site, asked, data)
}

const isSold = (kind: OrderPayment['kind']): boolean => saleKinds.some((sold) => sold === kind)
