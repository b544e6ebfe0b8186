import { later } from '../time/later.ts'

export type Direction = 'in' | 'out'

/** The facts that decide about a ticket at a door. */
export type TicketFacts = {
  startsAt: Date | null
  expiresAt: Date
  enteredAt: Date | null
  isInside: boolean
  endReason: 'passed' | 'cancelled' | null
  /** A guest who left may enter again. */
  canLeave: boolean
}

export type TicketState = 'good' | 'entered' | 'left' | 'passed' | 'cancelled' | 'over'

/** In seconds: people come early, and a bus that leaves at 7 in the morning is filled at night. */
const doorsOpen = 12 * 60 * 60

/** When the first door opens for it. */
export const toOpening = (startsAt: Date | null): Date | null => startsAt && later(startsAt, -doorsOpen)

export function toTicketState({ endReason, enteredAt, isInside, expiresAt }: TicketFacts, now: Date): TicketState {
  if (endReason) return endReason
  if (enteredAt) return isInside ? 'entered' : 'left'
  return expiresAt <= now ? 'over' : 'good'
}

export type EntryProblem = 'TICKET_ENDED' | 'TICKET_USED' | 'TICKET_NOT_TODAY' | 'NOT_INSIDE' | 'REST_UNPAID'

/** `owesRest`: only its deposit was paid. */
export type DoorFacts = TicketFacts & { owesRest: boolean }

/** Why a ticket lets nobody pass at that moment; null where it does. One entry, and another one only after leaving. */
export function findEntryProblem(facts: DoorFacts, direction: Direction, at: Date): EntryProblem | null {
  const { endReason, enteredAt, isInside, canLeave, startsAt, expiresAt, owesRest } = facts
  if (endReason) return 'TICKET_ENDED'
  if (direction === 'out') return isInside ? null : 'NOT_INSIDE'
  if (isInside || (enteredAt && !canLeave)) return 'TICKET_USED'
  const opening = toOpening(startsAt)
  if ((opening && at < opening) || at >= expiresAt) return 'TICKET_NOT_TODAY'
  return owesRest ? 'REST_UNPAID' : null
}

export type PassProblem = 'TICKET_ENDED' | 'TICKET_USED' | 'TICKET_NAMED'

/** In seconds. */
const passLasts = 7 * 24 * 60 * 60

/** Until when a link to take it is good, made now: a week, or until it begins. Null once it has begun. */
export function toPassEnd({ startsAt, expiresAt }: TicketFacts, now: Date): Date | null {
  const begins = startsAt ?? expiresAt
  const week = later(now, passLasts)
  if (begins <= now) return null
  return new Date(Math.min(begins.getTime(), week.getTime()))
}

/** A unit with a passport or an age belongs to its traveller alone. */
export function findPassProblem(facts: TicketFacts & { isNamed: boolean }, now: Date): PassProblem | null {
  if (facts.endReason) return 'TICKET_ENDED'
  if (facts.enteredAt) return 'TICKET_USED'
  if (toPassEnd(facts, now) === null) return 'TICKET_ENDED'
  return facts.isNamed ? 'TICKET_NAMED' : null
}
