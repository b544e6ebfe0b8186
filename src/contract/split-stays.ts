import { z } from 'zod'
import { currencies } from '../domain/money/money.ts'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { reservationStatuses } from '../domain/orders/states.ts'
import { inAddress, SearchedStay, StayQuery, searchProblems } from './availability.ts'
import { defineCalls, Id, IdNumber } from './call.ts'
import type { ProblemCode } from './problem-codes.ts'
import {
  Cancelled,
  ChosenRooms,
  guestFields,
  optionalInput,
  Quote,
  RefundPreview,
  selectionProblems,
} from './reservations.ts'
import { LocationRef, Picture, PlacedOrder, Price, savings } from './shapes.ts'

const OptionalId = z.preprocess((id) => (id === '' ? undefined : id), IdNumber.optional())

const OfferedPart = z.object({
  property: z.object({ id: z.number().int(), title: z.string(), location: LocationRef, picture: Picture }),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.number().int(),
  rooms: z.array(z.object({ roomTypeId: z.number().int(), title: z.string(), count: z.number().int() })),
  price: Price,
})

/** Two parts, the earlier first. */
const SplitOffer = z.object({
  parts: z.array(OfferedPart).length(2),
  /** The day of moving: the first part ends and the second begins. */
  movesOn: z.string(),
  /** In a straight line. */
  meters: z.number().int(),
  price: Price,
  /** Without the discounts of both. */
  priceBefore: Price,
})

const Part = z.object({ propertyId: IdNumber, rooms: ChosenRooms })

/** The nights from `checkIn` to `movesOn` in the first, those from there on in the second. */
const SplitSelection = StayQuery.omit({ propertyId: true }).extend({
  movesOn: z.string().max(40),
  first: Part,
  second: Part,
})

/** Both prices and their sum. Voucher, points and cash are for a stay at one property. */
export const SplitQuote = z.object({
  parts: z.array(Quote).length(2),
  total: z.number(),
  ...savings,
  currency: z.enum(currencies),
  inDinars: Quote.shape.inDinars,
  priceKey: z.string(),
})

const splitProblems: ProblemCode[] = [
  ...selectionProblems.filter((code) => !code.startsWith('VOUCHER')),
  'INVALID_SPLIT',
]

export const splitStayCalls = defineCalls({
  'GET /user/properties/split': {
    summary:
      'Pairs of near properties that have all nights of a stay together, where no one of the place, or not the named one, has them alone',
    audience: 'visitor',
    limits: { address: 'freeStays' },
    isExpensive: true,
    /** In a place, of the kinds that are named; or with one property as a part. Without either there are none. */
    query: SearchedStay.extend({
      location: OptionalId,
      type: z.preprocess(inAddress, z.array(IdNumber).max(20)).default([]),
      propertyId: OptionalId,
    }),
    ok: z.object({ splits: z.array(SplitOffer) }),
    problems: searchProblems,
  },
  'POST /customer/reservations/split/calculate-price': {
    summary: 'The price of a stay in two parts',
    audience: 'customer',
    limits: { address: 'stays' },
    isExpensive: true,
    body: SplitSelection,
    ok: SplitQuote,
    problems: splitProblems,
  },
  'POST /customer/reservations/split': {
    summary: 'Books a stay in two parts, both or none, to be paid with one payment',
    audience: 'customer',
    limits: { address: 'bookingsPerIpAddress', customer: 'bookings' },
    isExpensive: true,
    isCreating: true,
    body: SplitSelection.extend({
      paymentMethod: optionalInput(z.enum(paymentMethods)),
      priceKey: optionalInput(z.string().max(100)),
      ...guestFields,
    }),
    /** `id` is the reservation of the first part. */
    ok: PlacedOrder.extend({
      id: z.number().int(),
      status: z.enum(reservationStatuses),
      ids: z.array(z.number().int()).length(2),
    }),
    changedPrice: SplitQuote,
    problems: [
      ...splitProblems,
      'PAYMENT_METHOD_REQUIRED',
      'PRICE_CHANGED',
      'WALLET_TOO_LOW',
      'TOO_MANY_HOLDS',
      'HOLDS_TOO_LARGE',
      'HOLD_AGAIN_LATER',
    ],
  },
  'GET /customer/reservations/{id}/split/refund': {
    summary: 'What cancelling both parts of a stay now would give back',
    audience: 'customer',
    params: Id,
    ok: RefundPreview,
    problems: ['NOT_FOUND'],
  },
  'PUT /customer/reservations/{id}/split/cancel': {
    summary: 'Cancels both parts of a stay, each by the policy of its own property',
    audience: 'customer',
    params: Id,
    ok: Cancelled,
    problems: ['NOT_FOUND', 'CANNOT_CANCEL'],
  },
})
