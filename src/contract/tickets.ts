import { z } from 'zod'
import { saleKinds } from '../domain/sales/sale.ts'
import { toPlainText } from '../domain/text/plain-text.ts'
import { defineCalls, Id, IdNumber } from './call.ts'
import { refuseName } from './person-name.ts'
import { MeetingPoint } from './sales.ts'
import { Coordinates, Texts } from './shapes.ts'

const emptyIsNothing = (value: unknown) => (value === '' || value === null ? undefined : value)

export const ticketStates = ['good', 'entered', 'left', 'passed', 'cancelled', 'over'] as const

/** Why an offline entry was not valid, known when it was delivered. */
export const entryConflicts = ['used', 'ended', 'unknown', 'not_today', 'not_inside', 'rest_unpaid'] as const

/** One a traveller or place. */
export const Ticket = z.object({
  /** A random number, as text: JSON has none that large. */
  id: z.string(),
  purchaseId: z.number().int(),
  /** Within its purchase, from 1. */
  number: z.number().int(),
  /** For typing at a door: the code of its order, its number and four letters of its own, `ABCD2345-1-K522`. Null as the token is. */
  code: z.string().nullable(),
  state: z.enum(ticketStates),
  /** The text of the QR code; null once it is not valid any more. */
  token: z.string().nullable(),
  itemType: z.enum(saleKinds),
  title: z.string(),
  /** The title of its category. */
  category: z.string().nullable(),
  holder: z.string().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string(),
  venue: z.string().nullable(),
  coordinates: Coordinates.nullable(),
  /** In every language, for paper: who reads it at a door need not read the holder's. */
  printed: z.object({
    /** The local language of the starting point. */
    language: z.enum(['ar', 'ku']),
    title: Texts,
    category: Texts.nullable(),
    venue: Texts.nullable(),
    /** Flights: the cities of departure and arrival. */
    route: Texts.nullable(),
    seller: Texts,
    meeting: MeetingPoint.nullable(),
  }),
  seller: z.object({ title: z.string(), phone: z.string() }),
  enteredAt: z.string().nullable(),
  canPass: z.boolean(),
  /** A link to take the ticket is open until then. */
  passUntil: z.string().nullable(),
})

/** On one line. */
const name = (max: number) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' ? emptyIsNothing(toPlainText(value).replace(/\s+/g, ' ')) : emptyIsNothing(value),
    z.string().max(max).optional(),
  )

const Secret = z.object({ secret: z.string().regex(/^[A-Za-z0-9_-]{20,60}$/) })

/** A step over a threshold, and what a door sees of the ticket. */
const Entry = z.object({
  id: z.string(),
  number: z.number().int(),
  title: z.string(),
  category: z.string().nullable(),
  holder: z.string().nullable(),
  /** The age group of its price; null where prices have no ages, or where it is not known any more. */
  age: z.enum(['adult', 'child']).nullable(),
  direction: z.enum(['in', 'out']),
  at: z.string(),
  door: z.string().nullable(),
  isOffline: z.boolean(),
  /** Let in offline although it was not valid. */
  conflict: z.enum(entryConflicts).nullable(),
})

/** The event that an open page of the customer gets. */
export const TicketStep = z.object({
  ticketId: z.string(),
  purchaseId: z.number().int(),
  number: z.number().int(),
  title: z.string(),
  at: z.string(),
  door: z.string().nullable(),
})

/** `details` of TICKET_USED: the time and the door of the entry. */
export const TicketUse = z.object({ at: z.string(), door: z.string().nullable() })

