import type { Tx } from '../../db/database.ts'
import { findStayTries } from '../../db/queries/orders/ended-holds.ts'
import type { StayRates } from '../../db/queries/stays/rates.ts'
import { findHeld, type HeldRooms } from '../../db/queries/stays/reservations.ts'
import { toDinars } from '../../domain/money/exchange.ts'
import { type Money, totalOf } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { checkHold } from '../../domain/stays/hold-rules.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { noCredits } from '../orders/lock-credits.ts'
import { requireHold } from '../orders/require-hold.ts'
import { requireShownPrice } from '../orders/require-shown-price.ts'
import { requireWallet } from '../orders/require-wallet.ts'
import { type Booking, type BookResult, type Guest, holdRooms, saveBooking } from '../reservations/book.ts'
import { toHold, toHolds, toWantedStay } from '../reservations/hold-offer.ts'
import type { BookingRequest, StayPricing } from '../reservations/price-request.ts'
import {
  type Both,
  findBothRates,
  type PricedSplit,
  presentSplit,
  priceSplit,
  type SplitPricingContext,
  withPartNumber,
} from './price-split.ts'

export type SplitBooking = SplitPricingContext & {
  customer: number
  requests: Both<BookingRequest>
  method: PaymentMethod
  priceKey: string | undefined
  guest: Guest
}

/** `order` is the one that is paid. Survives JSON, since it is stored with an Idempotency-Key. */
export type BookSplitResult = { parts: [BookResult, BookResult]; order: number; total: Money }

type Part = { part: number; booking: Booking; priced: StayPricing; rates: StayRates }

/**
 * Both or none, in one transaction. Locks in the order of everything else: the customer, then the nights, with the smaller property number
 * first. That property's order is created first, too, so that ending both locks their nights in the same order.
 */
export async function bookSplit(tx: Tx, input: SplitBooking): Promise<BookSplitResult> {
  const { customer, requests } = input
  const rates = await findBothRates(tx, requests)
  const at = { ...input, dinarsPerDollar: rates[0].rate?.dinarsPerDollar ?? input.dinarsPerDollar }
  const split = await priceSplit(requests, rates, at)
  await lockActiveCustomer(tx, customer)
  const { parts, ...price } = { ...split, currency: split.parts[0].quote.currency }
  await requireShownPrice({ priceKey: at.priceKey }, price, () => presentSplit(split, requests, at))
  const held = await findHeld(tx, customer, at.now)
  await requireHolds(tx, held, split, at)
  if (at.method === 'wallet') await requireWallet(tx, customer, toDinars(totalOf(price), at.dinarsPerDollar))
  const ordered = toParts(split, rates, at).sort((one, two) => one.rates.propertyId - two.rates.propertyId)
  for (const { part, booking, rates: own } of ordered) await withPartNumber(part, () => holdRooms(tx, booking, own))
  return save(tx, ordered, split, held)
}

const toParts = (
  split: PricedSplit,
  rates: Both<StayRates>,
  { requests, priceKey: _, guest, ...at }: SplitBooking,
): Part[] =>
  split.parts.map((priced, index) => ({
    part: index + 1,
    // The arrival hour of the customer is that of the first part.
    booking: {
      ...at,
      request: requests[index] as BookingRequest,
      expected: {},
      guest: index === 0 ? guest : { ...guest, arrivalHour: null },
    },
    priced,
    rates: rates[index] as StayRates,
  }))

/** Both parts count as holds. A customer who has to wait before holding one of them waits for both. */
async function requireHolds(tx: Tx, held: HeldRooms, split: PricedSplit, at: SplitBooking): Promise<void> {
  const { customer, requests, method, now } = at
  const limit = checkHolds(held, split, at)
  for (const request of requests) {
    // A wallet pays at once, so earlier holds say nothing.
    const { endedHolds } =
      method === 'wallet'
        ? { endedHolds: [] }
        : await findStayTries(tx, customer, toWantedStay(request, noCredits), now)
    requireHold({ total: split.total, method, limit, endedHolds, cashReason: null, now })
  }
}

function checkHolds(held: HeldRooms, { parts }: PricedSplit, at: SplitBooking): ReturnType<typeof checkHold> {
  const holds = toHolds(held, at)
  for (const [index, request] of at.requests.entries()) {
    const hold = toHold(parts[index] as StayPricing, { ...at, request }, at.method)
    const checked = checkHold(holds, hold)
    if (!checked.ok) return checked
    holds.push(hold)
  }
  return { ok: true }
}

async function save(tx: Tx, ordered: Part[], { parts, total }: PricedSplit, held: HeldRooms): Promise<BookSplitResult> {
  const booked = new Map<number, BookResult>()
  let order: number | undefined
  for (const { part, booking, priced } of ordered) {
    const made = await saveBooking(tx, booking, priced, { ...noCredits, held, ...(order && { paidWith: order }) })
    booked.set(part, made)
    order ??= made.orderId
  }
  const [first, second] = [booked.get(1), booked.get(2)]
  if (!first || !second || order === undefined) throw new Error('A stay in two parts was booked without one of them')
  return { parts: [first, second], order, total: { amount: total, currency: parts[0].quote.currency } }
}
