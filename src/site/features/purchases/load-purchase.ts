import type { SiteContext } from '../../../client/context.ts'
import { toBothText } from '../../../client/money/in-dinars.ts'
import { toPaidDinars } from '../../../client/money/paid-dinars.ts'
import { toFileUrl } from '../../../client/uploads/to-file-url.ts'
import type { Ok } from '../../../contract/contract.ts'
import { isReviewedSale } from '../../../domain/reviews/review.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatDay, formatPhone } from '../../../i18n/format.ts'
import { flightText } from '../../../i18n/messages/flights.ts'
import { meetingText } from '../../../i18n/messages/meeting.ts'
import { purchaseMessages } from '../../../i18n/messages/purchase-messages.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toCashFacts } from '../orders/cash-facts.ts'
import { loadMethods } from '../orders/load-methods.ts'
import { toSecondsToPay } from '../orders/seconds-to-pay.ts'
import { loadOwnReview } from '../reviews/load-own-review.ts'
import { toFlightSteps } from './flight-steps.ts'
import { toPurchaseCard } from './purchase-card-data.ts'
import { toPurchasePolicyText } from './purchase-policy.ts'
import type { PurchasePage } from './purchase-state.ts'
import { toPurchaseStateText } from './purchase-state-text.ts'
import { toPurchaseSums } from './purchase-sums.ts'
import { toPurchaseCancelFacts } from './to-purchase-cancel-facts.ts'
import { toPurchaseConfirmation } from './to-purchase-confirmation.ts'
import { toPurchaseFacts, toPurchasePaymentFacts, toTraveller } from './to-purchase-facts.ts'

type Site = Pick<SiteContext, 'call' | 'locale' | 'startup' | 'apiUrl' | 'publicUrl'>
type Payment = Ok<'GET /customer/orders/{id}/payment'>

export async function loadPurchase(site: Site, id: number, now: Date) {
  const { locale } = site
  const { page, payment } = await askPurchase(site, id)
  const { detail, cancel } = purchasesText[locale]
  const { pay } = reservationsText[locale]
  const { contacts } = await site.startup()
  const confirmation = toPurchaseConfirmation(locale, { page, payment: payment?.payment ?? null }, contacts)
  return {
    id,
    messages: { ...detail, ...(page.isFlight && { tickets: flightText[locale].show }), cancel, pay },
    title: fill(detail.title, { id: leftToRight(page.code) }),
    card: toPurchaseCard(locale, page),
    state: toPurchaseStateText(locale, page, payment?.payment?.status ?? null),
    isRefunding: page.refund?.status === 'waiting' || page.refund?.status === 'refunding',
    secondsLeft: toSecondsToPay(page, now),
    methods: page.canPay || page.canPayRest ? await loadMethods(site, 'qi') : [],
    method: page.paymentMethod,
    order: page.orderId,
    resultPath: `/payment/success?order=${page.orderId}`,
    cash: page.paymentStatus === 'notPaidYet' ? toCashFacts(locale, payment?.payment ?? null) : null,
    rest: toRest(locale, page),
    facts: toPurchaseFacts(locale, page),
    flight: toFlightSteps(locale, page, toFileUrl(site), now),
    confirmation,
    map: toMap(page),
    print: toPrintLabel(locale, confirmation),
    includes: page.includes,
    travellers: page.travellers.map((traveller, index) => toTraveller(locale, traveller, index)),
    contact: toContact(locale, page),
    price: toPrice(locale, page),
    cost: page.totalPrice,
    dinars: toPaidDinars(locale, page.totalPrice, page.dinars),
    payment: toPurchasePaymentFacts(locale, page),
    // Left out for an ended purchase.
    policy: toPolicy(locale, page),
    cancelFacts: page.canCancel ? toPurchaseCancelFacts(locale, page) : null,
    hasTickets: page.hasTickets,
    hasCalendar: isInCalendar(page),
    invoicePath: page.paidAt ? toInvoicePath(page.orderId) : null,
    restInvoicePath: page.restPaidAt && page.restOrderId ? toInvoicePath(page.restOrderId) : null,
    review: isReviewedSale(page.itemType) ? await loadOwnReview(site, { source: 'purchase', id }) : null,
    againPath: page.status === 'pending' ? null : page.itemPath,
  }
}

