import { z } from 'zod'
import { currencies } from '../domain/money/money.ts'
import { maxRooms } from '../domain/stays/selection.ts'
import { toLatinDigits } from '../domain/text/digits.ts'
import { defineCalls, Id, IdNumber } from './call.ts'
import type { ProblemCode } from './problem-codes.ts'
import { RoomType } from './properties.ts'
import { Policy, Price } from './shapes.ts'

const latin = (value: unknown) => (typeof value === 'string' ? toLatinDigits(value.trim()) : value)
export const latinNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d+$/.test(latin(value) as string) ? Number(latin(value)) : value

/** A day that is missing, or is none, has its own problem: it is checked by the rules of a stay, not by its shape. */
const StayDay = z.preprocess(latin, z.string().max(40).nullish())
const Whole = z.preprocess(latinNumber, z.number())

/** Which nights, and for whom. */
export const StayQuery = z.object({
  propertyId: IdNumber,
  checkIn: StayDay,
  checkOut: StayDay,
  adults: Whole,
  childrenAges: z
    .array(Whole)
    .max(100)
    .nullish()
    .transform((ages) => ages ?? []),
})

/** In an address: `5,9`, or the same name several times. */
export const inAddress = (value: unknown) =>
  [value]
    .flat()
    .flatMap((part) => (typeof part === 'string' ? part.split(/[,،]/).filter((text) => text.trim()) : [part]))

/** The same for all properties, as an address says it. */
export const SearchedStay = StayQuery.omit({ propertyId: true }).extend({
  childrenAges: z.preprocess(inAddress, z.array(Whole).max(100)).default([]),
})

/** A page of a list. */
export const maxPriced = 20

/** The most full properties that a list names. */
export const maxMoved = 12

export const searchProblems: ProblemCode[] = [
  'DATES_REQUIRED',
  'INVALID_DATE',
  'PAST_DATE',
  'NO_NIGHTS',
  'TOO_LONG',
  'TOO_FAR',
  'INVALID_ADULTS',
  'INVALID_AGE',
  'TOO_MANY_PEOPLE',
]

/** How it is refused. */
export const stayProblems: ProblemCode[] = ['NOT_FOUND', ...searchProblems]

export const RoomCombination = z.object({
  rooms: z.array(z.object({ roomTypeId: z.number().int(), title: z.string(), count: z.number().int() })),
  roomCount: z.number().int(),
  /** For the whole stay, with the children's fees. */
  price: Price,
  /** The same without the property's discount. */
  priceBefore: Price,
})

const AvailableRoomType = RoomType.extend({
  /** Free in every night of the stay. */
  unitsLeft: z.number().int(),
  /** For one room: the whole stay, and night by night. */
  stayPrice: Price,
  /** The same nights without the property's discount. */
  stayPriceBefore: Price,
  nightlyPrices: z.array(z.object({ night: z.string(), amount: z.number() })),
  /** How long a stay must be, where this one is too short for it. */
  minNights: z.number().int().optional(),
})

export const availabilityCalls = defineCalls({
  'POST /user/properties/availablility': {
    summary: 'What is free for a stay, and the sets of rooms that fit the party, the cheapest first',
    audience: 'visitor',
    limits: { address: 'stays' },
    isExpensive: true,
    /** `rooms`: in exactly so many rooms. */
    body: StayQuery.extend({
      rooms: z.preprocess((count) => latinNumber(count ?? undefined), z.number().int().min(1).max(maxRooms).optional()),
    }),
    ok: z.object({
      roomTypes: z.array(AvailableRoomType),
      combinations: z.array(RoomCombination),
      /** The fees of the party's children, the same in any rooms: for one child and night, and in total. */
      childFees: z.object({ count: z.number().int(), perNight: z.number(), total: z.number() }),
      policy: Policy,
      message: z.string().optional(),
    }),
    problems: stayProblems,
  },
  'GET /user/properties/free': {
    summary:
      'The properties that have rooms for a party in every night of a stay, and those that are full, closed or let for more nights then',
    audience: 'visitor',
    limits: { address: 'freeStays' },
    isExpensive: true,
    query: SearchedStay,
    ok: z.object({
      ids: z.array(z.number().int()),
      /** Open for the stay and large enough for the party, if others had not booked there. */
      full: z.array(z.number().int()),
      /** Large enough for the party, and closed in some of these nights. */
      closed: z.array(z.number().int()),
      /** Open and large enough for the party, from `minNights` nights on. */
      tooShort: z.array(z.object({ id: z.number().int(), minNights: z.number().int() })),
    }),
    problems: searchProblems,
  },
  'GET /user/properties/free/prices': {
    summary:
      'What a stay costs at least, after and before the discount, with what its children cost, in those of the given properties that have rooms for it',
    audience: 'visitor',
    limits: { address: 'freeStays' },
    isExpensive: true,
    query: SearchedStay.extend({ ids: z.preprocess(inAddress, z.array(IdNumber).min(1).max(maxPriced)) }),
    ok: z.object({ prices: z.array(z.object({ id: z.number().int(), price: Price, priceBefore: Price })) }),
    problems: searchProblems,
  },
  'GET /user/properties/free/days': {
    summary:
      'The nearest days, up to a week earlier and up to a week later, on which the given properties have rooms for as many nights, or for more where these are too few',
    audience: 'visitor',
    limits: { address: 'stays' },
    isExpensive: true,
    query: SearchedStay.extend({ ids: z.preprocess(inAddress, z.array(IdNumber).min(1).max(maxMoved)) }),
    ok: z.object({
      properties: z.array(
        z.object({
          id: z.number().int(),
          /** At most two. */
          stays: z.array(z.object({ checkIn: z.iso.date(), checkOut: z.iso.date() })),
        }),
      ),
    }),
    problems: searchProblems,
  },
  'GET /user/properties/{id}/cheaper': {
    summary:
      'The same number of nights up to three days earlier or later, where that is cheaper by a twentieth or more',
    audience: 'visitor',
    limits: { address: 'stays' },
    isExpensive: true,
    params: Id,
    query: SearchedStay,
    ok: z.object({
      /** The most saved first; none where the stay asked for cannot be had. */
      stays: z.array(
        z.object({ checkIn: z.iso.date(), checkOut: z.iso.date(), days: z.number().int(), price: Price, less: Price }),
      ),
    }),
    problems: stayProblems,
  },
  'GET /user/properties/{id}/calendar': {
    summary: 'The cheapest free room of each of the coming 60 nights',
    audience: 'visitor',
    limits: { address: 'stays' },
    isExpensive: true,
    params: Id,
    ok: z.object({
      currency: z.enum(currencies),
      /** Null where nothing is free. */
      nights: z.array(z.object({ night: z.string(), amount: z.number().nullable() })),
    }),
    problems: ['NOT_FOUND'],
  },
})
