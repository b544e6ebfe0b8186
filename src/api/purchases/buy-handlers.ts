import type { Ok } from '../../contract/contract.ts'
import { findStatusOf } from '../../db/queries/sales/purchases.ts'
import { findBuyer, findSaleFacts, type SoldItem } from '../../db/queries/sales/sale-facts.ts'
import { toPrice } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { findCredits } from '../orders/lock-credits.ts'
import { requireMethod } from '../orders/payment-url.ts'
import { requirePaidAtOnce } from '../orders/require-paid-at-once.ts'
import { findOffered } from '../orders/take-offer.ts'
import { toOrderMethod } from '../orders/to-order-method.ts'
import { requireFound } from '../require-found.ts'
import { limitVoucherGuesses } from '../vouchers/use-voucher.ts'
import { type BuyResult, buy, requirePlaces } from './buy.ts'
import { presentPurchaseQuote } from './present-quote.ts'
import {
  type PurchaseRequest,
  priceChoice,
  requireChoice,
  toPurchaseOfferUse,
  toSaleQuery,
  toWanted,
  withHeldStock,
} from './price-purchase.ts'

type PriceKey = 'POST /customer/purchases/calculate-price'
type BuyKey = 'POST /customer/purchases'

export const buyHandlers: Handlers<PriceKey | BuyKey> = {
  'POST /customer/purchases/calculate-price': (call) => withGuesses(call, () => price(call)),
  'POST /customer/purchases': async (call) => {
    const { caller, locale, now, once, payments } = call
    const asked = toOrderMethod(call.body, payments)
    const method = asked && requireMethod(payments, asked)
    // Nothing is decided before the key is: what was bought yesterday is answered again, even where today it would be refused.
    const bought = await withGuesses(call, () => once((tx) => buy(tx, toBuying(call))))
    // Never inside the transaction: a bank may take seconds, while other customers wait for these units.
    const { link } =
      bought.paymentStatus !== 'paid' && method && !call.body.isGroupPayment
        ? await payments.start({ order: bought.orderId, customer: caller.customer, method, locale, now })
        : { link: null }
    const state = method === 'wallet' ? await findState(call, bought) : bought
    const message = successMessages[locale][state.paymentStatus === 'paid' ? 'PURCHASE_MADE' : 'PURCHASE_HELD']
    return { ...bought, ...state, total: toPrice(bought.total), payment: { link }, message }
  },
}

/** A wallet pays at once, so what was bought is no longer how it stands. */
async function findState(call: Call<BuyKey>, { id, orderId }: BuyResult) {
  const { holdUntil, ...state } = await requireFound(findStatusOf(call.db, id))
  await requirePaidAtOnce(call, orderId, state.paymentStatus)
  return { ...state, holdUntil: holdUntil?.toISOString() ?? null }
}

const withGuesses = <T>(call: Call<PriceKey> | Call<BuyKey>, act: () => Promise<T>): Promise<T> =>
  call.body.voucherCode ? limitVoucherGuesses(call, act) : act()

const toRequest = (body: Call<PriceKey>['body'], method: PaymentMethod | undefined): PurchaseRequest => ({
  ...body,
  method: method ?? null,
})

async function price(call: Call<PriceKey>): Promise<Ok<PriceKey>> {
  const { db, caller, locale, now, payments } = call
  const request = toRequest(call.body, call.body.paymentMethod)
  const sale = await findSale(call, request)
  const at = { locale, now, dinarsPerDollar: sale.rate?.dinarsPerDollar ?? payments.dinarsPerDollar }
  const choice = await requireChoice(db, sale, request, at)
  const credits = await findCredits(db, caller.customer, request)
  const priced = priceChoice(request, { sale, choice }, credits, at)
  const buyer = await findBuyer(db, caller.customer, toWanted(priced, credits), now)
  requirePlaces(priced, buyer)
  const shown = { buyer, credits, method: request.method, hasCashAddress: payments.cashAddress !== null }
  return presentPurchaseQuote(priced, { ...at, ...shown })
}

/** Adds the units that are held for the caller, where they were offered. */
async function findSale(
  { db, caller: { customer }, now }: Call<PriceKey>,
  request: PurchaseRequest,
): Promise<SoldItem> {
  const sale = await requireFound(findSaleFacts(db, toSaleQuery(request)))
  const entry = request.waitingId
  if (!entry) return sale
  const { stocks } = await findOffered(db, { ...toPurchaseOfferUse({ request, customer, now }), entry })
  return withHeldStock(sale, stocks)
}

function toBuying(call: Call<BuyKey>) {
  const { caller, body, payments, personalSeal, locale, now } = call
  return {
    customer: caller.customer,
    request: toRequest(body, toOrderMethod(body, payments)),
    travellers: body.travellers ?? [],
    pickupLocation: body.pickupLocation ?? null,
    expected: body,
    methods: payments.methods,
    dinarsPerDollar: payments.dinarsPerDollar,
    hasCashAddress: payments.cashAddress !== null,
    seal: personalSeal,
    locale,
    now,
  }
}