export type PurchaseView = Awaited<ReturnType<typeof loadPurchase>>

/** The one address that telephones of every make open in their map. */
function toMap({ printed, coordinates }: PurchasePage): string | null {
  const spot = printed.meeting?.coordinates ?? coordinates
  return spot && `https://www.google.com/maps/search/?api=1&query=${spot.latitude},${spot.longitude}`
}

function toPrintLabel(locale: Locale, confirmation: ReturnType<typeof toPurchaseConfirmation>): string {
  const { print, printHeld } = meetingText[locale].confirmation
  if (!confirmation) return purchasesText[locale].detail.print
  return confirmation.isSettled ? print : printHeld
}

const toInvoicePath = (order: number): string => `/account/invoices/${order}`

/** Whether there is a place to go to, and a time. */
export const isInCalendar = ({ status, startsAt }: Pick<PurchasePage, 'status' | 'startsAt'>): boolean =>
  status === 'accepted' && startsAt !== null

const isUnanswered = ({ status, paymentStatus }: PurchasePage): boolean =>
  status === 'pending' && paymentStatus === 'paid'

const isMoneyAwaited = ({ status, paymentStatus, cancelledAt }: PurchasePage): boolean =>
  cancelledAt === null &&
  (status === 'pending' || status === 'failed') &&
  (paymentStatus === 'unpaid' || paymentStatus === 'notPaidYet' || paymentStatus === 'failed')

/** While money is waited for, the bank is asked as well, and what it says may change the purchase. */
async function askPurchase({ call }: Site, id: number): Promise<{ page: PurchasePage; payment: Payment | null }> {
  const ask = () => call('GET /customer/purchases/{id}', { params: { id } })
  const page = await ask()
  if (!isMoneyAwaited(page)) return { page, payment: null }
  const params = { id: page.orderId }
  const payment = await call('GET /customer/orders/{id}/payment', { params }).catch(() => null)
  return { page: payment && payment.paymentStatus !== page.paymentStatus ? await ask() : page, payment }
}

/** Everything comes back until the seller has said yes: the policy would say something else. */
function toPolicy(locale: Locale, page: PurchasePage) {
  const { canCancel, needsTicketsBack, policy, startsAt } = page
  if (needsTicketsBack) return [purchasesText[locale].detail.passed]
  if (!canCancel || (isUnanswered(page) && policy.freeUntil === null)) return null
  return toPurchasePolicyText(locale, purchaseMessages[locale], policy, startsAt !== null)
}

function toRest(locale: Locale, { rest, canPayRest }: PurchasePage) {
  if (!rest || !canPayRest) return null
  const messages = purchasesText[locale].rest
  const values = { amount: toBothText(locale, rest.amount, rest.dinars), day: formatDay(locale, rest.dueOn) }
  return { title: messages.title, text: fill(messages.text, values), action: messages.pay }
}

function toContact(locale: Locale, { seller, code, title }: PurchasePage) {
  const messages = purchasesText[locale].contact
  const about = fill(messages.message, { title, id: code })
  return {
    title: messages.title,
    text: fill(messages.text, { seller: seller.title, id: leftToRight(code) }),
    call: { label: messages.call, href: `tel:${seller.phone}`, number: formatPhone(seller.phone) },
    write: {
      label: messages.write,
      href: `https://wa.me/${seller.phone.slice(1)}?text=${encodeURIComponent(about)}`,
    },
  }
}

function toPrice(locale: Locale, page: PurchasePage) {
  const { lines, totalPrice, voucherDiscount, pointsDiscount, rounding, fullTotal, saved } = page
  const messages = purchaseMessages[locale]
  const names = page.isFlight ? { ...messages.lines, piece: messages.lines.passenger } : messages.lines
  return toPurchaseSums(
    locale,
    { ...messages, lines: names },
    {
      lines,
      voucherDiscount: voucherDiscount.amount,
      pointsDiscount: pointsDiscount.amount,
      rounding: rounding.amount,
      total: totalPrice.amount,
      fullTotal: fullTotal.amount,
      saved: saved.amount,
      currency: totalPrice.currency,
    },
  )
}
