import { z } from 'zod'
import { currencies } from '../domain/money/money.ts'
import { saleKinds, saleStates, travellerData } from '../domain/sales/sale.ts'
import { defineCalls, IdNumber } from './call.ts'
import { Coordinates, Policy, Price, Texts } from './shapes.ts'

export const Seller = z.object({
  id: z.number().int(),
  kind: z.enum(['agency', 'organizer']),
  title: z.string(),
  phone: z.string(),
})

/** The meeting point, in every language, since drivers may not read the buyer's. */
export const MeetingPoint = z.object({ title: Texts, address: Texts, coordinates: Coordinates })

/** A stock with its free units: a departure, a ticket category, a time of an activity, a day of an offer. */
export const Stock = z.object({
  id: z.number().int(),
  /** For a ticket category. */
  title: z.string().nullable(),
  /** In Baghdad. Null for tickets, whose day is the event's, and for what has no day. */
  day: z.iso.date().nullable(),
  time: z.string().nullable(),
  /** The last day of a tour; of anything else null. */
  endsOn: z.iso.date().nullable(),
  /** In major units, by what they are of: `piece`; `adult`, `child`, `infant`; `two`, `three`, `four`, `single`…; `ticket`; `person`. */
  prices: z.record(z.string(), z.number()),
  left: z.number().int(),
  /** The smallest party. */
  min: z.number().int(),
  state: z.enum(saleStates),
})

export const Sale = z.object({
  itemType: z.enum(saleKinds),
  itemId: z.number().int(),
  title: z.string(),
  seller: Seller,
  currency: z.enum(currencies),
  state: z.enum(saleStates),
  /** The cheapest that can still be had; null where nothing can. */
  from: Price.nullable(),
  acceptance: z.enum(['automatic', 'manual']),
  policy: Policy,
  /** The fields that the buyer has to fill in. */
  needs: z.object({
    travellers: z.enum(travellerData),
    travelDate: z.boolean(),
    returnDate: z.boolean(),
    pickupLocation: z.boolean(),
  }),
  /** For one purchase. */
  maxPeople: z.number().int(),
  /** Completed years on the day of the departure. */
  ages: z.object({ childFrom: z.number().int(), adultFrom: z.number().int() }),
  /** The deposit that is possible now; the rest is due so many days before. */
  deposit: z.object({ percent: z.number().int(), restDays: z.number().int() }).nullable(),
  /** Null for what has a venue of its own, or where people are fetched. */
  meeting: z.object({ title: z.string(), address: z.string(), coordinates: Coordinates }).nullable(),
  /** Those that are not over; of an offer with days, the days. */
  stocks: z.array(Stock),
})

export const saleCalls = defineCalls({
  'GET /public/sales/{type}/{id}': {
    summary: 'On which conditions something of the catalogue is sold, and what is left of it',
    audience: 'visitor',
    params: z.object({ type: z.enum(saleKinds), id: IdNumber }),
    ok: Sale,
    problems: ['NOT_FOUND'],
  },
})
