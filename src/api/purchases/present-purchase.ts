import type { z } from 'zod'
import type { PurchaseCard, PurchasePage } from '../../contract/purchases.ts'
import type { PurchaseCardRow, PurchasePageRow, PurchaseRefundRow } from '../../db/queries/sales/purchases-pages.ts'
import { toInvoiceId } from '../../domain/money/invoice.ts'
import { type Money, toMajor, toPrice } from '../../domain/money/money.ts'
import { addDinars } from '../../domain/money/order-dinars.ts'
import { fullAmountOf } from '../../domain/money/savings.ts'
import { canPayOnline, paymentAfterEnd } from '../../domain/orders/order.ts'
import type { RefundState } from '../../domain/orders/states.ts'
import { toPurchasePolicy } from '../../domain/sales/purchase-refund.ts'
import {
  canCancelPurchase,
  canPayRest,
  isLivePurchase,
  isPurchaseLapsed,
  isRestPaid,
  needsTicketsBack,
  type PurchaseState,
} from '../../domain/sales/purchase-states.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toDay } from '../../domain/time/day.ts'
import { presentPriceBefore, presentSavings } from '../orders/present-savings.ts'

type Card = z.output<typeof PurchaseCard>
type Page = z.output<typeof PurchasePage>

const toDate = (instant: string | null): Date | null => (instant === null ? null : new Date(instant))

function toState(row: PurchaseCardRow): PurchaseState {
  const { restOrder, restDue } = row
  const order = { ...row, holdUntil: toDate(row.holdUntil) }
  const rest = restOrder && { ...restOrder, holdUntil: toDate(restOrder.holdUntil) }
  return {
    ...row,
    startsAt: toDate(row.startsAt),
    endsAt: new Date(row.endsAt),
    order,
    rest: restDue === null ? null : { dueOn: restDue, order: rest },
  }
}

/** A hold that has run out is shown as what it is, whether or not it has been written down. */
export function presentPurchaseCard(row: PurchaseCardRow, now: Date): Card {
  const { total, currency, dinars, restAmount, restDue, restDinars, restOrder, ...more } = row
  const { isClosed: _, hasEntered: _entered, hasPassed: _passed, ...open } = more
  const { lines: _lines, voucherDiscount: _voucher, pointsDiscount: _points, ...card } = open
  const state = toState(row)
  const lapsed = isPurchaseLapsed(state, now)
  const price = (amount: number): Money => toPrice({ amount, currency })
  const isRestOpen = state.rest !== null && isLivePurchase(state) && !lapsed && !isRestPaid(state.rest)
  return {
    ...card,
    ...(lapsed && { status: 'failed', paymentStatus: paymentAfterEnd(card.paymentStatus), holdUntil: null }),
    totalPrice: price(total + (restAmount ?? 0)),
    priceBefore: presentPriceBefore(row, price),
    dinars: restAmount === null ? dinars : addDinars(dinars, restDinars),
    deposit: restAmount === null ? null : price(total),
    depositDinars: restAmount === null ? null : dinars,
    canPay: row.status === 'pending' && canPayOnline(state.order, now),
    canCancel: canCancelPurchase(state, now),
    rest:
      isRestOpen && restAmount !== null && restDue !== null
        ? { amount: price(restAmount), dinars: restDinars, dueOn: restDue }
        : null,
    canPayRest: canPayRest(state, now),
    restPaidAt: restOrder?.paidAt ?? null,
  }
}

type More = {
  flight: Page['flight']
  travellers: Page['travellers']
  refundNow: Page['refundNow']
  locale: Locale
  now: Date
}

export function presentPurchasePage(row: PurchasePageRow, { flight, travellers, refundNow, locale, now }: More): Page {
  const { currency, restAmount } = row
  const price = (amount: number): Money => toPrice({ amount, currency })
  const state = toState(row)
  return {
    ...presentPurchaseCard(row, now),
    invoiceId: toInvoiceId(row.orderId),
    restOrderId: row.restOrder?.id ?? null,
    restInvoiceId: row.restOrder?.paidAt ? toInvoiceId(row.restOrder.id) : null,
    itemPath: row.itemPath,
    venue: row.venue,
    coordinates: row.coordinates,
    printed: row.printed,
    flight,
    includes: row.includes,
    adults: row.adults,
    children: row.children,
    infants: row.infants,
    sharing: row.sharing,
    travelDate: row.travelDate,
    returnDate: row.returnDate,
    pickupLocation: row.pickupLocation,
    travellers: travellers.map(maskPassport),
    places: row.places,
    lines: presentLines(row, locale),
    totalBeforeDiscount: price(row.totalBeforeDiscount + (restAmount ?? 0)),
    voucherDiscount: price(row.voucherDiscount),
    pointsDiscount: price(row.pointsDiscount),
    rounding: price(row.rounding),
    ...presentSavings(row, price),
    policy: toPurchasePolicy(row.policy, { ...state, boughtAt: new Date(row.createdAt) }, now),
    needsTicketsBack: needsTicketsBack(state, now),
    isRestMissed: isRestMissed(state, row.cancelledAt),
    acceptance: row.acceptance,
    refundNow,
    refund: toWholeRefund(row.refunds),
    refunds: row.refunds.map(presentRefund),
  }
}

/** Without the rest: it is a line of the first payment, not of the price. */
function presentLines({ lines, currency }: PurchasePageRow, locale: Locale): Page['lines'] {
  const major = (amount: number): number => toMajor({ amount, currency })
  return lines
    .filter(({ kind }) => kind !== 'rest')
    .map(({ kind, title, count, ...line }) => ({
      kind,
      ...(title && { title: title[locale] }),
      count,
      price: major(line.price),
      amount: major(line.amount),
      amountBefore: major(fullAmountOf({ kind, count, ...line })),
    }))
}

/** A customer cancels while the rest can still be paid, so a later cancellation means that the rest was missed. */
const isRestMissed = ({ rest }: PurchaseState, cancelledAt: string | null): boolean =>
  rest !== null && !isRestPaid(rest) && cancelledAt !== null && toDay(new Date(cancelledAt)) > rest.dueOn

/** Shows the last three characters: enough to recognise the passport. */
const maskPassport = ({ passportNumber, ...traveller }: Page['travellers'][number]) => ({
  ...traveller,
  passportNumber: passportNumber?.slice(-3).padStart(passportNumber.length, '•') ?? null,
})

const presentRefund = ({ amount, ...refund }: PurchaseRefundRow) => ({
  ...refund,
  amount: { amount, currency: 'IQD' as const },
})

/** The whole refund has the state of the part that is furthest from its end. */
const refundOrder: readonly RefundState[] = ['failed', 'waiting', 'refunding', 'refunded']

function toWholeRefund(refunds: readonly PurchaseRefundRow[]): Page['refund'] {
  const [first] = refunds
  if (!first) return null
  const status = refundOrder.find((state) => refunds.some((refund) => refund.status === state)) ?? first.status
  return presentRefund({ to: first.to, status, amount: refunds.reduce((sum, { amount }) => sum + amount, 0) })
}
