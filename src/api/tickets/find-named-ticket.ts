import { Problem } from '../../contract/problems.ts'
import { findTicketsByCode } from '../../db/queries/sales/ticket-entries.ts'
import { idsIn } from '../../domain/organisations/scope.ts'
import { parseDiscountToken } from '../../domain/sales/discount-token.ts'
import { parseTicketCode, toProof } from '../../domain/tickets/ticket-code.ts'
import { parseTicketToken } from '../../domain/tickets/ticket-token.ts'
import type { Call } from '../handler.ts'
import { limitMisses } from './limit-misses.ts'

type Entered = Call<'POST /business/entries'>

/** Which ticket was scanned or typed. */
export async function findNamedTicket(call: Entered): Promise<bigint> {
  const { body } = call
  if (body.token !== undefined) return readToken(call, body.token)
  // Offline a typed code cannot be checked.
  if (body.code === undefined || body.offlineAt !== undefined)
    throw new Problem('INVALID_INPUT', { fields: { token: { error: 'required' } } })
  return findTyped(call, body.code)
}

async function readToken({ discountKeys, now }: Entered, text: string): Promise<bigint> {
  if (parseDiscountToken(text)) throw new Problem('NOT_A_TICKET')
  const token = parseTicketToken(text)
  const state = token ? await discountKeys.checkTicket(token, now) : 'forged'
  if (!token || state === 'forged') throw new Problem('TOKEN_INVALID')
  if (state === 'retired') throw new Problem('TOKEN_KEY_RETIRED')
  return token.ticket
}

/** A code of another seller is none here. Misses are counted, of a member, of each seller they work for, and of all. */
async function findTyped({ db, scope, limits, caller }: Entered, typed: string): Promise<bigint> {
  const find = async (): Promise<bigint | null> => {
    const code = parseTicketCode(typed)
    if (!code) return null
    const all = await findTicketsByCode(db, { order: code.order, number: code.number, scope })
    return all.find(({ id }) => code.proof === toProof(id))?.id ?? null
  }
  const found = await limitMisses(
    {
      db,
      limits,
      account: caller.account,
      counted: [
        ['ticketCodes', caller.account],
        ...idsIn(scope, 'seller').map(
          (seller) => ['ticketCodesOfSeller', String(seller)] as ['ticketCodesOfSeller', string],
        ),
        ['ticketCodesGlobally', 'all'],
      ],
    },
    find,
  )
  if (found === null) throw new Problem('NOT_FOUND')
  return found
}
