import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { addCustomerEvent } from '../../db/queries/accounts/customer-events.ts'
import {
  type EntryConflict,
  findDelivered,
  findEntrance,
  findOwnSale,
  findTicketEntry,
  insertTicketEntry,
  type NewEntry,
} from '../../db/queries/sales/ticket-entries.ts'
import { type LockedTicket, lockTicket, shareOrder } from '../../db/queries/sales/ticket-passes.ts'
import { findUnitIn } from '../../domain/organisations/scope.ts'
import { type EntryProblem, findEntryProblem } from '../../domain/tickets/entry.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { findNamedTicket } from './find-named-ticket.ts'
import { presentEntry } from './present-entry.ts'

type Entered = Call<'POST /business/entries'>

/** The input of a door. */
type AtDoor = { ticket: bigint; offlineAt: Date | null }

/** In once, however often and at however many doors it is shown. */
export async function enter(call: Entered): Promise<Ok<'POST /business/entries'>> {
  const { db, body, locale, personalSeal, once } = call
  const ticket = await findNamedTicket(call)
  const offlineAt = body.offlineAt === undefined ? null : new Date(body.offlineAt)
  const { id } = await once(async (tx) => ({ id: await enterIn(tx, call, { ticket, offlineAt }) }))
  const entry = presentEntry(personalSeal, await requireFound(findTicketEntry(db, locale, id)))
  return { ...entry, message: successMessages[locale][entry.direction === 'in' ? 'TICKET_IN' : 'TICKET_OUT'] }
}

/** Needs the lock of the ticket. An offline entry is always stored, right or wrong. */
async function enterIn(tx: Tx, call: Entered, { ticket: id, offlineAt }: AtDoor): Promise<number> {
  const { scope, caller, body, now } = call
  const { direction, door = null } = body
  await shareOrder(tx, id)
  const ticket = await lockTicket(tx, id)
  if (!ticket) throw new Problem('NOT_FOUND')
  const isOurs = findUnitIn(scope, 'seller', ticket.seller) !== null
  const isForThis = body.saleId === undefined || body.saleId === ticket.sale
  const { seller, sale, customer } = ticket
  const own = { ticket: id, customer, seller, sale, direction, door, account: caller.account, now }
  if (offlineAt) {
    const at = toMoment(offlineAt, ticket, now)
    if (isOurs && isForThis)
      return deliver(tx, { ...own, at, offlineAt, conflict: findConflict(ticket, direction, at) })
    const place = body.saleId === undefined ? null : await findOwnSale(tx, body.saleId, scope)
    // A door of nowhere has nothing to deliver.
    if (!place) throw new Problem('NOT_FOUND')
    return deliver(tx, { ...own, ...place, at, offlineAt, conflict: 'unknown' })
  }
  if (!isOurs) throw new Problem('NOT_FOUND')
  if (!isForThis) throw new Problem('TICKET_ELSEWHERE')
  if (direction === 'out' && !ticket.canLeave)
    throw new Problem('INVALID_INPUT', { fields: { direction: { error: 'invalid' } } })
  const problem = findEntryProblem(ticket, direction, now)
  if (problem) throw await toProblem(tx, id, problem)
  return keepStep(tx, { ...own, at: now, offlineAt: null, conflict: null })
}

type Step = NewEntry & { customer: number }

/** The same step once, however often its answer was lost. */
const deliver = async (tx: Tx, step: Step & { offlineAt: Date }): Promise<number> =>
  (await findDelivered(tx, step)) ?? keepStep(tx, step)

/** Shows the ticket's holder at once that it was read. */
async function keepStep(tx: Tx, { customer, ...step }: Step): Promise<number> {
  const id = await insertTicketEntry(tx, step)
  const { direction, conflict, now } = step
  const kind = direction === 'in' ? 'entered' : 'left'
  if (conflict === null) await addCustomerEvent(tx, { customer, kind, subject: id, now })
  return id
}

/** A door's clock may be years wrong: not before the ticket was there, nor after it was delivered. */
function toMoment(offlineAt: Date, { issuedAt }: LockedTicket, now: Date): Date {
  if (offlineAt > now) return now
  return offlineAt < issuedAt ? issuedAt : offlineAt
}

const conflicts: Record<EntryProblem, EntryConflict> = {
  TICKET_USED: 'used',
  TICKET_ENDED: 'ended',
  TICKET_NOT_TODAY: 'not_today',
  NOT_INSIDE: 'not_inside',
  REST_UNPAID: 'rest_unpaid',
}

/** At a place without re-entry guests who leave stay counted as inside. */
function findConflict(ticket: LockedTicket, direction: 'in' | 'out', at: Date): EntryConflict | null {
  const problem = findEntryProblem(ticket, direction, at)
  if (problem) return conflicts[problem]
  return direction === 'out' && !ticket.canLeave ? 'not_inside' : null
}

/** A refusal of a used ticket says when it was used, and where. */
async function toProblem(tx: Tx, ticket: bigint, problem: EntryProblem): Promise<Problem> {
  const entrance = problem === 'TICKET_USED' ? await findEntrance(tx, ticket) : null
  if (!entrance) return new Problem(problem)
  return new Problem('TICKET_USED', { details: { at: entrance.at.toISOString(), door: entrance.door } })
}
