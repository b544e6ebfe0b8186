import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { findWalletBalance } from '../../db/queries/orders/payments-wallet.ts'
import { findPointsBalance } from '../../db/queries/orders/points.ts'
import { lockVoucher } from '../../db/queries/orders/vouchers.ts'
import { insertPurchase } from '../../db/queries/sales/purchases.ts'
import { type BuyerFacts, findBuyer, findSaleFacts, type SoldItem } from '../../db/queries/sales/sale-facts.ts'
import { lockStocks } from '../../db/queries/sales/stocks.ts'
import { setTurnOrder } from '../../db/queries/sales/waiting.ts'
import type { Seal } from '../../db/seal.ts'
import type { Traveller } from '../../domain/accounts/traveller.ts'
import { type Money, toMajor } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { toHoldUntil } from '../../domain/orders/order.ts'
import type { PaymentStatus, PurchaseStatus } from '../../domain/orders/states.ts'
import { type Choice, findShortage } from '../../domain/sales/purchase-choice.ts'
import { toTimes } from '../../domain/sales/purchase-times.ts'
import { canHoldPurchase } from '../../domain/stays/hold-rules.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type PlacedOrder, placeOrder } from '../orders/place-order.ts'
import { requireHoldAgain } from '../orders/require-hold-again.ts'
import { takeOffer } from '../orders/take-offer.ts'
import { requireFound } from '../require-found.ts'
import { requireNationalities } from '../travellers/require-nationalities.ts'
import { sealTravellers } from '../travellers/seal-travellers.ts'
import { fulfilPurchase } from './fulfil-purchase.ts'
import { requireTravellers, type TypedTravellers, withTravellers } from './named-travellers.ts'
import { presentQuote, toCashOffer, toCashUntil, toHeldDinars } from './present-quote.ts'
import {
  type Credits,
  type PurchasePricing,
  type PurchaseRequest,
  priceChoice,
  requireChoice,
  toOfferUse,
  toSaleQuery,
  toWanted,
} from './price-purchase.ts'
import { toSoldOut } from './sold-out.ts'

/** The price that the customer was shown. Who names none takes the price as it is. */
export type Expected = { priceKey?: string | undefined; total?: number | undefined }

export type Buying = {
  customer: number
  request: PurchaseRequest
  travellers: TypedTravellers
  pickupLocation: string | null
  expected: Expected
  /** Those that a customer can choose here. */
  methods: readonly PaymentMethod[]
  dinarsPerDollar: number
  hasCashAddress: boolean
  seal: Seal
  locale: Locale
  now: Date
}

/** Survives JSON, since it is kept with an Idempotency-Key: nothing of it says who travels. */
export type BuyResult = {
  id: number
  orderId: number
  code: string
  status: PurchaseStatus
  paymentStatus: PaymentStatus
  holdUntil: string | null
  total: Money
}

type Named = { sale: SoldItem; choice: Choice; travellers: Traveller[]; pickupLocation: string | null }

/**
 * Load, lock, decide, write. Locks are taken in one order everywhere: the customer, the voucher, the stocks. Whoever finds it sold out
 * already is told without waiting for any of them.
 */
export async function buy(tx: Tx, input: Buying): Promise<BuyResult> {
  const { waitingId, voucherCode } = input.request
  if (waitingId) await takeOffer(tx, { ...toOfferUse(input), turn: waitingId, voucherCode })
  const sale = await requireFound(findSaleFacts(tx, toSaleQuery(input.request)))
  const buying = { ...input, dinarsPerDollar: sale.rate?.dinarsPerDollar ?? input.dinarsPerDollar }
  const named = await requireNamed(tx, sale, buying)
  const credits = await lockCredits(tx, buying)
  const priced = priceChoice(buying.request, named, credits, buying)
  const method = requireMethodFor(priced, buying)
  const buyer = await findBuyer(tx, buying.customer, toWanted(priced, credits), buying.now)
  requirePlaces(priced, buyer)
  requireExpected(priced, { ...buying, buyer, credits })
  requireHold(priced, { ...buying, buyer, credits, method })
  if (method === 'wallet') await requireWallet(tx, buying, priced)
  const order = await placeOrder(tx, {
    ...toOrderRequest(priced, credits),
    customer: buying.customer,
    method,
    holdUntil: method === 'cash' ? toCashUntil(priced, { ...buying, buyer, credits }) : toHoldUntil(buying.now),
    now: buying.now,
  })
  // As late as can be: everybody who wants the same waits for its end.
  await requireStocks(tx, named, buying)
  if (waitingId) await setTurnOrder(tx, waitingId, order.id)
  return save(tx, buying, priced, { ...named, order })
}

