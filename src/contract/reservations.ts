import { z } from 'zod'
import { currencies } from '../domain/money/money.ts'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { paymentStatuses, reservationStatuses } from '../domain/orders/states.ts'
import { cashReasons } from '../domain/stays/hold-rules.ts'
import { lateChoices, presences } from '../domain/stays/presence.ts'
import { maxRooms } from '../domain/stays/selection.ts'
import { specialRequests, toRequests } from '../domain/stays/special-requests.ts'
import { toPlainText } from '../domain/text/plain-text.ts'
import { latinNumber, StayQuery, stayProblems } from './availability.ts'
import { defineCalls, Id, IdNumber, List, Page } from './call.ts'
import { PersonName } from './person-name.ts'
import type { ProblemCode } from './problem-codes.ts'
import { ReservationCard } from './reservation-card.ts'
import { ReservedRoom } from './reserved-room.ts'
import { Coordinates, GroupPayment, PlacedOrder, Policy, Price, savings, Texts } from './shapes.ts'
import { VoucherCode, voucherProblems } from './vouchers.ts'

const emptyIsNothing = (value: unknown) => (value === '' || value === null ? undefined : value)
export const optionalInput = <T extends z.ZodType>(type: T) => z.preprocess(emptyIsNothing, type.optional())

export const ChosenRooms = z
  .array(z.object({ roomTypeId: IdNumber, count: z.preprocess(latinNumber, z.number().int().min(1).max(maxRooms)) }))
  .max(40)
  .nullish()
  .transform((rooms) => rooms ?? [])

/** Which rooms, for which nights and whom. `waitingId`: the waitlist entry that they were offered to. */
export const Selection = StayQuery.extend({
  rooms: ChosenRooms,
  waitingId: optionalInput(IdNumber),
  voucherCode: optionalInput(VoucherCode),
  usePoints: z
    .boolean()
    .nullish()
    .transform((usePoints) => usePoints ?? false),
})

const Line = z.object({
  /** `fee` and `spent_points`: what a change has kept of nights that were given up. */
  kind: z.enum(['room', 'children', 'fee', 'spent_points']),
  roomTypeId: z.number().int().optional(),
  title: z.string().optional(),
  night: z.string(),
  count: z.number().int(),
  /** For one room or child, for all of them, and for all without the property's discount. */
  price: z.number(),
  amount: z.number(),
  amountBefore: z.number(),
})

/** Who comes, and what they ask for. */
export const guestFields = {
  guestName: optionalInput(PersonName),
  guestPhone: optionalInput(z.string().max(40)),
  notes: optionalInput(z.string().trim().max(500).transform(toPlainText)),
  arrivalHour: optionalInput(z.preprocess(latinNumber, z.number().int().min(0).max(23))),
  requests: z
    .array(z.enum(specialRequests))
    .max(20)
    .nullish()
    .transform((requests) => toRequests(requests ?? [])),
}

/** The parts of a total, all in `currency`. */
const priceParts = {
  lines: z.array(Line),
  totalBeforeDiscount: z.number(),
  voucherDiscount: z.number(),
  pointsDiscount: z.number(),
  /** The reduction for cash, so that notes can pay the rest: 0 or less. */
  rounding: z.number(),
  total: z.number(),
  ...savings,
  currency: z.enum(currencies),
}

export const Quote = z.object({
  ...priceParts,
  pointsToUse: z.number().int(),
  policy: Policy,
  acceptance: z.enum(['automatic', 'manual']),
  /** Until when the money could be brought, or why this cannot be paid in cash. */
  cash: z.object({ until: z.string().nullable(), reason: z.enum(cashReasons).nullable() }),
  /** The same in dinars, as a payment begun now would ask for it, with the rate and its day; null where the price is in dinars. */
  inDinars: z.object({ amount: z.number(), rate: z.number(), day: z.string().nullable() }).nullable(),
  /** Names this price: a booking that carries it is refused once the price is another. */
  priceKey: z.string(),
})

export const ReservationPage = ReservationCard.extend({
  address: z.string(),
  coordinates: Coordinates,
  /** The property's own, for its guests: null while nothing is settled, and where it came to nothing. */
  phone: z.string().nullable(),
  /** For drivers, in the language of the location. */
  local: z.object({ language: z.enum(['ar', 'ku']), title: Texts, address: Texts }),
  checkInClock: z.string(),
  checkOutClock: z.string(),
  adults: z.number().int(),
  childrenAges: z.array(z.number().int()),
  guestName: z.string().nullable(),
  guestPhone: z.string().nullable(),
  notes: z.string().nullable(),
  /** When the guests mean to come, in the property's own time. */
  arrivalHour: z.number().int().nullable(),
  requests: z.array(z.enum(specialRequests)),
  /** The property's mark of its guests. */
  presence: z.enum(presences).nullable(),
  /** How late the guests have said they will be, and whether they can say so now. */
  lateUntil: z.enum(lateChoices).nullable(),
  canSayLate: z.boolean(),
  rooms: z.array(ReservedRoom),
  ...priceParts,
  voucherCode: z.string().nullable(),
  pointsUsed: z.number().int(),
  acceptance: z.enum(['automatic', 'manual']),
  policy: Policy,
  /** The refund of a cancellation, after one. */
  refund: Price.nullable(),
  /** Where it is one of two halves of a split stay: its number, the other half, and the total of both. */
  split: z
    .object({
      part: z.number().int(),
      other: z.object({
        id: z.number().int(),
        title: z.string(),
        checkIn: z.string(),
        checkOut: z.string(),
        isOver: z.boolean(),
      }),
      total: Price,
      /** Until then it can be cancelled without a fee: the other part was rejected. */
      freeUntil: z.string().nullable(),
    })
    .nullable(),
})

