import { sql } from 'kysely'
import { z } from 'zod'
import type { WaitlistKind, WaitlistStatus } from '../../../domain/sales/waitlist.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'
import { transition, waitlistStatus } from '../../transition.ts'
import type { Sql } from '../fragments.ts'
import { isInVain } from '../orders/ended-holds.ts'
import { RoomCount } from '../stays/inventory.ts'
import { StockCount } from './stocks.ts'

export type NewWaitlistEntry = {
  customer: number
  kind: WaitlistKind
  property: number | null
  sale: number | null
  itemId: number
  title: Localized
  request: object
  thing: string
  people: number
  checkIn: Day | null
  checkOut: Day | null
  startsAt: Date | null
  rooms: readonly RoomCount[]
  stocks: readonly StockCount[]
  now: Date
}

/** Under the lock of the customer. */
export async function insertWaitlistEntry(tx: Tx, made: NewWaitlistEntry): Promise<number> {
  const { rooms, stocks } = made
  const { rows } = await sql<{ id: number }>`
    with made as (
        insert into waitlist_entries (customer_id, kind, property_id, sale_id, item_id, title, request, thing, people, check_in, check_out, starts_at,
          parts, created_at)
        values (${made.customer}, ${made.kind}, ${made.property}, ${made.sale}, ${made.itemId}, ${JSON.stringify(made.title)}::jsonb,
          ${JSON.stringify(made.request)}::jsonb, ${made.thing}, ${made.people}, ${made.checkIn}::date, ${made.checkOut}::date, ${made.startsAt},
          ${rooms.length + stocks.length}, ${made.now})
        returning id),
      rooms as (
        insert into waitlist_rooms (entry_id, room_type_id, count)
        select made.id, chosen.* from made, unnest(${rooms.map(({ roomTypeId }) => roomTypeId)}::int[], ${rooms.map(({ count }) => count)}::int[]) chosen),
      stocks as (
        insert into waitlist_stocks (entry_id, stock_id, count)
        select made.id, chosen.* from made, unnest(${stocks.map(({ stock }) => stock)}::int[], ${stocks.map(({ count }) => count)}::int[]) chosen)
    select id from made`.execute(tx)
  if (!rows[0]) throw new Error('An entry was inserted without an id')
  return rows[0].id
}

/** All that decides about an entry. */
export type WaitlistEntryFacts = {
  id: number
  customer: number
  kind: WaitlistKind
  property: number | null
  sale: number | null
  itemId: number
  title: Localized
  thing: string
  people: number
  status: WaitlistStatus
  checkIn: Day | null
  checkOut: Day | null
  startsAt: Date | null
  missed: number
  restsUntil: Date | null
  offeredUntil: Date | null
  /** Nothing of it is sold from then on; null where it cannot be had at all any more. */
  endsAt: Date | null
  rooms: RoomCount[]
  stocks: StockCount[]
}

/** The end of the entry `w`. An seller may move the end of a sale; the day of an arrival is fixed. */
const endsAt: Sql = sql`case
  when w.parts > (select count(*) from waitlist_rooms h where h.entry_id = w.id) + (select count(*) from waitlist_stocks h where h.entry_id = w.id) then null
  when w.kind = 'reservation' then w.starts_at
  else (select min(k.closes_at) from waitlist_stocks h join stocks k on k.id = h.stock_id where h.entry_id = w.id) end`

const entryColumns: Sql = sql`w.id, w.customer_id as customer, w.kind, w.property_id as property, w.sale_id as sale, w.item_id as "itemId", w.title, w.thing, w.people, w.status,
  w.check_in as "checkIn", w.check_out as "checkOut", w.starts_at as "startsAt", w.missed, w.rests_until as "restsUntil", w.offered_until as "offeredUntil",
  ${endsAt} as "endsAt",
  coalesce((select json_agg(json_build_object('roomTypeId', h.room_type_id, 'count', h.count) order by h.room_type_id)
    from waitlist_rooms h where h.entry_id = w.id), '[]') as rooms,
  coalesce((select json_agg(json_build_object('stock', h.stock_id, 'count', h.count) order by h.stock_id)
    from waitlist_stocks h where h.entry_id = w.id), '[]') as stocks`

export async function findWaitlistEntry(db: Db, id: number): Promise<WaitlistEntryFacts | null> {
  const { rows } =
    await sql<WaitlistEntryFacts>`select ${entryColumns} from waitlist_entries w where w.id = ${id}`.execute(db)
  checkColumns(rows, () => ({ rooms: z.array(RoomCount), stocks: z.array(StockCount) }))
  return rows[0] ?? null
}

/** After the lock of its customer, before any stock; read in a statement of its own, as everything that was waited for. */
export async function lockWaitlistEntry(tx: Tx, id: number): Promise<WaitlistEntryFacts | null> {
  await sql`select from waitlist_entries where id = ${id} for no key update`.execute(tx)
  return findWaitlistEntry(tx, id)
}

/** An customer's open entries, their entry for this thing, and when one for it last ended with an offer that was not taken or not paid. */
export type WaitlistHistory = { open: number; same: number | null; passedAt: Date | null }

export async function findWaitlistHistory(tx: Tx, customer: number, thing: string): Promise<WaitlistHistory> {
  const { rows } = await sql<WaitlistHistory>`
    select count(*) filter (where closed_at is null)::int as open,
      max(id) filter (where closed_at is null and thing = ${thing}) as same,
      max(closed_at) filter (where thing = ${thing} and (status = 'passed' or (status = 'left' and missed > 0)
        or exists (select from orders m where m.id = order_id and m.closed_at is not null and ${isInVain}))) as "passedAt"
    from waitlist_entries where customer_id = ${customer}`.execute(tx)
  return rows[0] ?? { open: 0, same: null, passedAt: null }
}

