import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database.ts'
import { instantJson, type Sql, toInstantJson } from '../fragments.ts'

export const AirlineTicketRow = z.object({
  /** Encrypted; null once it is of no more use. */
  bookingNumber: z.string().nullable(),
  issuedAt: z.string(),
  files: z.array(
    z.object({
      id: z.string(),
      mediaType: z.enum(['image/jpeg', 'application/pdf']),
    }),
  ),
})
export type AirlineTicketRow = z.output<typeof AirlineTicketRow>

/** The airline's ticket of the purchase `p`; null before the agency has entered one. */
export const airlineTicketJson: Sql = sql`(
  select json_build_object('bookingNumber', g.booking_number, 'issuedAt', ${instantJson('g.issued_at')}, 'files', coalesce((
    select json_agg(json_build_object('id', f.id, 'mediaType', f.media_type) order by f.created_at, f.id)
    from airline_ticket_files a join files f on f.id = a.file_id where a.purchase_id = g.purchase_id), '[]'))
  from airline_tickets g where g.purchase_id = p.id)`

/** Since when the agency owes the airline's ticket of the purchase `p` with its order `o`. */
export const confirmedAtJson: Sql = toInstantJson(sql`coalesce(p.decided_at, o.paid_at, p.created_at)`)

export async function isFlight(tx: Tx, purchase: number): Promise<boolean> {
  const { rows } = await sql`
    select from purchases p join sales s on s.id = p.sale_id join offers i on i.id = s.offer_id
    where p.id = ${purchase} and i.flight is not null`.execute(tx)
  return rows.length > 0
}

type NewTicket = { purchase: number; bookingNumber: string; account: string; maxVersions: number; now: Date }

/** In place of the one before. Answers how often it was entered, or null where that is too often. */
export async function putAirlineTicket(tx: Tx, made: NewTicket): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    insert into airline_tickets as g (purchase_id, booking_number, version, issued_at, issued_by)
    values (${made.purchase}, ${made.bookingNumber}, 1, ${made.now}, ${made.account}::uuid)
    on conflict (purchase_id) do update set booking_number = excluded.booking_number, version = g.version + 1,
      issued_at = excluded.issued_at, issued_by = excluded.issued_by
    where g.version < ${made.maxVersions} returning version`.execute(tx)
  return rows[0]?.version ?? null
}

/** In place of those before: they go with their contents. */
export async function putAirlineTicketFiles(tx: Tx, purchase: number, files: readonly string[]): Promise<void> {
  await sql`delete from files where id in (select file_id from airline_ticket_files where purchase_id = ${purchase})`.execute(
    tx,
  )
  await sql`insert into airline_ticket_files (file_id, purchase_id)
    select f::uuid, ${purchase} from unnest(${[...files]}::text[]) f`.execute(tx)
}

/** Their files go with those of the customer. */
export const eraseAirlineTickets = (tx: Tx, customer: Sql): Promise<unknown> =>
  sql`update airline_tickets g set booking_number = null from purchases p
    where p.id = g.purchase_id and p.customer_id = ${customer} and g.booking_number is not null`.execute(tx)
