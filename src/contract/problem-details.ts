import { z } from 'zod'
import { cashReasons } from '../domain/stays/hold-rules.ts'
import { CodeSent } from './auth.ts'
import { RoomCombination } from './availability.ts'
import { Belongings } from './belongings.ts'
import type { ProblemCode } from './problem-codes.ts'
import { PurchaseQuote } from './purchase-quotes.ts'
import { ChangePreview } from './reservation-changes.ts'
import { Quote } from './reservations.ts'
import { Stock } from './sales.ts'
import { Price } from './shapes.ts'
import { SplitQuote } from './split-stays.ts'

const Nearby = z.object({
  /** Sets of rooms that are free in the same nights. */
  combinations: z.array(RoomCombination),
  /** The nearest days on which the same rooms are free. Only a change of a reservation has them. */
  dates: z.array(z.object({ checkIn: z.string(), checkOut: z.string() })).optional(),
})

const Limit = z.object({ limit: z.number().int() })

/** `details` of a problem, by its code: they help the caller to go on. Every problem can come without them, and other codes never have any. */
export const problemDetails = {
  BELONGINGS_LEFT: z.object({ belongings: Belongings }),
  CASH_NOT_OFFERED: z.object({ cash: z.object({ reason: z.enum(cashReasons) }) }),
  CLOSED: Nearby.partial().extend({ nights: z.array(z.string()) }),
  CONFIRMATION_REQUIRED: z.object({ methods: z.array(z.enum(['password', 'code', 'google'])) }),
  FILE_TOO_LARGE: Limit,
  /** The moment from which the same rooms or seats can be held again. */
  HOLD_AGAIN_LATER: z.object({ until: z.string() }),
  /** The price as it is now. Each call states which of these it is, as `changedPrice`. */
  PRICE_CHANGED: z.object({ price: z.union([Quote, SplitQuote, ChangePreview, PurchaseQuote, Price]) }),
  /** `part`: which property of a stay in two parts is unavailable, 1 or 2. */
  ROOM_UNAVAILABLE: Nearby.extend({ part: z.number().int().optional() }),
  /** `left`: the free units of the chosen stock. `others`: other stocks on sale. */
  SOLD_OUT: z.object({ left: z.number().int(), others: z.array(Stock) }),
  /** When the ticket was used, and at which door. */
  TICKET_USED: z.object({ at: z.string(), door: z.string().nullable() }),
  TOO_MANY_FILES: Limit,
  TOO_MANY_PLACES: z.object({ left: z.number().int() }),
  /**
   * Signing in after too many wrong passwords: if the last password was right, a code is on its way, and the sign-in goes on with the code.
   * Only the phone learns which of both it is.
   */
  TOO_MANY_REQUESTS: z.object({ sent: CodeSent }),
  UPLOAD_OFFSET: z.object({ received: z.number().int() }),
} as const satisfies Partial<Record<ProblemCode, z.ZodObject>>

type ByCode = typeof problemDetails

/** The codes that have details. */
export type DetailedCode = keyof ByCode

export type DetailsByCode = { [Code in DetailedCode]: z.output<ByCode[Code]> }

export type ProofMethod = DetailsByCode['CONFIRMATION_REQUIRED']['methods'][number]

export type ChangedPrice = DetailsByCode['PRICE_CHANGED']['price']
