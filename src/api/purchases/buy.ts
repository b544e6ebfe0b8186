import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { insertPurchase } from '../../db/queries/sales/purchases.ts'
import { type BuyerFacts, findBuyer, findSaleFacts, type SoldItem } from '../../db/queries/sales/sale-facts.ts'
import { lockStocks } from '../../db/queries/sales/stocks.ts'
import { setEntryOrder } from '../../db/queries/sales/waitlist.ts'
import type { Seal } from '../../db/seal.ts'
import type { Traveller } from '../../domain/accounts/traveller.ts'
import { toDinars } from '../../domain/money/exchange.ts'
import { type Currency, totalOf } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { HoldInput } from '../../domain/orders/decide-hold.ts'
import { toHoldUntil } from '../../domain/orders/order.ts'
import type { ShownPrice } from '../../domain/orders/shown-price.ts'
import type { PurchaseStatus } from '../../domain/orders/states.ts'
import { refuse } from '../../domain/problem-result.ts'
import { findShortage, type PurchaseChoice } from '../../domain/sales/purchase-choice.ts'
import { toTimes } from '../../domain/sales/purchase-times.ts'
import { canHoldPurchase } from '../../domain/stays/hold-rules.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type Credits, lockCredits } from '../orders/lock-credits.ts'
import { type PlacementResult, placeOrder } from '../orders/place-order.ts'
import { requireHold } from '../orders/require-hold.ts'
import { requireShownPrice } from '../orders/require-shown-price.ts'
import { requireWallet } from '../orders/require-wallet.ts'
import { takeOffer } from '../orders/take-offer.ts'
import { toOrderPrice } from '../orders/to-order-price.ts'
import { type OrderResult, toOrderResult } from '../orders/to-order-result.ts'
import { requireFound } from '../require-found.ts'
import { requireNationalities } from '../travellers/require-nationalities.ts'
import { sealTravellers } from '../travellers/seal-travellers.ts'
import { fulfilPurchase } from './fulfil-purchase.ts'
import { requireTravellers, type TypedTravellers, withTravellers } from './named-travellers.ts'
import { presentPurchaseQuote, toCashUntil, toPurchaseCashOffer } from './present-quote.ts'
import {
  type PurchasePricing,
  type PurchaseRequest,
  priceChoice,
  requireChoice,
  toPurchaseOfferUse,
  toSaleQuery,
  toWanted,
} from './price-purchase.ts'
import { toPurchaseSoldOut } from './sold-out.ts'

export type BuyInput = {
  customer: number
  request: PurchaseRequest
  travellers: TypedTravellers
  pickupLocation: string | null
  expected: ShownPrice
  /** The payment methods that a customer can choose. */
  methods: readonly PaymentMethod[]
  dinarsPerDollar: number
  hasCashAddress: boolean
  seal: Seal
  locale: Locale
  now: Date
}

/** Stored with an Idempotency-Key, so it has no data of travellers. */
export type BuyResult = OrderResult & { id: number; orderId: number; status: PurchaseStatus }

type NamedChoice = { sale: SoldItem; choice: PurchaseChoice; travellers: Traveller[]; pickupLocation: string | null }

/**
 * Load, lock, decide, write. Locks are taken in one order everywhere: the customer, the voucher, the stocks. A request for places that are
 * sold out already is refused before any lock.
 */
export async function buy(tx: Tx, input: BuyInput): Promise<BuyResult> {
  const { waitingId, voucherCode } = input.request
  if (waitingId) await takeOffer(tx, { ...toPurchaseOfferUse(input), entry: waitingId, voucherCode })
  const sale = await requireFound(findSaleFacts(tx, toSaleQuery(input.request)))
  const buying = { ...input, dinarsPerDollar: sale.rate?.dinarsPerDollar ?? input.dinarsPerDollar }
  const named = await requireNamed(tx, sale, buying)
  const credits = await lockCredits(tx, buying.customer, buying.request)
  const priced = priceChoice(buying.request, named, credits, buying)
  const method = requireMethodFor(priced, buying)
  const buyer = await findBuyer(tx, buying.customer, toWanted(priced, credits), buying.now)
  requirePlaces(priced, buyer)
  const facts = { ...buying, buyer, credits }
  const { quote, priceKey } = priced
  await requireShownPrice(buying.expected, { ...quote, priceKey }, () =>
    presentPurchaseQuote(priced, { ...facts, method: buying.request.method }),
  )
  requireHold(toHoldInput(priced, { ...facts, method }))
  if (method === 'wallet') await requireWallet(tx, buying.customer, toDinars(totalOf(quote), buying.dinarsPerDollar))
  const order = await placeOrder(tx, {
    ...toOrderPrice(quote, credits),
    kind: sale.kind,
    customer: buying.customer,
    method,
    holdUntil: method === 'cash' ? toCashUntil(priced, facts) : toHoldUntil(buying.now),
    now: buying.now,
  })
  // Last, since other buyers of the same stock wait for this lock.
  await requireStocks(tx, named, buying)
  if (waitingId) await setEntryOrder(tx, waitingId, order.id)
  return save(tx, buying, priced, { ...named, order })
}