export const ticketCalls = defineCalls({
  'GET /customer/purchases/{id}/tickets': {
    summary: 'The tickets of a purchase, those that were passed on without a code',
    audience: 'customer',
    params: Id,
    ok: z.object({ data: z.array(Ticket) }),
    problems: ['NOT_FOUND'],
  },
  'GET /customer/tickets': {
    summary: 'Tickets that somebody passed on to this customer, and that are not over',
    audience: 'customer',
    ok: z.object({ data: z.array(Ticket) }),
  },
  'POST /customer/tickets/{id}/pass': {
    summary: 'Makes a link by which somebody else takes a ticket; a link made before is worth nothing from then on',
    audience: 'customer',
    limits: { address: 'passesPerIpAddress', customer: 'passes', global: 'passesGlobally' },
    params: z.object({ id: z.string().regex(/^\d{1,19}$/) }),
    ok: z.object({ link: z.string(), expiresAt: z.string(), message: z.string() }),
    problems: ['NOT_FOUND', 'TICKET_ENDED', 'TICKET_USED', 'TICKET_NAMED', 'TOO_MANY_REQUESTS'],
  },
  'DELETE /customer/tickets/{id}/pass': {
    summary: 'Takes the link back',
    audience: 'customer',
    params: z.object({ id: z.string().regex(/^\d{1,19}$/) }),
    ok: z.object({ message: z.string() }),
    problems: ['NOT_FOUND', 'TICKET_ENDED'],
  },
  'GET /customer/ticket-passes/{secret}': {
    summary: 'What a link would give, before it is taken',
    audience: 'customer',
    limits: { address: 'passesPerIpAddress' },
    params: Secret,
    ok: z.object({
      title: z.string(),
      category: z.string().nullable(),
      startsAt: z.string().nullable(),
      venue: z.string().nullable(),
      expiresAt: z.string(),
      isOwn: z.boolean(),
      /** The new holder has to give a name. */
      needsName: z.boolean(),
    }),
    problems: ['PASS_OVER', 'TOO_MANY_REQUESTS'],
  },
  'POST /customer/ticket-passes/{secret}': {
    summary: 'Takes the ticket of a link: the old code ends',
    audience: 'customer',
    limits: { address: 'passesPerIpAddress', customer: 'passesTaken', global: 'passesGlobally' },
    isCreating: true,
    params: Secret,
    body: z.object({ holder: name(80).superRefine(refuseName) }),
    ok: Ticket.extend({ message: z.string() }),
    problems: ['PASS_OVER', 'PASS_OWN', 'TOO_MANY_REQUESTS'],
  },
  'POST /business/entries': {
    summary: 'Lets a ticket in, or out: in once, unless it left before and may come again',
    audience: 'member',
    right: { area: 'today', level: 'change', of: ['seller'] },
    limits: { address: 'entriesPerIpAddress', account: 'entries' },
    isCreating: true,
    body: z.object({
      token: z.preprocess(emptyIsNothing, z.string().max(300).optional()),
      /** The typed code of a ticket: `ABCD2345-1-K522`. */
      code: z.preprocess(emptyIsNothing, z.string().max(40).optional()),
      /** The event or activity of this door: tickets for anything else are refused. */
      saleId: IdNumber.optional(),
      direction: z.enum(['in', 'out']).default('in'),
      door: name(40),
      /** Let in by the signature alone, at this moment by the door's clock, and delivered now. */
      offlineAt: z.iso.datetime({ offset: true }).optional(),
    }),
    ok: Entry.extend({ message: z.string() }),
    problems: [
      'NOT_A_MEMBER',
      'TOKEN_INVALID',
      'NOT_A_TICKET',
      'TOKEN_KEY_RETIRED',
      'NOT_FOUND',
      'TICKET_USED',
      'TICKET_ENDED',
      'TICKET_NOT_TODAY',
      'TICKET_ELSEWHERE',
      'NOT_INSIDE',
      'REST_UNPAID',
      'TOO_MANY_REQUESTS',
    ],
  },
  'GET /business/entries': {
    summary: 'Who has entered, by category: of an event, of a departure, of a time',
    audience: 'member',
    right: { area: 'today', level: 'view', of: ['seller'] },
    limits: { account: 'sellerReads' },
    query: z.object({ sale: IdNumber, day: z.iso.date().optional() }),
    ok: z.object({
      title: z.string(),
      categories: z.array(
        z.object({
          stockId: z.number().int(),
          title: z.string().nullable(),
          day: z.string().nullable(),
          time: z.string().nullable(),
          sold: z.number().int(),
          entered: z.number().int(),
          inside: z.number().int(),
        }),
      ),
      /** The newest first, 100 at most. */
      entries: z.array(Entry),
    }),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY', 'NOT_FOUND'],
  },
})
