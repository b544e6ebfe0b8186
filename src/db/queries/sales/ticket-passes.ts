import { sql } from 'kysely'
import type { SaleKind, TravellerData } from '../../../domain/sales/sale.ts'
import type { DoorFacts } from '../../../domain/tickets/entry.ts'
import type { Db, Tx } from '../../database.ts'

/** A ticket whose row is locked: no entry, passing on or cancelling happens meanwhile. */
export type LockedTicket = DoorFacts & {
  id: bigint
  purchase: number
  number: number
  stock: number
  customer: number
  order: number
  seller: number
  sale: number
  itemType: SaleKind
  travellerData: TravellerData
  issuedAt: Date
}

/**
 * Locks the order before the ticket: cancelling the purchase needs the order for itself, so that no ticket is used or taken between its check and
 * its end. Null where there is no such ticket.
 */
export async function shareOrder(tx: Tx, ticket: bigint): Promise<number | null> {
  const { rows } = await sql<{ order: number }>`
    select o.id as order from tickets t join purchases p on p.id = t.purchase_id join orders o on o.id = p.order_id
    where t.id = ${ticket} for share of o`.execute(tx)
  return rows[0]?.order ?? null
}

export async function lockTicket(tx: Tx, ticket: bigint): Promise<LockedTicket | null> {
  const { rows } = await sql<LockedTicket>`
    select t.id, t.purchase_id as purchase, t.number, t.stock_id as stock, t.customer_id as customer, p.order_id as order, p.seller_id as seller,
      p.sale_id as sale, p.kind as "itemType", s.traveller_data as "travellerData", t.issued_at as "issuedAt", p.starts_at as "startsAt", t.expires_at as "expiresAt",
      t.entered_at as "enteredAt", t.is_inside as "isInside", t.end_reason as "endReason", s.can_leave as "canLeave",
      p.rest_amount is not null and not coalesce(r.payment_status = 'paid' and r.closed_at is null, false) as "owesRest"
    from tickets t join purchases p on p.id = t.purchase_id join sales s on s.id = p.sale_id left join orders r on r.id = p.rest_order_id
    where t.id = ${ticket} for update of t`.execute(tx)
  return rows[0] ?? null
}

export type Pass = {
  id: number
  ticket: bigint
  expiresAt: Date
  isCancelled: boolean
  /** The ticket that came of it. */
  takenAs: bigint | null
}

export async function findPass(db: Db, secretHash: string): Promise<Pass | null> {
  const { rows } = await sql<Pass>`
    select id, ticket_id as ticket, expires_at as "expiresAt", cancelled_at is not null as "isCancelled", taken_as as "takenAs"
    from ticket_passes where secret_hash = ${secretHash}`.execute(db)
  return rows[0] ?? null
}

export const insertPass = (
  tx: Tx,
  { ticket, secretHash, expiresAt, now }: { ticket: bigint; secretHash: string; expiresAt: Date; now: Date },
): Promise<unknown> =>
  sql`insert into ticket_passes (ticket_id, secret_hash, created_at, expires_at) values (${ticket}, ${secretHash}, ${now}, ${expiresAt})`.execute(
    tx,
  )

/** Under the lock of the ticket. */
export const cancelPasses = (tx: Tx, ticket: bigint, now: Date): Promise<unknown> =>
  sql`update ticket_passes set cancelled_at = ${now}
    where ticket_id = ${ticket} and taken_at is null and cancelled_at is null`.execute(tx)

type Taking = { pass: number; to: bigint; customer: number; holder: string | null; now: Date }

/** Under the lock of the ticket: it ends, and another one with its number begins. */
export async function moveTicket(
  tx: Tx,
  from: LockedTicket,
  { pass, to, customer, holder, now }: Taking,
): Promise<void> {
  await sql`update tickets set ended_at = ${now}, end_reason = 'passed' where id = ${from.id}`.execute(tx)
  await sql`insert into tickets (id, purchase_id, number, stock_id, customer_id, holder, issued_at, expires_at)
    values (${to}, ${from.purchase}, ${from.number}, ${from.stock}, ${customer}, ${holder}, ${now}, ${from.expiresAt})`.execute(
    tx,
  )
  await sql`update ticket_passes set taken_at = ${now}, taken_as = ${to} where id = ${pass}`.execute(tx)
}

/** The title of a purchase, in every language. */
export async function getPurchaseTitle(tx: Tx, purchase: number): Promise<Record<'en' | 'ar' | 'ku', string>> {
  const { rows } = await sql<{
    title: Record<'en' | 'ar' | 'ku', string>
  }>`select title from purchases where id = ${purchase}`.execute(tx)
  if (!rows[0]) throw new Error(`There is no purchase ${purchase}`)
  return rows[0].title
}
