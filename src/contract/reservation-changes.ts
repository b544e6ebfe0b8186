import { z } from 'zod'
import { currencies } from '../domain/money/money.ts'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { changeStatuses } from '../domain/orders/states.ts'
import { maxRooms } from '../domain/stays/selection.ts'
import { latinNumber, StayQuery, stayProblems } from './availability.ts'
import { type CallLimits, defineCalls, Id, IdNumber } from './call.ts'
import { Payment } from './payments.ts'
import type { ProblemCode } from './problem-codes.ts'
import { Price } from './shapes.ts'

/** Missing fields stay as they are. */
const Wanted = StayQuery.pick({ checkIn: true, checkOut: true }).extend({
  adults: z.preprocess(latinNumber, z.number()).optional(),
  childrenAges: z.array(z.preprocess(latinNumber, z.number())).max(100).optional(),
  rooms: z
    .array(z.object({ roomTypeId: IdNumber, count: z.preprocess(latinNumber, z.number().int().min(1).max(maxRooms)) }))
    .max(40)
    .optional(),
})

/** `before`: the paid lines; `fee` and `spent_points`: the part of the given-up nights that is not refunded. */
const ChangedLine = z.object({
  kind: z.enum(['room', 'children', 'fee', 'spent_points']),
  becomes: z.enum(['kept', 'new', 'dropped']),
  roomTypeId: z.number().int().optional(),
  title: z.string().optional(),
  night: z.string(),
  count: z.number().int(),
  price: z.number(),
  amount: z.number(),
})

const Stay = z.object({ checkIn: z.string(), checkOut: z.string(), nights: z.number().int() })

export const ChangePreview = z.object({
  before: Stay,
  after: Stay,
  adults: z.number().int(),
  childrenAges: z.array(z.number().int()),
  rooms: z.array(z.object({ roomTypeId: z.number().int(), title: z.string(), count: z.number().int() })),
  /** The new lines alone: given-up nights are not subtracted here. */
  lines: z.array(ChangedLine),
  /** How much of given-up nights goes back now. */
  percent: z.number().int(),
  /** The stay has been too near to be free to cancel, and stays so. */
  isBound: z.boolean(),
  dropped: z.number(),
  added: z.number(),
  /** The fee for nights that are given up. */
  fee: z.number(),
  spentPoints: z.number(),
  voucher: z.object({ before: z.number(), after: z.number() }),
  points: z.object({
    before: z.number(),
    after: z.number(),
    /** Come back, since the price does not carry them any more. */
    back: z.number().int(),
    /** Points that the given-up nights had earned. */
    taken: z.number().int(),
    missing: z.number().int(),
  }),
  totalBefore: z.number(),
  total: z.number(),
  currency: z.enum(currencies),
  toPay: Price,
  toGetBack: Price,
  /** The payment in dinars; null where the price is in dinars. */
  inDinars: Price.nullable(),
  refundTo: z.enum(paymentMethods),
  /** Names this price: a change that carries it is refused once the price is another. */
  priceKey: z.string(),
})

/** Today's price of one room of each type for the nights in question, and how many the guest can have: the guest's own count as free. */
const ChangeRooms = z.object({
  rooms: z.array(
    z.object({
      roomTypeId: z.number().int(),
      left: z.number().int(),
      price: Price,
      /** Without the property's discount. */
      priceBefore: Price,
      /** How long a stay must be, where this one is too short. */
      minNights: z.number().int().optional(),
    }),
  ),
})

export type ChangeRooms = z.output<typeof ChangeRooms>

/** 60 nights around the reservation, with what its rooms cost together, or the rooms that are wanted in their place, and the children. */
const ChangeCalendar = z.object({
  currency: z.enum(currencies),
  nights: z.array(
    z.object({
      night: z.string(),
      /** Null where not all of these rooms are free. */
      amount: z.number().nullable(),
      /** Some room of the property is free. */
      isFree: z.boolean(),
    }),
  ),
})

export type ChangeCalendar = z.output<typeof ChangeCalendar>

const problems: ProblemCode[] = [
  ...stayProblems,
  'CANNOT_CHANGE',
  'SHARED_NOT_CHANGED',
  'NOTHING_CHANGED',
  'ONLY_DEPARTURE',
  'ROOM_REQUIRED',
  'UNKNOWN_ROOM',
  'ROOMS_TOO_SMALL',
  'ROOMS_TOO_MANY',
  'ROOMS_WITHOUT_ADULT',
  'ROOM_UNAVAILABLE',
  'CLOSED',
  'MIN_STAY',
]