/** The choice, the travellers and the pickup location, all of them checked. */
async function requireNamed(
  tx: Tx,
  sale: SoldItem,
  { request, now, locale, ...buying }: BuyInput,
): Promise<NamedChoice> {
  const input = withTravellers(sale, request, buying.travellers, now)
  const choice = await requireChoice(tx, sale, input, { locale, now })
  const travellers = requireTravellers(sale, buying.travellers, choice, now)
  await requireNationalities(
    tx,
    travellers.map(({ nationality }, index) => ({ at: `travellers.${index}.`, nationality })),
  )
  const pickupLocation = sale.needsPickup ? buying.pickupLocation : null
  if (sale.needsPickup && !pickupLocation)
    throw new Problem('PICKUP_REQUIRED', { fields: { pickupLocation: { error: 'required' } } })
  return { sale, choice, travellers, pickupLocation }
}

/** The payment method; a free purchase needs none. */
function requireMethodFor({ quote }: PurchasePricing, { request, methods }: BuyInput): PaymentMethod {
  const { method } = request
  if (method && methods.includes(method)) return method
  if (quote.total === 0) return freeMethod
  throw new Problem('PAYMENT_METHOD_REQUIRED', { fields: { paymentMethod: { error: 'required' } } })
}

/** The method of a free order: the column needs one, and the wallet calls no bank. */
const freeMethod: PaymentMethod = 'wallet'

/** Counts all places of the customer, paid or not, so that free places cannot be hoarded either. */
export function requirePlaces(
  { choice: { people }, sale }: Pick<PurchasePricing, 'choice' | 'sale'>,
  { places }: BuyerFacts,
): void {
  if (places + people.adults + people.children <= sale.maxEach) return
  throw new Problem('TOO_MANY_PLACES', { details: { left: Math.max(0, sale.maxEach - places) } })
}

type BuyFacts = BuyInput & { buyer: BuyerFacts; credits: Credits; method: PaymentMethod }

function toHoldInput(priced: PurchasePricing, facts: BuyFacts): HoldInput {
  const { buyer, method, dinarsPerDollar, now } = facts
  const { adults, children } = priced.choice.people
  const toHold = (places: number, price: { total: number; currency: Currency }) => ({
    places,
    dinars: toDinars(totalOf(price), dinarsPerDollar),
  })
  const held = buyer.holds.map((hold) => toHold(hold.places, hold))
  const isWithin = canHoldPurchase(held, toHold(adults + children, priced.quote))
  return {
    total: priced.quote.total,
    method,
    limit: isWithin ? { ok: true } : refuse('TOO_MANY_HOLDS'),
    endedHolds: buyer.endedHolds,
    cashReason: toPurchaseCashOffer(priced, facts).reason,
    now,
  }
}

/** Locks the stocks and checks them again: they may have been sold or closed since the first look. */
async function requireStocks(tx: Tx, { sale, choice }: NamedChoice, { request, locale, now }: BuyInput): Promise<void> {
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
  if (shortage) throw await toPurchaseSoldOut(tx, sale, request, { ...shortage, locale, now })
}

const toCounts = ({ places }: PurchaseChoice) => places.map(({ stock, count }) => ({ stock: stock.id, count }))

async function save(
  tx: Tx,
  { customer, seal, now }: BuyInput,
  { quote }: PurchasePricing,
  { sale, choice, travellers, pickupLocation, order }: NamedChoice & { order: PlacementResult },
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
  return { id, orderId: order.id, status, ...toOrderResult(order, quote.currency) }
}

const toPaid = (id: number, { id: order }: PlacementResult, { acceptance }: SoldItem) => ({
  id,
  order,
  acceptance,
  status: 'pending' as const,
})
