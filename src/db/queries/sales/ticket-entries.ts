import { sql } from 'kysely'
import { z } from 'zod'
import { entryConflicts, TicketStep } from '../../../contract/tickets.ts'
import type { Scope } from '../../../domain/organisations/scope.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Direction } from '../../../domain/tickets/entry.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db, Tx } from '../../database.ts'
import { instantJson, localDay, type Sql, text } from '../fragments.ts'
import { findOne } from '../list.ts'
import { isIn } from '../organisations/in-scope.ts'
import { HolderRow, holderFields } from './ticket-pages.ts'

export type EntryConflict = (typeof entryConflicts)[number]

export type NewEntry = {
  ticket: bigint
  seller: number
  sale: number
  direction: Direction
  door: string | null
  account: string
  at: Date
  offlineAt: Date | null
  conflict: EntryConflict | null
  now: Date
}

/** Under the lock of the ticket, which knows from then on whether somebody is inside; a conflict changes nothing about it. */
export async function insertTicketEntry(tx: Tx, made: NewEntry): Promise<number> {
  const { ticket, direction, at, conflict } = made
  const { rows } = await sql<{ id: number }>`
    insert into ticket_entries (ticket_id, seller_id, sale_id, direction, door, scanned_by, at, counted_at, offline_at, conflict)
    values (${ticket}, ${made.seller}, ${made.sale}, ${direction}, ${made.door}, ${made.account}::uuid, ${at}, ${made.now}, ${made.offlineAt}::timestamptz,
      ${conflict}) returning id`.execute(tx)
  if (conflict === null)
    await sql`update tickets set is_inside = ${direction} = 'in', entered_at = coalesce(entered_at, ${at}) where id = ${ticket}`.execute(
      tx,
    )
  const [row] = rows
  if (!row) throw new Error(`The entry of the ticket ${ticket} was not kept`)
  return row.id
}

/** When and where somebody came in with it, the last time. */
export async function findEntrance(tx: Tx, ticket: bigint): Promise<{ at: Date; door: string | null } | null> {
  const { rows } = await sql<{ at: Date; door: string | null }>`
    select at, door from ticket_entries where ticket_id = ${ticket} and direction = 'in' and conflict is null order by id desc limit 1`.execute(
    tx,
  )
  return rows[0] ?? null
}

type Delivered = { ticket: bigint; seller: number; direction: Direction; door: string | null; offlineAt: Date }

