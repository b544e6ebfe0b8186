import { z } from 'zod'
import { waitlistKinds, waitlistStatuses } from '../domain/sales/waitlist.ts'
import { RoomCombination, SearchedStay, stayProblems } from './availability.ts'
import { type CallLimits, defineCalls, Id, IdNumber } from './call.ts'
import { Choice } from './purchase-quotes.ts'
import { choiceProblems } from './purchases.ts'
import { Selection, selectionProblems } from './reservations.ts'
import { Picture } from './shapes.ts'

const Count = z.number().int()

export const WaitlistEntry = z.object({
  id: Count,
  itemType: z.enum(waitlistKinds),
  /** The title of the property or of the thing on sale. */
  itemId: Count,
  title: z.string(),
  /** Null for both where it is gone. */
  picture: Picture.nullable(),
  itemPath: z.string().nullable(),
  checkIn: z.iso.date().nullable(),
  checkOut: z.iso.date().nullable(),
  rooms: z.array(z.object({ roomTypeId: Count, title: z.string(), count: Count })),
  /** For a departure, a ticket category, a time. */
  places: z.array(
    z.object({
      stockId: Count,
      title: z.string().nullable(),
      day: z.iso.date().nullable(),
      time: z.string().nullable(),
      count: Count,
    }),
  ),
  /** Infants too. */
  people: Count,
  /** The request itself, so that it can be booked unchanged. */
  request: z.object({
    adults: Count.optional(),
    childrenAges: z.array(Count).optional(),
    quantity: Count.optional(),
    tickets: z.array(z.object({ categoryId: Count, quantity: Count })).nullish(),
    party: z.object({ adults: Count, childrenAges: z.array(Count.nullable()) }).nullish(),
    sharing: Count.optional(),
    departureId: Count.optional(),
    travelDate: z.string().optional(),
    returnDate: z.string().optional(),
  }),
  status: z.enum(waitlistStatuses),
  /** 1 is the next; null once the entry has ended, or is offered. */
  place: Count.nullable(),
  /** Until when it is held for them. */
  offeredUntil: z.string().nullable(),
  /** Offers that were not taken. */
  missed: Count,
  createdAt: z.string(),
  closedAt: z.string().nullable(),
})

const limitsOfWaitlist: CallLimits = {
  address: 'waitlistPerIpAddress',
  customer: 'waitlist',
  global: 'waitlistGlobally',
}

export const waitlistCalls = defineCalls({
  'GET /customer/waiting': {
    summary:
      'What a customer waits for, what is offered to them, and what ended in the last month; the open ones first',
    audience: 'customer',
    ok: z.object({ data: z.array(WaitlistEntry) }),
  },
  'GET /customer/waiting/rooms': {
    summary: 'Which rooms of a property could be waited for: those that the party fits into and that are sold out',
    audience: 'customer',
    limits: { address: 'stays' },
    isExpensive: true,
    query: SearchedStay.extend({ propertyId: IdNumber }),
    ok: z.object({ combinations: z.array(RoomCombination) }),
    problems: stayProblems,
  },
  'POST /customer/waiting': {
    summary:
      'Stands in line for what is sold out: rooms of a stay, or places of whatever else is sold; once for each thing',
    audience: 'customer',
    limits: limitsOfWaitlist,
    isCreating: true,
    /** One of the two. */
    body: z.object({
      stay: Selection.omit({ voucherCode: true, usePoints: true, waitingId: true }).nullish(),
      choice: Choice.omit({ voucherCode: true, usePoints: true, waitingId: true, payDeposit: true }).nullish(),
    }),
    ok: WaitlistEntry.extend({ message: z.string() }),
    problems: [
      ...new Set([
        ...selectionProblems,
        ...choiceProblems,
        'WAITING_FULL' as const,
        'WAITING_IN_VAIN' as const,
        'NOT_SOLD_OUT' as const,
        'HOLD_AGAIN_LATER' as const,
      ]),
    ],
  },
  'DELETE /customer/waiting/{id}': {
    summary: 'Leaves the line; what was offered goes to the next',
    audience: 'customer',
    limits: limitsOfWaitlist,
    params: Id,
    ok: z.object({ id: z.number().int(), message: z.string() }),
    problems: ['NOT_FOUND'],
  },
})