const State = z.object({
  canChange: z.boolean(),
  /** Only the day of leaving can be another: the guests are there. */
  isDuring: z.boolean(),
  /** The newest one; null where there was none. */
  change: z
    .object({
      id: z.number().int(),
      status: z.enum(changeStatuses),
      before: Stay,
      after: Stay,
      /** To pay; less than nothing was given back. */
      price: Price,
      holdUntil: z.string().nullable(),
      canPay: z.boolean(),
      payment: Payment.nullable(),
      /** The guest has read how it ended. */
      isSeen: z.boolean(),
    })
    .nullable(),
})

const limitsOfPrice: CallLimits = { address: 'stays', customer: 'price' }

export const reservationChangeCalls = defineCalls({
  'GET /customer/reservations/{id}/change': {
    summary:
      'Whether a reservation can be changed, and how its newest change stands; to be asked again while that is open',
    audience: 'customer',
    params: Id,
    ok: State,
    problems: ['NOT_FOUND'],
  },
  'POST /customer/reservations/{id}/change/rooms': {
    summary: 'What each room type costs on other nights, and how many rooms of it the guest can have',
    audience: 'customer',
    limits: limitsOfPrice,
    isExpensive: true,
    params: Id,
    body: Wanted.omit({ rooms: true }),
    ok: ChangeRooms,
    problems: [...stayProblems, 'CANNOT_CHANGE', 'SHARED_NOT_CHANGED', 'ONLY_DEPARTURE'],
  },
  'POST /customer/reservations/{id}/change/nights': {
    summary: 'What the rooms of a reservation, or those wanted in their place, cost on each of 60 nights around it',
    audience: 'customer',
    limits: limitsOfPrice,
    isExpensive: true,
    params: Id,
    body: Wanted.pick({ rooms: true }),
    ok: ChangeCalendar,
    problems: ['NOT_FOUND', 'CANNOT_CHANGE', 'SHARED_NOT_CHANGED'],
  },
  'PUT /customer/reservations/{id}/change/seen': {
    summary: 'The guest has read how the newest change ended: it is not shown as news any more',
    audience: 'customer',
    limits: { address: 'seenPerIpAddress', customer: 'seen' },
    params: Id,
    ok: z.object({}),
    problems: ['NOT_FOUND'],
  },
  'POST /customer/reservations/{id}/change/preview': {
    summary: 'What other nights, rooms or people would cost, line by line',
    audience: 'customer',
    limits: limitsOfPrice,
    isExpensive: true,
    params: Id,
    body: Wanted,
    ok: ChangePreview,
    problems,
  },
  'POST /customer/reservations/{id}/change': {
    summary:
      'Changes a reservation at the price that was shown, or holds the new nights beside the old ones until the difference is paid',
    audience: 'customer',
    limits: { address: 'bookingsPerIpAddress', customer: 'changes', global: 'changesGlobally' },
    isExpensive: true,
    isCreating: true,
    params: Id,
    body: Wanted.extend({ priceKey: z.string().max(100), paymentMethod: z.enum(paymentMethods).optional() }),
    ok: z.object({
      id: z.number().int(),
      status: z.enum(changeStatuses),
      holdUntil: z.string().nullable(),
      payment: z.object({ link: z.string().nullable() }),
      message: z.string(),
    }),
    changedPrice: ChangePreview,
    problems: [
      ...problems,
      'PRICE_CHANGED',
      'PAYMENT_METHOD_REQUIRED',
      'WALLET_TOO_LOW',
      'TOO_MANY_HOLDS',
      'HOLDS_TOO_LARGE',
      'HOLD_AGAIN_LATER',
    ],
  },
  'POST /customer/reservations/{id}/change/payment-url': {
    summary: 'Where the difference of a held change is paid; the payment that is open, if there is one',
    audience: 'customer',
    limits: { customer: 'payments' },
    isCreating: true,
    params: Id,
    body: z.object({ paymentMethod: z.enum(paymentMethods) }),
    ok: z.object({ payment_url: z.string(), message: z.string() }),
    problems: ['NOT_FOUND', 'CANNOT_PAY', 'PAYMENT_METHOD_REQUIRED', 'WALLET_TOO_LOW', 'UNAVAILABLE'],
  },
  'PUT /customer/reservations/{id}/change/cancel': {
    summary: 'Gives up a held change: the reservation stays as it was',
    audience: 'customer',
    limits: { customer: 'changes' },
    params: Id,
    ok: z.object({ message: z.string() }),
    problems: ['NOT_FOUND', 'CANNOT_CANCEL'],
  },
})
