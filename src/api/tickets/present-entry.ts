import type { Ok } from '../../contract/contract.ts'
import type { EntryRow } from '../../db/queries/sales/ticket-entries.ts'
import type { Seal } from '../../db/seal.ts'
import { toFirstName } from '../../domain/accounts/guest-name.ts'
import { findHolder, findTicketAge } from './find-holder.ts'

type Entry = Ok<'GET /business/entries'>['entries'][number]

/** The holder of another seller's ticket is not shown to this seller. */
export function presentEntry(seal: Seal, { entryId, ticket, name, ...row }: EntryRow): Entry {
  const { number } = ticket
  if (row.conflict === 'unknown') return { ...row, id: entryId, number, holder: null, age: null }
  const holder = (findHolder(seal, ticket) ?? toFirstName(name)) || null
  return { ...row, id: entryId, number, holder, age: findTicketAge(seal, ticket) }
}
