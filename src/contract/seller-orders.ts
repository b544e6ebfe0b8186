import { z } from 'zod'
import { paymentStatuses, purchaseStatuses } from '../domain/orders/states.ts'
import { maxAirlineTicketFiles } from '../domain/sales/flight.ts'
import { saleKinds } from '../domain/sales/sale.ts'
import { toLatinDigits } from '../domain/text/digits.ts'
import { defineCalls, Id, IdNumber, List, Page } from './call.ts'
import { UnitRights } from './levels.ts'
import { Dinars, Price } from './shapes.ts'
import { Traveller } from './travellers.ts'

const Filter = {
  seller: IdNumber.optional(),
  /** Days of Baghdad on which it takes place. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  status: z.enum(purchaseStatuses).optional(),
  type: z.enum(saleKinds).optional(),
}

const SoldStock = z.object({
  id: z.number().int(),
  title: z.string().nullable(),
  day: z.string().nullable(),
  time: z.string().nullable(),
  capacity: z.number().int(),
  taken: z.number().int(),
})

const SellerSale = z.object({
  id: z.number().int(),
  itemType: z.enum(saleKinds),
  title: z.string(),
  canLeave: z.boolean(),
  stocks: z.array(SoldStock),
})

/** An agency or organiser where the caller works, with everything that it sells. */
export const SellerOfMember = z.object({
  id: z.number().int(),
  ...UnitRights,
  title: z.string(),
  kind: z.enum(['agency', 'organizer']),
  sales: z.array(SellerSale),
})

/** A purchase, as who sold it sees it. */
export const SellerOrder = z.object({
  id: z.number().int(),
  code: z.string(),
  itemType: z.enum(saleKinds),
  title: z.string(),
  status: z.enum(purchaseStatuses),
  paymentStatus: z.enum(paymentStatuses),
  startsAt: z.string().nullable(),
  createdAt: z.string(),
  customer: z.object({ name: z.string(), phone: z.string().nullable() }),
  adults: z.number().int(),
  children: z.number().int(),
  infants: z.number().int(),
  pickupLocation: z.string().nullable(),
  travelDate: z.string().nullable(),
  returnDate: z.string().nullable(),
  total: Price,
  /** Dinars of the first payment, and of the rest; null where the price is in dinars, or there is no rest. */
  dinars: Dinars.nullable(),
  restDinars: Dinars.nullable(),
  /** Still to be paid. */
  rest: Price.nullable(),
  canDecide: z.boolean(),
  /** Flights: the airline's ticket as the customer sees it; null for anything else. */
  airlineTicket: z
    .object({
      /** The purchase is confirmed, so that the customer is waiting for it. */
      canEnter: z.boolean(),
      /** By when it was promised. */
      dueAt: z.string().nullable(),
      bookingNumber: z.string().nullable(),
      issuedAt: z.string().nullable(),
      files: z.number().int(),
    })
    .nullable(),
})

/** The airline's own number of a booking. People type it in small letters and with digits of their own. */
const BookingNumber = z
  .string()
  .max(40)
  .transform((text) => toLatinDigits(text).replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{5,8}$/))

export const sellerOrderCalls = defineCalls({
  'GET /business/sellers': {
    summary: 'For which agencies, organisers and properties whoever is signed in works, and what the first two sell',
    audience: 'member',
    limits: { account: 'sellerReads' },
    ok: z.object({
      data: z.array(SellerOfMember),
      properties: z.array(z.object({ id: z.number().int(), title: z.string(), ...UnitRights })),
    }),
  },
  'GET /business/orders': {
    summary: 'What was bought of a seller, the next one first; for managers, as all about orders',
    audience: 'member',
    right: { area: 'orders', level: 'view', of: ['seller'] },
    limits: { account: 'sellerReads' },
    query: Page(20).extend(Filter),
    ok: List(SellerOrder),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY', 'NOT_FOUND'],
  },
  'GET /business/orders/export': {
    summary: 'The same as a file with commas, all of it',
    audience: 'member',
    right: { area: 'orders', level: 'change', of: ['seller'] },
    limits: { account: 'sellerExports' },
    query: z.object(Filter),
    ok: z.object({ file: z.string(), count: z.number().int(), csv: z.string() }),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY', 'NOT_FOUND'],
  },
  'PUT /business/orders/{id}/accept': {
    summary: 'Says yes to what is decided by hand',
    audience: 'member',
    right: { area: 'orders', level: 'decide', of: ['seller'] },
    limits: { account: 'sellerDecisions' },
    params: Id,
    ok: SellerOrder.extend({ message: z.string() }),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY', 'NOT_FOUND', 'PURCHASE_DECIDED'],
  },
  'PUT /business/orders/{id}/reject': {
    summary: 'Says no: everything that was paid goes back',
    audience: 'member',
    right: { area: 'orders', level: 'decide', of: ['seller'] },
    limits: { account: 'sellerDecisions' },
    params: Id,
    ok: SellerOrder.extend({ message: z.string() }),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY', 'NOT_FOUND', 'PURCHASE_DECIDED'],
  },
  'PUT /business/orders/{id}/airline-ticket': {
    summary:
      'Enters the airline’s booking number of a confirmed flight, with the files of its tickets: the customer is told',
    // Uploading needs a profile.
    audience: 'customer',
    right: { area: 'orders', level: 'change', of: ['seller'] },
    limits: { account: 'sellerDecisions' },
    params: Id,
    body: z.object({
      bookingNumber: BookingNumber,
      /** Uploads of the member who enters the ticket; they become the customer’s and replace earlier ones. Empty: earlier ones stay. */
      fileIds: z.array(z.uuid()).max(maxAirlineTicketFiles).default([]),
    }),
    ok: SellerOrder.extend({ message: z.string() }),
    problems: [
      'NOT_A_MEMBER',
      'MANAGERS_ONLY',
      'NOT_FOUND',
      'FLIGHT_NOT_CONFIRMED',
      'FILE_NOT_READY',
      'TOO_MANY_REQUESTS',
    ],
  },
  'GET /business/departures/{id}/travellers': {
    summary: 'Who comes along: of a departure, a day or a time; for managers',
    audience: 'member',
    right: { area: 'people', level: 'view', of: ['seller'] },
    limits: { account: 'travellerLists' },
    params: Id,
    ok: z.object({
      title: z.string(),
      day: z.string().nullable(),
      time: z.string().nullable(),
      capacity: z.number().int(),
      taken: z.number().int(),
      data: z.array(
        z.object({
          code: z.string(),
          customer: z.object({ name: z.string(), phone: z.string().nullable() }),
          count: z.number().int(),
          sharing: z.number().int().nullable(),
          pickupLocation: z.string().nullable(),
          travellers: z.array(Traveller),
        }),
      ),
    }),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY', 'NOT_FOUND'],
  },
})
