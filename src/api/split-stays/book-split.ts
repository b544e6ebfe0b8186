import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { findStayTries } from '../../db/queries/orders/ended-holds.ts'
import { findWalletBalance } from '../../db/queries/orders/payments-wallet.ts'
import type { StayRates } from '../../db/queries/stays/rates.ts'
import { findHeld, getOrderOf, type HeldRooms } from '../../db/queries/stays/reservations.ts'
import { toPaymentAmount } from '../../domain/money/payment-amount.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { checkHold } from '../../domain/stays/hold-rules.ts'
import { requireHoldAgain } from '../orders/require-hold-again.ts'
import { type Booked, type Booking, type Guest, holdRooms, noCredits, saveBooking } from '../reservations/book.ts'
import { toHold, toHolds, toWantedStay } from '../reservations/hold-offer.ts'
import type { BookingRequest, StayPricing } from '../reservations/price-request.ts'
import {
  type At,
  type Both,
  findBothRates,
  namePart,
  type PricedSplit,
  presentSplit,
  priceSplit,
} from './price-split.ts'

export type SplitBooking = At & {
  customer: number
  requests: Both<BookingRequest>
  method: PaymentMethod
  priceKey: string | undefined
  guest: Guest
}

/** `order` is the one that is paid. Survives JSON, since it is kept with an Idempotency-Key. */
export type BookedSplit = { parts: [Booked, Booked]; order: number; total: Booked['total'] }

type Part = { part: number; booking: Booking; priced: StayPricing; rates: StayRates }

/**
 * Both or none, in one transaction. Locks in the order of everything else: the customer, then the nights, those of the property with the
 * smaller number first. Its order is made first, too, so that whoever ends both comes to their nights in the same order.
 */
export async function bookSplit(tx: Tx, input: SplitBooking): Promise<BookedSplit> {
  const { customer, requests } = input
  const rates = await findBothRates(tx, requests)
  const at = { ...input, dinarsPerDollar: rates[0].rate?.dinarsPerDollar ?? input.dinarsPerDollar }
  const split = await priceSplit(requests, rates, at)
  if (!(await lockCustomer(tx, customer))) throw new Problem('UNAUTHORIZED')
  if (at.priceKey !== undefined && at.priceKey !== split.priceKey)
    throw new Problem('PRICE_CHANGED', undefined, undefined, { price: await presentSplit(split, requests, at) })
  const held = await findHeld(tx, customer, at.now)
  requireHolds(held, split, at)
  if (at.method !== 'wallet') await requireHoldsAgain(tx, at)
  if (at.method === 'wallet') await requireWallet(tx, split, at)
  const ordered = toParts(split, rates, at).sort((one, two) => one.rates.propertyId - two.rates.propertyId)
  for (const { part, booking, rates: own } of ordered) await namePart(part, () => holdRooms(tx, booking, own))
  return save(tx, ordered, split, held)
}

const toParts = (
  split: PricedSplit,
  rates: Both<StayRates>,
  { requests, priceKey: _, guest, ...at }: SplitBooking,
): Part[] =>
  split.parts.map((priced, place) => ({
    part: place + 1,
    // Who moves knows when they come to the first.
    booking: {
      ...at,
      request: requests[place] as BookingRequest,
      expected: {},
      guest: place === 0 ? guest : { ...guest, arrivalHour: null },
    },
    priced,
    rates: rates[place] as StayRates,
  }))

/** Both count as what they are: two holds. */
function requireHolds(held: HeldRooms, { parts }: PricedSplit, at: SplitBooking): void {
  const holds = toHolds(held, { ...at, request: at.requests[0] })
  for (const [place, request] of at.requests.entries()) {
    const asked = toHold(parts[place] as StayPricing, { ...at, request }, at.method)
    const checked = checkHold(holds, asked)
    if (!checked.ok) throw new Problem(checked.code)
    holds.push(asked)
  }
}

/** Each for itself: who held one of them twice in vain waits for both. */
async function requireHoldsAgain(tx: Tx, { customer, requests, now }: SplitBooking): Promise<void> {
  for (const request of requests) {
    const { endedHolds } = await findStayTries(tx, customer, toWantedStay(request, noCredits), now)
    requireHoldAgain(endedHolds, now)
  }
}

async function requireWallet(tx: Tx, { parts, total }: PricedSplit, at: SplitBooking): Promise<void> {
  const { currency } = parts[0].quote
  const amount = toPaymentAmount({ amount: total, currency }, 'wallet', at.dinarsPerDollar)
  if ((await findWalletBalance(tx, at.customer)) < amount) throw new Problem('WALLET_TOO_LOW')
}

async function save(tx: Tx, ordered: Part[], { parts, total }: PricedSplit, held: HeldRooms): Promise<BookedSplit> {
  const booked = new Map<number, Booked>()
  let order: number | undefined
  for (const { part, booking, priced } of ordered) {
    const made = await saveBooking(tx, booking, priced, { ...noCredits, held, ...(order && { paidWith: order }) })
    booked.set(part, made)
    order ??= await getOrderOf(tx, made.id)
  }
  const [first, second] = [booked.get(1), booked.get(2)]
  if (!first || !second || order === undefined) throw new Error('A stay in two parts was booked without one of them')
  return { parts: [first, second], order, total: { amount: total, currency: parts[0].quote.currency } }
}
