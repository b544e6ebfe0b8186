import type { SiteContext } from '../../../client/context.ts'
import { toBothText } from '../../../client/money/in-dinars.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { flightText } from '../../../i18n/messages/flights.ts'
import { purchasePaymentText } from '../../../i18n/messages/purchase-payment.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { loadMethods } from '../orders/load-methods.ts'
import { toSecondsToPay } from '../orders/seconds-to-pay.ts'
import type { PurchasePage } from '../purchases/purchase-state.ts'
import { toPurchaseStateText } from '../purchases/purchase-state-text.ts'
import type { OrderPayment } from './order-payment-view.ts'
import { type PurchasePaymentEnding, toPurchaseEnding } from './purchase-payment-view.ts'
import type { OrderPaymentData } from './to-order-data.ts'
import { toSaleNext } from './to-sale-next.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>

/** A purchase's payment page says more than its order: the item, the seller's answer, the rest, and the next step. */
export async function toPurchaseData(
  site: Site,
  asked: OrderPayment,
  data: OrderPaymentData,
  now: Date,
): Promise<OrderPaymentData> {
  const { call, locale } = site
  const page = await call('GET /customer/purchases/{id}', { params: { id: asked.itemId } })
  const ending = toPurchaseEnding({ state: data.state, asked, page })
  const isRest = asked.orderId !== page.orderId
  const canTryAgain = data.state === 'unpaid' && asked.canPay
  const { detail } = purchasesText[locale]
  return {
    ...data,
    // In any state of its order: nothing was bought.
    ...(ending === 'rejected' && { state: 'cancelled' as const }),
    heading: toHeading(locale, ending, page) ?? data.heading,
    text: toText(locale, ending, { page, asked, data }),
    price: { ...data.price, label: toPriceLabel(locale, page, isRest) ?? data.price.label },
    isRestAbout: ending === 'confirmed' && page.rest?.dinars?.isFixed === false,
    // The rest waits for days: no clock has to run for that.
    countdown: isRest ? null : { label: detail.left, over: detail.over, secondsLeft: toSecondsToPay(asked, now) },
    again: canTryAgain
      ? {
          id: page.id,
          resultPath: `/payment/success?order=${asked.orderId}`,
          messages: reservationsText[locale].pay,
          methods: await loadMethods(site, 'qi'),
          chosen: asked.payment?.method ?? page.paymentMethod,
          order: asked.orderId,
        }
      : null,
    actions: toActions(locale, ending, page, data.state),
  }
}

function toHeading(locale: Locale, ending: PurchasePaymentEnding, { seller }: PurchasePage): string | null {
  const texts = purchasePaymentText[locale]
  if (ending === 'confirmed' || ending === 'confirmedFree') return texts.confirmed
  if (ending === 'askedFree') return texts.placed
  if (ending === 'openTooLong') return texts.tooLong
  if (ending === 'rejected') return fill(texts.rejected, { seller: seller.title })
  return ending === 'restPaid' ? texts.rest.paid : null
}

type EndingInput = { page: PurchasePage; asked: OrderPayment; data: OrderPaymentData }

function toText(locale: Locale, ending: PurchasePaymentEnding, { page, asked, data }: EndingInput): string {
  const texts = purchasePaymentText[locale]
  const { rest } = purchasesText[locale]
  const due = page.rest
    ? { amount: toBothText(locale, page.rest.amount, page.rest.dinars), day: formatDay(locale, page.rest.dueOn) }
    : null
  const state = toPurchaseStateText(locale, page, null)
  const next = ending === 'confirmed' || ending === 'confirmedFree' ? toSaleNext(locale, page) : null
  // The state of a flight points to the steps on its own page, and `next` is one of them.
  const settled = page.isFlight && next && !due ? null : state
  const own: Record<PurchasePaymentEnding, string | null> = {
    asked: state,
    askedFree: fill(texts.placedText, { seller: page.seller.title }),
    confirmed: [settled, due && fill(rest.due, due), next].filter(Boolean).join(' '),
    confirmedFree: [texts.free, settled, next].filter(Boolean).join(' '),
    rejected: state,
    restPaid: texts.rest.paidText,
    restUnpaid: due && fill(texts.rest.unpaidText, due),
    restLate: [texts.rest.lateText, data.refundText].filter(Boolean).join(' '),
    unpaid: asked.canPay ? texts.unpaidText : state,
    openTooLong: texts.tooLongText,
    open: data.link ? `${data.text} ${texts.notYet}` : data.text,
    purchase: state,
    order: data.text,
  }
  return own[ending] ?? data.text
}

function toPriceLabel(locale: Locale, { rest, deposit }: PurchasePage, isRest: boolean): string | null {
  const texts = purchasePaymentText[locale]
  if (isRest) return texts.rest.label
  return rest || deposit ? texts.deposit : null
}

/** The first is what most people want next. */
function toActions(
  locale: Locale,
  ending: PurchasePaymentEnding,
  { id, hasTickets, isFlight, itemPath, status }: PurchasePage,
  state: OrderPaymentData['state'],
) {
  const { detail } = purchasesText[locale]
  const isLost = status !== 'pending' && status !== 'accepted' && ending !== 'restLate'
  return [
    ...(hasTickets && (state === 'paid' || state === 'doubled')
      ? [{ label: isFlight ? flightText[locale].show : detail.tickets, path: `/account/purchases/${id}/tickets` }]
      : []),
    ...(isLost && itemPath ? [{ label: detail.again, path: itemPath }] : []),
    { label: purchasePaymentText[locale].see, path: `/account/purchases/${id}` },
  ]
}
