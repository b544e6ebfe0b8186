import { sql } from 'kysely'
import { z } from 'zod'
import { ArrivalCard } from '../../../contract/arrivals.ts'
import { UnitRights } from '../../../contract/levels.ts'
import type { Levels } from '../../../domain/organisations/areas.ts'
import type { RoleKey } from '../../../domain/organisations/roles.ts'
import type { Scope } from '../../../domain/organisations/scope.ts'
import type { ArrivalView, LateChoice, MarkKind, Presence } from '../../../domain/stays/presence.ts'
import type { Stay } from '../../../domain/stays/stay.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { hasPhotograph, instantJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { isIn } from '../organisations/in-scope.ts'
import { levelsJson, unitsOf } from '../organisations/member-units.ts'
import { RoomCount } from './inventory.ts'

export type PropertyOfMember = {
  id: number
  title: string
  role: RoleKey | null
  levels: Levels
  hasPhotograph: boolean
}

/** The properties of a member, whatever their role, by title. */
export async function findPropertiesOf(
  db: Db,
  locale: Locale,
  { account, now }: { account: string; now: Date },
): Promise<PropertyOfMember[]> {
  const { rows } = await sql<PropertyOfMember>`
    select s.id, ${text('s.title', locale)} as title, m.role, ${levelsJson('m')} as levels, ${hasPhotograph('s')} as "hasPhotograph"
    from ${unitsOf(account, now)} m join properties s on s.id = m.property_id order by title, s.id`.execute(db)
  checkColumns(rows, () => ({ levels: UnitRights.levels }))
  return rows
}

const ArrivalRow = ArrivalCard.omit({ missingFrom: true, canMark: true, canUndo: true }).extend({
  isReviewed: z.boolean(),
})
export type ArrivalRow = z.output<typeof ArrivalRow>

/** Condition on the reservation `r`: guests missed one day are still expected the next, until their stay has ended. */
function isOf(view: ArrivalView, today: Day): Sql {
  if (view === 'coming') return sql`r.check_in > ${today}::date`
  if (view === 'house') return sql`r.presence = 'arrived' and r.check_out >= ${today}::date`
  if (view === 'leaving') return sql`r.check_out = ${today}::date and r.presence = 'arrived'`
  return sql`(r.check_in = ${today}::date or (r.check_in < ${today}::date and r.check_out >= ${today}::date
    and (r.presence is null or r.presence = 'no_show')))`
}

/** Confirmed and not cancelled; `o` is its order. */
const isExpectedAt = (scope: Scope): Sql =>
  sql`${isIn(scope, 'property', sql`r.property_id`)} and r.status in ('accepted', 'ended') and o.closed_at is null`

const card = (locale: Locale): Sql => sql`json_build_object('id', r.id, 'code', o.code,
  'property', json_build_object('id', s.id, 'title', ${text('s.title', locale)}),
  'guest', json_build_object('name', coalesce(r.guest_name, c.name, ''), 'phone', coalesce(r.guest_phone, n.phone), 'notes', r.notes),
  'adults', r.adults, 'childrenAges', to_json(r.children_ages),
  'rooms', coalesce((select json_agg(json_build_object('title', ${text('m.title', locale)}, 'count', m.count) order by m.room_type_id)
    from reservation_rooms m where m.reservation_id = r.id), '[]'),
  'checkIn', r.check_in, 'checkOut', r.check_out, 'nights', r.check_out - r.check_in, 'checkInClock', to_char(r.check_in_clock, 'HH24:MI'),
  'arrivalHour', r.arrival_hour, 'lateUntil', r.late_until, 'requests', to_json(r.requests), 'presence', r.presence, 'isReviewed', exists (select from reviews v where v.order_id = r.order_id),
  'freed', case when r.freed_from is not null then json_build_object('from', r.freed_from, 'until', r.freed_until) end,
  'log', coalesce((select json_agg(json_build_object('kind', k.kind, 'presence', k.presence, 'by', b.name, 'at', ${instantJson('k.marked_at')}) order by k.id desc)
    from arrival_marks k left join customers b on b.account_id = k.account_id where k.reservation_id = r.id), '[]'))`

const joins: Sql = sql`join orders o on o.id = r.order_id join properties s on s.id = r.property_id
  join customers c on c.id = o.customer_id left join accounts n on n.id = c.account_id`

type Filter = { scope: Scope; show: ArrivalView; today: Day }

/** Those who have not come yet first, the earliest of them before the others. */
export const findArrivals = (db: Db, locale: Locale, { scope, show, today, ...paging }: Filter & Paging) =>
  findPage(db, ArrivalRow, paging, {
    matched: sql`select r.id, row_number() over (order by r.check_in > ${today}::date, r.presence is not null, r.check_in, r.arrival_hour nulls last, r.id) as place
      from reservations r join orders o on o.id = r.order_id where ${isExpectedAt(scope)} and ${isOf(show, today)}`,
    from: sql`join reservations r using (id) ${joins}`,
    card: card(locale),
  })

export type ArrivalCounts = Record<ArrivalView, number>

const countOf = (view: ArrivalView, today: Day): Sql => sql`count(*) filter (where ${isOf(view, today)})::int`

