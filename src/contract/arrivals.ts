import { z } from 'zod'
import { arrivalViews, lateChoices, presences } from '../domain/stays/presence.ts'
import { specialRequests } from '../domain/stays/special-requests.ts'
import { type CallLimits, defineCalls, Id, IdNumber, List, Page } from './call.ts'
import { UnitRights } from './levels.ts'

/** A stay, as who receives the guests sees it. */
export const ArrivalCard = z.object({
  id: z.number().int(),
  code: z.string(),
  property: z.object({ id: z.number().int(), title: z.string() }),
  /** The phone number and what they wrote are for managers. */
  guest: z.object({ name: z.string(), phone: z.string().nullable(), notes: z.string().nullable() }),
  adults: z.number().int(),
  childrenAges: z.array(z.number().int()),
  rooms: z.array(z.object({ title: z.string(), count: z.number().int() })),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.number().int(),
  checkInClock: z.string(),
  arrivalHour: z.number().int().nullable(),
  lateUntil: z.enum(lateChoices).nullable(),
  requests: z.array(z.enum(specialRequests)),
  presence: z.enum(presences).nullable(),
  /** From when on they can be called missing. */
  missingFrom: z.string(),
  /** Given back to stock, from one day until before another. */
  freed: z.object({ from: z.string(), until: z.string() }).nullable(),
  /** The marks of the property, the newest first, with their author: null after the author is deleted, or for an operator. */
  log: z.array(
    z.object({
      kind: z.enum(['mark', 'undo', 'correction']),
      presence: z.enum(presences).nullable(),
      by: z.string().nullable(),
      at: z.string(),
    }),
  ),
  /** The marks that the caller can set now. */
  canMark: z.array(z.enum(presences)),
  canUndo: z.boolean(),
})

const Marked = ArrivalCard.extend({ message: z.string() })

const limitsOfArrivalMarks: CallLimits = {
  address: 'arrivalMarksPerIpAddress',
  account: 'arrivalMarks',
  global: 'arrivalMarksGlobally',
}

export const arrivalCalls = defineCalls({
  'GET /business/arrivals': {
    summary:
      'The guests of the properties whose member the caller is: who comes today, who is coming, in house, leaving',
    audience: 'member',
    right: { area: 'today', level: 'view', of: ['property'] },
    limits: { account: 'sellerReads' },
    query: Page(20).extend({ property: IdNumber.optional(), show: z.enum(arrivalViews).default('today') }),
    ok: List(ArrivalCard).extend({
      properties: z.array(
        z.object({
          id: z.number().int(),
          title: z.string(),
          ...UnitRights,
          /** Whether guests see it in a photograph, or in drawings alone. */
          hasPhotograph: z.boolean(),
        }),
      ),
      counts: z.object({
        today: z.number().int(),
        coming: z.number().int(),
        house: z.number().int(),
        leaving: z.number().int(),
      }),
    }),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY', 'NOT_FOUND'],
  },
  'POST /business/arrivals/{id}/mark': {
    summary: 'Says that guests have arrived, did not come, or left before their last night',
    audience: 'member',
    right: { area: 'today', level: 'change', of: ['property'] },
    limits: limitsOfArrivalMarks,
    params: Id,
    body: z.object({ presence: z.enum(presences) }),
    ok: Marked,
    problems: [
      'NOT_A_MEMBER',
      'MANAGERS_ONLY',
      'NOT_FOUND',
      'ARRIVAL_TOO_EARLY',
      'ARRIVAL_TOO_LATE',
      'ARRIVAL_MARKED',
      'ARRIVAL_REVIEWED',
      'ROOM_UNAVAILABLE',
    ],
  },
  'POST /business/arrivals/{id}/undo': {
    summary: 'Takes back what was said of guests a moment ago',
    audience: 'member',
    right: { area: 'today', level: 'change', of: ['property'] },
    limits: limitsOfArrivalMarks,
    params: Id,
    ok: Marked,
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY', 'NOT_FOUND', 'ARRIVAL_UNDO_TOO_LATE', 'ROOM_UNAVAILABLE'],
  },
  'PUT /customer/reservations/{id}/late': {
    summary: 'Tells the property how late the guests will be; null: as planned after all',
    audience: 'customer',
    limits: { address: 'latePerIpAddress', customer: 'late', global: 'lateGlobally' },
    params: Id,
    body: z.object({ until: z.enum(lateChoices).nullable() }),
    ok: z.object({ lateUntil: z.enum(lateChoices).nullable(), message: z.string() }),
    problems: ['NOT_FOUND', 'LATE_NOT_NOW'],
  },
})