/** The same step, delivered before. */
export async function findDelivered(
  tx: Tx,
  { ticket, seller, direction, door, offlineAt }: Delivered,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from ticket_entries
    where ticket_id = ${ticket} and seller_id = ${seller} and direction = ${direction} and offline_at = ${offlineAt}
      and door is not distinct from ${door}::text`.execute(tx)
  return rows[0]?.id ?? null
}

/** A sale of the scope. */
export async function findOwnSale(
  tx: Tx,
  sale: number,
  scope: Scope,
): Promise<{ sale: number; seller: number } | null> {
  const { rows } = await sql<{ sale: number; seller: number }>`
    select id as sale, seller_id as seller from sales where id = ${sale} and ${isIn(scope, 'seller', sql`seller_id`)}`.execute(
    tx,
  )
  return rows[0] ?? null
}

export type TypedTicket = { id: bigint; seller: number }

/** All there ever were under a number of an order, in the scope; the one that lives first. */
export async function findTicketsByCode(
  db: Db,
  { order, number, scope }: { order: string; number: number; scope: Scope },
): Promise<TypedTicket[]> {
  const { rows } = await sql<TypedTicket>`
    select t.id, p.seller_id as seller
    from orders o join purchases p on p.order_id = o.id join tickets t on t.purchase_id = p.id
    where o.code = ${order} and t.number = ${number} and ${isIn(scope, 'seller', sql`p.seller_id`)}
    order by t.ended_at is not null, t.issued_at desc, t.id`.execute(db)
  return rows
}

export const EntryRow = z.object({
  entryId: z.string(),
  title: z.string(),
  category: z.string().nullable(),
  /** The holder's name, where no other is given. */
  name: z.string(),
  direction: z.enum(['in', 'out']),
  at: z.string(),
  door: z.string().nullable(),
  isOffline: z.boolean(),
  conflict: z.enum(entryConflicts).nullable(),
  ticket: HolderRow,
})
export type EntryRow = z.output<typeof EntryRow>

/** Columns of the entry `n`. */
const entryJson = (
  locale: Locale,
): Sql => sql`json_build_object('entryId', n.id::text, 'title', ${text('p.title', locale)},
  'category', ${text('k.title', locale)}, 'name', coalesce(c.name, ''), 'direction', n.direction,
  'at', ${instantJson('n.at')}, 'door', n.door, 'isOffline', n.offline_at is not null, 'conflict', n.conflict,
  'ticket', json_build_object(${holderFields}))`

const joins: Sql = sql`join tickets t on t.id = n.ticket_id join purchases p on p.id = t.purchase_id join stocks k on k.id = t.stock_id
  join customers c on c.id = t.customer_id`

export const findTicketEntry = (db: Db, locale: Locale, entry: number) =>
  findOne(db, EntryRow, sql`select ${entryJson(locale)} as json from ticket_entries n ${joins} where n.id = ${entry}`)

/** For the ticket's holder. */
export const findTicketStep = (db: Db, locale: Locale, entry: number) =>
  findOne(
    db,
    TicketStep,
    sql`select json_build_object('ticketId', t.id::text, 'purchaseId', p.id, 'number', t.number, 'title', ${text('p.title', locale)},
        'at', ${instantJson('n.at')}, 'door', n.door) as json
      from ticket_entries n join tickets t on t.id = n.ticket_id join purchases p on p.id = t.purchase_id where n.id = ${entry}`,
  )

export const Category = z.object({
  stockId: z.int(),
  title: z.string().nullable(),
  day: z.iso.date().nullable(),
  time: z.string().nullable(),
  sold: z.int(),
  entered: z.int(),
  inside: z.int(),
})
export type Category = z.output<typeof Category>

export const Doors = z.object({
  title: z.string(),
  categories: z.array(Category),
  entries: z.array(EntryRow),
})
export type Doors = z.output<typeof Doors>

const maxEntries = 100

/** The entries of a sale, the newest first, and the number of people inside by category; on one day of Baghdad, or on all. */
export const findDoors = (
  db: Db,
  locale: Locale,
  { scope, sale, day }: { scope: Scope; sale: number; day: Day | null },
) =>
  findOne(
    db,
    Doors,
    sql`select json_build_object('title', (
        select ${text('i.title', locale)} from (select title from offers where id = s.offer_id
          union all select title from tourism_packages where id = s.tourism_package_id
          union all select title from umrah_packages where id = s.umrah_package_id
          union all select title from events where id = s.event_id
          union all select title from activities where id = s.activity_id) i),
      'categories', coalesce((
        select json_agg(json_build_object('stockId', k.id, 'title', ${text('k.title', locale)}, 'day', k.day, 'time', to_char(k.clock, 'HH24:MI'),
          'sold', n.sold, 'entered', n.entered, 'inside', n.inside) order by k.day, k.clock, k.position, k.id)
        from stocks k cross join lateral (
          select count(*) as sold, count(*) filter (where t.entered_at is not null) as entered, count(*) filter (where t.is_inside) as inside
          from tickets t where t.stock_id = k.id and t.ended_at is null) n
        where k.sale_id = s.id and (n.sold > 0 or s.kind = 'event') and ${day ? sql`(k.day is null or k.day = ${day}::date)` : sql`true`}), '[]'),
      'entries', coalesce((
        select json_agg(${entryJson(locale)} order by n.at desc, n.id desc) from (
          select n.* from ticket_entries n where n.sale_id = s.id
            and ${day ? sql`${localDay(sql`n.at`)} = ${day}::date` : sql`true`}
          order by n.at desc, n.id desc limit ${sql.lit(maxEntries)}) n ${joins}), '[]')) as json
      from sales s where s.id = ${sale} and ${isIn(scope, 'seller', sql`s.seller_id`)}`,
  )