export const RefundPreview = z.object({
  canCancel: z.boolean(),
  refund: Price,
  /** The way of the refund: the wallet where the payment method cannot refund. */
  refundTo: z.enum(paymentMethods),
  /** Others have paid it, by links: it goes back to each of them. */
  isOthers: z.boolean(),
  percent: z.number().int(),
  pointsBack: z.number().int(),
  pointsClawedBack: z.number().int(),
  pointsMissing: z.number().int(),
  isVoucherBack: z.boolean(),
})

export const Cancelled = RefundPreview.omit({ canCancel: true, isOthers: true }).extend({
  id: z.number().int(),
  status: z.enum(reservationStatuses),
  paymentStatus: z.enum(paymentStatuses),
  message: z.string(),
})

export const selectionProblems: ProblemCode[] = [
  ...stayProblems,
  'ROOM_REQUIRED',
  'UNKNOWN_ROOM',
  'ROOMS_TOO_SMALL',
  'ROOMS_TOO_MANY',
  'ROOMS_WITHOUT_ADULT',
  'ROOM_UNAVAILABLE',
  'CLOSED',
  'MIN_STAY',
  'WAITING_OFFER_OVER',
  ...voucherProblems,
]

export const reservationCalls = defineCalls({
  'POST /customer/reservations/calculate-price': {
    summary: 'The price of a selection, line by line',
    audience: 'customer',
    limits: { address: 'stays', customer: 'price' },
    isExpensive: true,
    /** With the way to pay, where it is known: cash is rounded. */
    body: Selection.extend({ paymentMethod: optionalInput(z.enum(paymentMethods)) }),
    ok: Quote,
    problems: selectionProblems,
  },
  'POST /customer/reservations': {
    summary: 'Books a selection at the price that was shown, and holds its rooms until it is paid',
    audience: 'customer',
    limits: { address: 'bookingsPerIpAddress', customer: 'bookings' },
    isExpensive: true,
    isCreating: true,
    /** The price that was shown, by its key or its total in major units: where it is another by now, nothing is booked. */
    body: Selection.extend({
      paymentMethod: optionalInput(z.enum(paymentMethods)),
      isGroupPayment: GroupPayment,
      priceKey: optionalInput(z.string().max(100)),
      total: optionalInput(z.number().nonnegative()),
      ...guestFields,
    }),
    ok: PlacedOrder.extend({ id: z.number().int(), orderId: z.number().int(), status: z.enum(reservationStatuses) }),
    changedPrice: Quote,
    problems: [
      ...selectionProblems,
      'PAYMENT_METHOD_REQUIRED',
      'PRICE_CHANGED',
      'WALLET_TOO_LOW',
      'TOO_MANY_HOLDS',
      'HOLDS_TOO_LARGE',
      'HOLD_AGAIN_LATER',
      'CASH_NOT_OFFERED',
    ],
  },
  'GET /user/reservations': {
    summary:
      'The reservations of the customer: all of them or those that are over, the newest first; those to come, the nearest first',
    audience: 'customer',
    /** `cancelled`: includes rejected and unpaid reservations. */
    query: Page(20).extend({ show: z.enum(['all', 'upcoming', 'past', 'cancelled']).default('all') }),
    ok: List(ReservationCard).extend({
      counts: z.object({
        all: z.number().int(),
        upcoming: z.number().int(),
        past: z.number().int(),
        cancelled: z.number().int(),
      }),
    }),
  },
  'GET /user/reservations/{id}': {
    summary: 'One reservation with its rooms and its price',
    audience: 'customer',
    params: Id,
    ok: ReservationPage,
    problems: ['NOT_FOUND'],
  },
  'GET /customer/reservations/pending': {
    summary: 'Reservations that wait for a payment or for the property, the newest first',
    audience: 'customer',
    ok: List(ReservationCard),
  },
  'PUT /customer/reservations/pending/{id}/cancel': {
    summary: 'Gives up a pending reservation',
    audience: 'customer',
    params: Id,
    ok: Cancelled,
    problems: ['NOT_FOUND', 'CANNOT_CANCEL'],
  },
  'PUT /customer/reservations/{id}/cancel': {
    summary: 'Cancels a reservation; what was paid is given back by the policy',
    audience: 'customer',
    params: Id,
    ok: Cancelled,
    problems: ['NOT_FOUND', 'CANNOT_CANCEL'],
  },
  'GET /customer/reservations/{id}/refund': {
    summary: 'What cancelling now would give back',
    audience: 'customer',
    params: Id,
    ok: RefundPreview,
    problems: ['NOT_FOUND'],
  },
})