/** What is wanted, who travels and from where. */
async function requireNamed(tx: Tx, sale: SoldItem, { request, now, locale, ...buying }: Buying): Promise<Named> {
  const input = withTravellers(sale, request, buying.travellers, now)
  const choice = await requireChoice(tx, sale, input, { locale, now })
  const travellers = requireTravellers(sale, buying.travellers, choice, now)
  await requireNationalities(
    tx,
    travellers.map(({ nationality }, place) => ({ at: `travellers.${place}.`, nationality })),
  )
  const pickupLocation = sale.needsPickup ? buying.pickupLocation : null
  if (sale.needsPickup && !pickupLocation)
    throw new Problem('PICKUP_REQUIRED', { pickupLocation: { error: 'required' } })
  return { sale, choice, travellers, pickupLocation }
}

async function lockCredits(tx: Tx, { customer, request: { voucherCode, usePoints } }: Buying): Promise<Credits> {
  // Always, so that no personal data can be written after an account has been erased.
  if (!(await lockCustomer(tx, customer))) throw new Problem('UNAUTHORIZED')
  return {
    voucher: voucherCode ? await lockVoucher(tx, voucherCode, customer) : null,
    points: usePoints ? await findPointsBalance(tx, customer) : 0,
  }
}

/** What costs nothing needs no way to pay. */
function requireMethodFor({ quote }: PurchasePricing, { request, methods }: Buying): PaymentMethod {
  const { method } = request
  if (method && methods.includes(method)) return method
  if (quote.total === 0) return freeMethod
  throw new Problem('PAYMENT_METHOD_REQUIRED', { paymentMethod: { error: 'required' } })
}

/** Of an order that nobody pays for: there must be one, and this asks no bank. */
const freeMethod: PaymentMethod = 'wallet'

/** Counted over all that the customer has, paid or not: what costs nothing must not be hoarded either. */
export function requirePlaces(
  { choice: { people }, sale }: Pick<PurchasePricing, 'choice' | 'sale'>,
  { places }: BuyerFacts,
): void {
  if (places + people.adults + people.children <= sale.maxEach) return
  throw new Problem('TOO_MANY_PLACES', undefined, undefined, { left: Math.max(0, sale.maxEach - places) })
}

type Known = Buying & { buyer: BuyerFacts; credits: Credits }

function requireExpected(priced: PurchasePricing, known: Known): void {
  const { expected, request } = known
  const { total, rounding, currency } = priced.quote
  // Who was shown the price before the way to pay was known has seen it without its rounding.
  const shown = [total, total - rounding].map((amount) => toMajor({ amount, currency }))
  const isSame =
    (expected.priceKey === undefined || expected.priceKey === priced.priceKey) &&
    (expected.total === undefined || shown.includes(expected.total))
  if (isSame) return
  throw new Problem('PRICE_CHANGED', undefined, undefined, {
    price: presentQuote(priced, { ...known, method: request.method }),
  })
}

