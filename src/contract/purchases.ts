import { z } from 'zod'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { paymentStatuses, purchaseStatuses } from '../domain/orders/states.ts'
import { saleKinds } from '../domain/sales/sale.ts'
import { toPlainText } from '../domain/text/plain-text.ts'
import { BoughtFlight } from './bought-flight.ts'
import { defineCalls, Id, List, Page } from './call.ts'
import { Refund } from './payments.ts'
import type { ProblemCode } from './problem-codes.ts'
import { Choice, PurchaseLine, PurchaseQuote, Rest } from './purchase-quotes.ts'
import { optionalInput } from './reservations.ts'
import { MeetingPoint, Seller } from './sales.ts'
import {
  Coordinates,
  Dinars,
  GroupPayment,
  LocationRef,
  Picture,
  PlacedOrder,
  Policy,
  Price,
  savedPrices,
  Texts,
} from './shapes.ts'
import { Traveller, TravellerInput } from './travellers.ts'
import { voucherProblems } from './vouchers.ts'

export const PurchaseCard = z.object({
  id: z.number().int(),
  code: z.string(),
  orderId: z.number().int(),
  itemType: z.enum(saleKinds),
  itemId: z.number().int(),
  /** The title at the time of buying. */
  title: z.string(),
  picture: Picture,
  location: LocationRef,
  seller: Seller,
  status: z.enum(purchaseStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  /** Null for what has no day. */
  startsAt: z.string().nullable(),
  endsAt: z.string(),
  people: z.number().int(),
  /** The whole price, with the part that is paid later. */
  totalPrice: Price,
  /** Without any discount; null where there is none. */
  priceBefore: Price.nullable(),
  /** The whole price in dinars; null where it is in dinars already. */
  dinars: Dinars.nullable(),
  /** The first payment, where the rest comes later. */
  deposit: Price.nullable(),
  depositDinars: Dinars.nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  holdUntil: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  /** Until then the seller can accept; then everything is refunded. Null where no answer is needed. */
  answerBy: z.string().nullable(),
  canPay: z.boolean(),
  canCancel: z.boolean(),
  /** The unpaid rest, where it began with a deposit. */
  rest: Rest.extend({ dinars: Dinars.nullable() }).nullable(),
  canPayRest: z.boolean(),
  restPaidAt: z.string().nullable(),
  hasTickets: z.boolean(),
  /** A flight has a voucher until the agency has entered the airline's ticket. */
  isFlight: z.boolean(),
})

export const PurchasePage = PurchaseCard.extend({
  invoiceId: z.string(),
  /** The order of the rest, once the customer has begun to pay it, and its invoice once it is paid. */
  restOrderId: z.number().int().nullable(),
  restInvoiceId: z.string().nullable(),
  /** The page of the thing, without the locale; null once it is gone. */
  itemPath: z.string().nullable(),
  venue: z.string().nullable(),
  coordinates: Coordinates.nullable(),
  /** In every language, for paper: who reads it need not read the buyer's. */
  printed: z.object({
    /** The local language of the starting point. */
    language: z.enum(['ar', 'ku']),
    title: Texts,
    location: Texts,
    /** Flights: the cities of departure and arrival. */
    route: Texts.nullable(),
    seller: Texts,
    meeting: MeetingPoint.nullable(),
    places: z.array(z.object({ title: Texts.nullable(), count: z.number().int() })),
  }),
  flight: BoughtFlight.nullable(),
  includes: z.array(z.string()),
  adults: z.number().int(),
  children: z.number().int(),
  infants: z.number().int(),
  sharing: z.number().int().nullable(),
  travelDate: z.string().nullable(),
  returnDate: z.string().nullable(),
  pickupLocation: z.string().nullable(),
  /** Empty where none were asked for, or they were forgotten. Passport numbers show their last three characters. */
  travellers: z.array(Traveller),
  places: z.array(z.object({ stockId: z.number().int(), title: z.string().nullable(), count: z.number().int() })),
  /** For the whole price, also where a deposit was paid first. */
  lines: z.array(PurchaseLine),
  totalBeforeDiscount: Price,
  voucherDiscount: Price,
  pointsDiscount: Price,
  /** 0 or less: what came off in cash. */
  rounding: Price,
  ...savedPrices,
  policy: Policy,
  /** It cannot be cancelled, only because another customer has one of its tickets. */
  needsTicketsBack: z.boolean(),
  /** It was given up for its customer, since the rest had not come by its day. */
  isRestMissed: z.boolean(),
  acceptance: z.enum(['automatic', 'manual']),
  /** The refund of cancelling now. `to`: null where other people paid by links, since each of them is refunded. */
  refundNow: z.object({ amount: Price, percent: z.number().int(), to: z.enum(paymentMethods).nullable() }).nullable(),
  /** All that goes back, by the way of the first payment. */
  refund: Refund.nullable(),
  /** Each on its way: of the first payment, and of the rest. */
  refunds: z.array(Refund),
})

export const choiceProblems: ProblemCode[] = [
  'NOT_FOUND',
  'SALE_OVER',
  'SOLD_OUT',
  'TOO_MANY_PLACES',
  'TOO_FEW_PEOPLE',
  'TOO_MANY_PEOPLE',
  'INVALID_ADULTS',
  'INVALID_AGE',
  'INVALID_DATE',
  'PAST_DATE',
  'DEPARTURE_REQUIRED',
  'TICKETS_REQUIRED',
  'TRAVEL_DATE_REQUIRED',
  'DEPOSIT_NOT_OFFERED',
  'WAITING_OFFER_OVER',
  ...voucherProblems,
]

export const purchaseCalls = defineCalls({
  'GET /customer/purchases': {
    summary: 'What a customer has bought, the newest first; `next`: what is still to come, the nearest first',
    audience: 'customer',
    query: Page(8).extend({ show: z.enum(['all', 'next']).default('all') }),
    ok: List(PurchaseCard),
  },
  'GET /customer/purchases/{id}': {
    summary: 'One purchase',
    audience: 'customer',
    params: Id,
    ok: PurchasePage,
    problems: ['NOT_FOUND'],
  },
  'POST /customer/purchases/calculate-price': {
    summary: 'The price of a choice, line by line',
    audience: 'customer',
    limits: { address: 'purchasePrices', customer: 'price' },
    isExpensive: true,
    body: Choice.extend({ paymentMethod: optionalInput(z.enum(paymentMethods)) }),
    ok: PurchaseQuote,
    problems: choiceProblems,
  },
  'POST /customer/purchases': {
    summary: 'Buys a choice at the price that was shown, and holds its places until it is paid',
    audience: 'customer',
    limits: { address: 'purchasesPerIpAddress', customer: 'purchases', global: 'buyingGlobally' },
    isExpensive: true,
    isCreating: true,
    body: Choice.extend({
      travellers: z.array(TravellerInput).max(30).nullish(),
      pickupLocation: optionalInput(z.string().trim().min(3).max(200).transform(toPlainText)),
      paymentMethod: optionalInput(z.enum(paymentMethods)),
      isGroupPayment: GroupPayment,
      priceKey: optionalInput(z.string().max(100)),
      total: optionalInput(z.number().nonnegative()),
    }),
    ok: PlacedOrder.extend({ id: z.number().int(), orderId: z.number().int(), status: z.enum(purchaseStatuses) }),
    changedPrice: PurchaseQuote,
    problems: [
      ...choiceProblems,
      'PICKUP_REQUIRED',
      'TRAVELLERS_REQUIRED',
      'PARTY_MISMATCH',
      'PASSPORT_EXPIRES',
      'PAYMENT_METHOD_REQUIRED',
      'PRICE_CHANGED',
      'WALLET_TOO_LOW',
      'TOO_MANY_HOLDS',
      'HOLD_AGAIN_LATER',
      'CASH_NOT_OFFERED',
    ],
  },
  'POST /customer/purchases/{id}/payment-url': {
    summary: 'Where an unpaid purchase, or the rest of one, is paid; the payment that is open, if there is one',
    audience: 'customer',
    limits: { customer: 'payments' },
    isCreating: true,
    params: Id,
    body: z.object({ paymentMethod: z.enum(paymentMethods).default('qi') }),
    ok: z.object({ payment_url: z.string(), message: z.string() }),
    problems: [
      'NOT_FOUND',
      'ORDER_NOT_PAYABLE',
      'PART_PAID',
      'PAYMENT_METHOD_REQUIRED',
      'WALLET_TOO_LOW',
      'UNAVAILABLE',
    ],
  },
  'PUT /customer/purchases/{id}/cancel': {
    summary: 'Gives up what is unpaid; gives back what was paid, by the policy',
    audience: 'customer',
    params: Id,
    ok: z.object({
      id: z.number().int(),
      status: z.enum(purchaseStatuses),
      paymentStatus: z.enum(paymentStatuses),
      refund: Price,
      refundTo: z.enum(paymentMethods),
      message: z.string(),
    }),
    problems: ['NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  },
})
