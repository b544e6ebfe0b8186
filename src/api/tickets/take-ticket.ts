import { randomBytes } from 'node:crypto'
import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { findPassedTicket, findTicket } from '../../db/queries/sales/ticket-pages.ts'
import {
  findPass,
  type LockedTicket,
  lockTicket,
  moveTicket,
  type Pass,
  shareOrder,
} from '../../db/queries/sales/ticket-passes.ts'
import { findPassProblem } from '../../domain/tickets/entry.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call } from '../handler.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { requireFound } from '../require-found.ts'
import { sealHolder } from './find-holder.ts'
import { limitMisses } from './limit-misses.ts'
import { notifyGiver } from './notify-giver.ts'
import { hashSecret } from './pass-ticket.ts'
import { isNamed, presentTicket } from './present-ticket.ts'

type LookCall = Call<'GET /customer/ticket-passes/{secret}'>
type TakeCall = Call<'POST /customer/ticket-passes/{secret}'>

/** A secret that is none counts as a guess; one that is over does not. */
async function requirePass({ db, limits, caller, params }: LookCall | TakeCall): Promise<Pass> {
  const pass = await limitMisses(
    {
      db,
      limits,
      account: caller.account,
      // Limited by address alone: 192 bits need no more, and a shared limit could be used up to close every link.
      counted: [['passSecrets', String(caller.customer)]],
    },
    () => findPass(db, hashSecret(params.secret)),
  )
  if (!pass) throw new Problem('PASS_OVER')
  return pass
}

const isOpen = ({ expiresAt, isCancelled, takenAs }: Pass, now: Date): boolean =>
  !isCancelled && takenAs === null && expiresAt > now

export async function lookAtPass(call: LookCall): Promise<Ok<'GET /customer/ticket-passes/{secret}'>> {
  const { db, locale, caller, now } = call
  const pass = await requirePass(call)
  if (!isOpen(pass, now)) throw new Problem('PASS_OVER')
  const row = await requireFound(findPassedTicket(db, pass.ticket, { locale, now }))
  const { canPass } = await presentTicket(call, row)
  if (!canPass) throw new Problem('PASS_OVER')
  const { title, category, startsAt, venue } = row
  return {
    title,
    category,
    startsAt,
    venue,
    expiresAt: pass.expiresAt.toISOString(),
    isOwn: (await findTicket(db, pass.ticket, { locale, customer: caller.customer, now })) !== null,
    needsName: needsName(row),
  }
}

const needsName = ({ travellerData }: Pick<LockedTicket, 'travellerData'>): boolean => travellerData === 'names'

/** The first customer takes the ticket; the old code ends in the same moment. */
export async function takeTicket(call: TakeCall): Promise<Ok<'POST /customer/ticket-passes/{secret}'>> {
  const { db, locale, caller, now, once } = call
  await requirePass(call)
  // Text alone: the answer is stored for requests with the same key.
  const { ticket } = await once(async (tx) => ({ ticket: String(await take(tx, call)) }))
  const row = await requireFound(findTicket(db, BigInt(ticket), { locale, customer: caller.customer, now }))
  return { ...(await presentTicket(call, row)), message: successMessages[locale].TICKET_TAKEN }
}

/** Locks in the common order: the order, the customer, then the ticket. */
async function take(tx: Tx, { caller, params, body, personalSeal, now }: TakeCall): Promise<bigint> {
  const secretHash = hashSecret(params.secret)
  const before = await requireFound(findPass(tx, secretHash))
  await shareOrder(tx, before.ticket)
  await lockActiveCustomer(tx, caller.customer)
  const ticket = await requireFound(lockTicket(tx, before.ticket))
  const pass = await requireFound(findPass(tx, secretHash))
  if (pass.takenAs !== null) return requireOwn(tx, pass.takenAs, caller.customer)
  if (!isOpen(pass, now)) throw new Problem('PASS_OVER')
  if (ticket.customer === caller.customer) throw new Problem('PASS_OWN')
  if (findPassProblem({ ...ticket, isNamed: isNamed(ticket) }, now)) throw new Problem('PASS_OVER')
  const { holder = null } = body
  if (holder === null && needsName(ticket))
    throw new Problem('INVALID_INPUT', { fields: { holder: { error: 'required' } } })
  const to = randomBytes(8).readBigUInt64BE() >> 1n
  const sealed = holder === null ? null : sealHolder(personalSeal, to, holder)
  await moveTicket(tx, ticket, { pass: pass.id, to, customer: caller.customer, holder: sealed, now })
  await notifyGiver(tx, ticket, { pass: pass.id, now })
  return to
}

/** A second click gets the ticket of the first. */
async function requireOwn(tx: Tx, id: bigint, customer: number): Promise<bigint> {
  const ticket = await lockTicket(tx, id)
  if (ticket?.customer !== customer || ticket.endReason) throw new Problem('PASS_OVER')
  return id
}