/** Throws where this customer holds enough without having paid. What costs nothing is not held, it is bought. */
function requireHold(priced: PurchasePricing, known: Known & { method: PaymentMethod }): void {
  const { quote, choice } = priced
  const { buyer, method, dinarsPerDollar } = known
  if (quote.total === 0) return
  const toHold = (places: number, price: Parameters<typeof toHeldDinars>[0]) => ({
    places,
    dinars: toHeldDinars(price, dinarsPerDollar),
  })
  const held = buyer.holds.map((hold) => toHold(hold.places, hold))
  const { adults, children } = choice.people
  if (!canHoldPurchase(held, toHold(adults + children, quote))) throw new Problem('TOO_MANY_HOLDS')
  // A wallet pays in the same moment, so that nothing is held.
  if (method !== 'wallet') requireHoldAgain(buyer.endedHolds, known.now)
  const { reason } = toCashOffer(priced, known)
  if (method === 'cash' && reason)
    throw new Problem('CASH_NOT_OFFERED', { paymentMethod: { error: 'invalid' } }, undefined, { cash: { reason } })
}

/** Under the customer's lock. Judged again when it is paid; here, so that nobody holds places for what they do not have. */
async function requireWallet(tx: Tx, { customer, dinarsPerDollar }: Buying, { quote }: PurchasePricing): Promise<void> {
  if ((await findWalletBalance(tx, customer)) < toHeldDinars(quote, dinarsPerDollar))
    throw new Problem('WALLET_TOO_LOW')
}

/** What the first look has seen may be gone, or closed, by now. */
async function requireStocks(tx: Tx, { sale, choice }: Named, { request, locale, now }: Buying): Promise<void> {
  const locked = await lockStocks(
    tx,
    choice.places.map(({ stock }) => stock.id),
  )
  const places = choice.places.map(({ stock, count }) => {
    const { left = 0, closesAt = now } = locked.get(stock.id) ?? {}
    if (closesAt <= now) throw new Problem('SALE_OVER')
    return { stock: { ...stock, left }, count }
  })
  const shortage = findShortage({ places })
  if (shortage) throw await toSoldOut(tx, sale, request, { ...shortage, locale, now })
}

const toCounts = ({ places }: Choice) => places.map(({ stock, count }) => ({ stock: stock.id, count }))

async function save(
  tx: Tx,
  { customer, seal, now }: Buying,
  { quote }: PurchasePricing,
  { sale, choice, travellers, pickupLocation, order }: Named & { order: PlacedOrder },
): Promise<BuyResult> {
  const id = await insertPurchase(tx, {
    order: order.id,
    customer,
    sale: sale.id,
    seller: sale.seller,
    kind: sale.kind,
    itemId: sale.itemId,
    title: sale.title,
    status: 'pending',
    acceptance: sale.acceptance,
    policy: sale.policy,
    ...toTimes(sale, choice),
    people: choice.people,
    sharing: choice.sharing,
    travelDate: choice.travelDate,
    returnDate: choice.returnDate,
    pickupLocation,
    travellers: travellers.length > 0 ? sealTravellers(seal, travellers, { order: order.id }) : null,
    rest: quote.rest,
    places: toCounts(choice),
    now,
  })
  const isPaid = order.paymentStatus === 'paid'
  const status = isPaid ? await fulfilPurchase(tx, toPaid(id, order, sale), { isFree: true, now }) : 'pending'
  return toBought(id, order, status, quote)
}

const toPaid = (id: number, { id: order }: PlacedOrder, { acceptance }: SoldItem) => ({
  id,
  order,
  acceptance,
  status: 'pending' as const,
})

function toBought(
  id: number,
  order: PlacedOrder,
  status: PurchaseStatus,
  { currency }: PurchasePricing['quote'],
): BuyResult {
  const { id: orderId, code, paymentStatus, holdUntil, total } = order
  return {
    id,
    orderId,
    code,
    status,
    paymentStatus,
    holdUntil: holdUntil?.toISOString() ?? null,
    total: { amount: total, currency },
  }
}

function toOrderRequest({ quote, sale }: PurchasePricing, { voucher }: Credits) {
  const { currency, lines, totalBeforeDiscount, voucherDiscount, pointsUsed, pointsDiscount, rounding } = quote
  return {
    kind: sale.kind,
    currency,
    lines,
    totalBeforeDiscount,
    voucher: voucher && { id: voucher.id, discount: voucherDiscount },
    points: { used: pointsUsed, discount: pointsDiscount },
    rounding,
  }
}