export async function countArrivals(db: Db, scope: Scope, today: Day): Promise<ArrivalCounts> {
  const { rows } = await sql<ArrivalCounts>`
    select ${countOf('today', today)} as today, ${countOf('coming', today)} as coming, ${countOf('house', today)} as house, ${countOf('leaving', today)} as leaving
    from reservations r join orders o on o.id = r.order_id where ${isExpectedAt(scope)} and r.check_out >= ${today}::date`.execute(
    db,
  )
  if (!rows[0]) throw new Error('A count has one row')
  return rows[0]
}

export const findArrival = (db: Db, locale: Locale, id: number, scope: Scope) =>
  findOne(
    db,
    ArrivalRow,
    sql`select ${card(locale)} as json from reservations r ${joins} where r.id = ${id} and ${isExpectedAt(scope)}`,
  )

export type ExpectedRow = {
  id: number
  order: number
  property: number
  checkIn: Day
  checkOut: Day
  checkInClock: string
  presence: Presence | null
  lateUntil: LateChoice | null
  freedFrom: Day | null
  freedUntil: Day | null
  isReviewed: boolean
  lastMark: { kind: MarkKind; at: Date } | null
  /** The mark before the last one, and the number of marks. */
  was: Presence | null
  marks: number
  rooms: RoomCount[]
}

const expected = (rest: Sql): Sql => sql`
  select r.id, r.order_id as order, r.property_id as property, r.check_in as "checkIn", r.check_out as "checkOut", to_char(r.check_in_clock, 'HH24:MI') as "checkInClock",
    r.presence, r.late_until as "lateUntil", r.freed_from as "freedFrom", r.freed_until as "freedUntil",
    exists (select from reviews v where v.order_id = r.order_id) as "isReviewed",
    k.kind, k.marked_at as "markedAt", k.was, (select count(*)::int from arrival_marks where reservation_id = r.id) as marks,
    coalesce((select json_agg(json_build_object('roomTypeId', m.room_type_id, 'count', m.count))
      from reservation_rooms m where m.reservation_id = r.id), '[]') as rooms
  from reservations r join orders o on o.id = r.order_id
    left join lateral (select kind, marked_at, was from arrival_marks where reservation_id = r.id order by id desc limit 1) k on true
  where r.status in ('accepted', 'ended') and o.closed_at is null and ${rest}`

/** Locks the order first, as changes of a reservation do, and reads it in a statement of its own. */
async function lockExpected(tx: Tx, id: number, rest: Sql): Promise<ExpectedRow | null> {
  await sql`select from orders where id = (select order_id from reservations where id = ${id}) for no key update`.execute(
    tx,
  )
  type Row = Omit<ExpectedRow, 'lastMark'> & { kind: MarkKind | null; markedAt: Date | null }
  const { rows } = await sql<Row>`${expected(sql`r.id = ${id} and ${rest}`)}`.execute(tx)
  checkColumns(rows, () => ({ rooms: z.array(RoomCount) }))
  if (!rows[0]) return null
  const { kind, markedAt, ...row } = rows[0]
  return { ...row, lastMark: kind && markedAt && { kind, at: markedAt } }
}

export const lockArrival = (tx: Tx, id: number, scope: Scope): Promise<ExpectedRow | null> =>
  lockExpected(tx, id, isIn(scope, 'property', sql`r.property_id`))

/** For an operator, of any customer. */
export const lockAnyArrival = (tx: Tx, id: number): Promise<ExpectedRow | null> => lockExpected(tx, id, sql`true`)

export const lockOwnArrival = (tx: Tx, id: number, customer: number): Promise<ExpectedRow | null> =>
  lockExpected(tx, id, sql`o.customer_id = ${customer}`)

export type NewMark = {
  reservation: number
  kind: MarkKind
  was: Presence | null
  presence: Presence | null
  freed: Stay | null
  /** Null: an operator. */
  account: string | null
  now: Date
}

/** Under the lock. Answers the id of the mark. */
export async function putPresence(tx: Tx, mark: NewMark): Promise<number> {
  const { reservation, kind, was, presence, freed, account, now } = mark
  await sql`update reservations set presence = ${presence}, freed_from = ${freed?.checkIn ?? null}::date, freed_until = ${freed?.checkOut ?? null}::date
    where id = ${reservation}`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into arrival_marks (reservation_id, kind, was, presence, account_id, marked_at)
    values (${reservation}, ${kind}, ${was}, ${presence}, ${account}::uuid, ${now}) returning id`.execute(tx)
  if (!rows[0]) throw new Error('No mark was written')
  return rows[0].id
}

export const setLateArrival = (tx: Tx, id: number, until: LateChoice | null): Promise<unknown> =>
  sql`update reservations set late_until = ${until} where id = ${id}`.execute(tx)

/** The nights that a reservation still takes: one part, or two where nights between them were given back. */
export async function findTakenNights(tx: Tx, id: number): Promise<Stay[]> {
  const { rows } = await sql<Stay & { freedFrom: Day | null; freedUntil: Day | null }>`
    select check_in as "checkIn", check_out as "checkOut", freed_from as "freedFrom", freed_until as "freedUntil" from reservations where id = ${id}`.execute(
    tx,
  )
  return rows.flatMap(({ checkIn, checkOut, freedFrom, freedUntil }) =>
    [
      { checkIn, checkOut: freedFrom ?? checkOut },
      { checkIn: freedUntil ?? checkOut, checkOut },
    ].filter((part) => part.checkIn < part.checkOut),
  )
}
