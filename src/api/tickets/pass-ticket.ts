import { createHash, randomBytes } from 'node:crypto'
import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { cancelPasses, insertPass, type LockedTicket, lockTicket } from '../../db/queries/sales/ticket-passes.ts'
import { findPassProblem, toPassEnd } from '../../domain/tickets/entry.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call } from '../handler.ts'
import { isNamed } from './present-ticket.ts'

type Made = Ok<'POST /customer/tickets/{id}/pass'>

/** Only this hash of a link's secret is stored. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const maxId = 2n ** 63n - 1n

/** A ticket of another customer is not found. */
async function lockOwn(tx: Tx, id: string, customer: number): Promise<LockedTicket> {
  const ticket = BigInt(id) > maxId ? null : await lockTicket(tx, BigInt(id))
  if (ticket?.customer !== customer) throw new Problem('NOT_FOUND')
  return ticket
}

/** A new link each time: the old one cannot be shown again, since its secret is not stored. */
export async function passTicket(call: Call<'POST /customer/tickets/{id}/pass'>): Promise<Made> {
  const { db, caller, params, locale, now } = call
  const secret = randomBytes(24).toString('base64url')
  const expiresAt = await db.transaction().execute(async (tx) => {
    const ticket = await lockOwn(tx, params.id, caller.customer)
    const problem = findPassProblem({ ...ticket, isNamed: isNamed(ticket) }, now)
    const end = toPassEnd(ticket, now)
    if (problem || !end) throw new Problem(problem ?? 'TICKET_ENDED')
    await cancelPasses(tx, ticket.id, now)
    await insertPass(tx, { ticket: ticket.id, secretHash: hashSecret(secret), expiresAt: end, now })
    return end
  })
  return {
    link: localPath(locale, `/tickets/${secret}`),
    expiresAt: expiresAt.toISOString(),
    message: successMessages[locale].PASS_MADE,
  }
}

/** Succeeds without a link, too: there is none afterwards either. */
export async function takePassBack(
  call: Call<'DELETE /customer/tickets/{id}/pass'>,
): Promise<Ok<'DELETE /customer/tickets/{id}/pass'>> {
  const { db, caller, params, locale, now } = call
  await db.transaction().execute(async (tx) => {
    const ticket = await lockOwn(tx, params.id, caller.customer)
    // Another customer was faster.
    if (ticket.endReason === 'passed') throw new Problem('TICKET_ENDED')
    await cancelPasses(tx, ticket.id, now)
  })
  return { message: successMessages[locale].PASS_CANCELLED }
}