export const setEntryOffered = (tx: Tx, id: number, until: Date): Promise<void> =>
  transition(tx, waitlistStatus, { id, to: 'offered', set: sql`offered_until = ${until}, rests_until = null` })

/** At the end of the line. */
export const requeueEntry = (tx: Tx, id: number, restsUntil: Date): Promise<void> =>
  transition(tx, waitlistStatus, {
    id,
    to: 'waiting',
    set: sql`offered_until = null, missed = missed + 1, rests_until = ${restsUntil}, place = nextval('waiting_places')`,
  })

type Closed = Extract<WaitlistStatus, 'passed' | 'left' | 'over'>

export const closeEntry = (tx: Tx, id: number, to: Closed, now: Date): Promise<void> =>
  transition(tx, waitlistStatus, { id, to, set: sql`offered_until = null, closed_at = ${now}` })

/** Who leaves what was offered has kept it from others as who lets it pass has. */
export const setEntryLeft = (
  tx: Tx,
  id: number,
  { isOffered, now }: { isOffered: boolean; now: Date },
): Promise<void> =>
  transition(tx, waitlistStatus, {
    id,
    to: 'left',
    set: sql`offered_until = null, closed_at = ${now}, missed = missed + ${isOffered ? 1 : 0}`,
  })

export const setEntryTaken = (tx: Tx, id: number, now: Date): Promise<void> =>
  transition(tx, waitlistStatus, { id, to: 'taken', set: sql`offered_until = null, closed_at = ${now}` })

export const setEntryOrder = (tx: Tx, id: number, order: number): Promise<unknown> =>
  sql`update waitlist_entries set order_id = ${order} where id = ${id} and status = 'taken'`.execute(tx)

/** False where another process is at it: one line, one who calls out of it. Ends with the transaction. */
export async function tryLockWaitlist(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`select pg_try_advisory_xact_lock(7236405) as "isMine"`.execute(tx)
  return rows[0]?.isMine ?? false
}

/** Offers that ran out, and entries for what is over or gone, the oldest first. */
export async function findEntriesToEnd(db: Db, now: Date, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from waitlist_entries w
    where w.closed_at is null and (w.offered_until <= ${now} or coalesce(${endsAt} <= ${now}, true))
    order by w.id limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Condition on the entry `w`: every night has the wanted rooms, and none is closed. */
const areRoomsFree: Sql = sql`not exists (
    select from waitlist_rooms h join room_types r on r.id = h.room_type_id
      cross join generate_series(w.check_in::timestamp, w.check_out::timestamp - interval '1 day', interval '1 day') d (night)
      left join room_nights n on n.room_type_id = r.id and n.night = d.night::date
    where h.entry_id = w.id and least(r.units, n.total - n.sold) < h.count)
  and not exists (
    select from closures c where c.property_id = w.property_id and c.to_night >= w.check_in and c.from_night < w.check_out
      and (c.room_type_id is null or c.room_type_id in (select h.room_type_id from waitlist_rooms h where h.entry_id = w.id)))`

const arePlacesFree: Sql = sql`not exists (
  select from waitlist_stocks h join stocks k on k.id = h.stock_id where h.entry_id = w.id and k.capacity - k.taken < h.count)`

type OfferQuery = {
  now: Date
  urgentUntil: Date
  isOfferHour: boolean
  offersSince: Date
  maxOffers: number
  max: number
}

/**
 * Entries whose whole request is available now, in their order. Customers with an offer, with too many offers today, or with a deactivated account are skipped and keep their place.
 */
export async function findEntriesToOffer(db: Db, line: OfferQuery): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from waitlist_entries w join customers c on c.id = w.customer_id
    where w.status = 'waiting' and c.status = 'active' and coalesce(w.rests_until <= ${line.now}, true)
      and (${line.isOfferHour} or coalesce(w.starts_at, ${endsAt}) <= ${line.urgentUntil})
      and coalesce(${endsAt} > ${line.now}, false)
      and not exists (select from waitlist_entries other where other.customer_id = w.customer_id and other.status = 'offered')
      and (select count(*) from notifications t where t.customer_id = w.customer_id and t.event = 'waiting-offered'
        and t.created_at > ${line.offersSince}) < ${line.maxOffers}
      and case when w.kind = 'reservation' then ${areRoomsFree} else ${arePlacesFree} end
    order by w.place limit ${line.max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A customer's offers, under their lock: whether one is open, and how many were made since then. */
export async function countOffers(tx: Tx, customer: number, since: Date): Promise<{ hasOffer: boolean; made: number }> {
  const { rows } = await sql<{ hasOffer: boolean; made: number }>`
    select exists (select from waitlist_entries where customer_id = ${customer} and status = 'offered') as "hasOffer",
      (select count(*)::int from notifications where customer_id = ${customer} and event = 'waiting-offered' and created_at > ${since}) as made`.execute(
    tx,
  )
  return rows[0] ?? { hasOffer: false, made: 0 }
}

/** What was waited for is nobody's business once it is long over. */
export const deleteOldEntries = (db: Db, before: Date): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from waitlist_entries where id in (
      select id from waitlist_entries where closed_at < ${before} limit ${limit})`.execute(db),
  )

/** Open ones of a customer, under their lock. */
export async function findOpenEntries(tx: Tx, customer: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from waitlist_entries where customer_id = ${customer} and closed_at is null order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

export const deleteEntries = (tx: Tx, customer: number): Promise<unknown> =>
  sql`delete from waitlist_entries where customer_id = ${customer}`.execute(tx)
