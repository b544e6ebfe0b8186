import { sql } from 'kysely'
import type { RoomCell } from '../../../domain/stays/room-cells.ts'
import type { Stay } from '../../../domain/stays/stay.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db, Tx } from '../../database.ts'
import { nightSeries, type Sql } from '../fragments.ts'

const cellsOf = (cells: readonly RoomCell[]): Sql =>
  sql`unnest(${cells.map(({ roomTypeId }) => roomTypeId)}::int[], ${cells.map(({ night }) => night)}::date[], ${cells.map(({ count }) => count)}::int[])
    cell (room_type_id, night, count)`

/** Creates the counters of nights without bookings, as a booking does. */
export const addCells = (tx: Tx, cells: readonly RoomCell[]): Promise<unknown> =>
  sql`with units as (select r.id, r.units from room_types r where r.id = any(${cells.map(({ roomTypeId }) => roomTypeId)}::int[]) order by r.id for share)
    insert into room_nights (room_type_id, night, total)
    select u.id, cell.night, u.units from ${cellsOf(cells)} join units u on u.id = cell.room_type_id order by 1, 2
    on conflict do nothing`.execute(tx)

/** In the order of all who lock nights. Answers which of them have too few rooms left. */
export async function lockCells(tx: Tx, cells: readonly RoomCell[]): Promise<{ roomTypeId: number; night: Day }[]> {
  const { rows } = await sql<{ roomTypeId: number; night: Day; isShort: boolean }>`
    select n.room_type_id as "roomTypeId", n.night, n.total - n.sold < cell.count as "isShort"
    from room_nights n join ${cellsOf(cells)} on cell.room_type_id = n.room_type_id and cell.night = n.night
    order by n.room_type_id, n.night
    for update of n`.execute(tx)
  return rows.filter(({ isShort }) => isShort)
}

/** Under the lock; less than nothing gives them free. */
export const takeCells = (tx: Tx, cells: readonly RoomCell[]): Promise<unknown> =>
  sql`update room_nights n set sold = n.sold + cell.count from ${cellsOf(cells)}
    where n.room_type_id = cell.room_type_id and n.night = cell.night`.execute(tx)

/** The nights that a change holds beside those of its reservation. */
export const holdCells = (tx: Tx, change: number, cells: readonly RoomCell[]): Promise<unknown> =>
  sql`insert into reservation_change_nights (change_id, room_type_id, night, count)
    select ${change}::int, cell.room_type_id, cell.night, cell.count from ${cellsOf(cells)}`.execute(tx)

export async function findHeldCells(db: Db, change: number): Promise<RoomCell[]> {
  const { rows } = await sql<RoomCell>`
    select room_type_id as "roomTypeId", night, count from reservation_change_nights where change_id = ${change}`.execute(
    db,
  )
  return rows
}

/** Takes no lock on the counters: the caller who changes them has it. */
export const dropHeldCells = (tx: Tx, change: number): Promise<unknown> =>
  sql`delete from reservation_change_nights where change_id = ${change}`.execute(tx)

/** The free rooms of each type of a property, night by night; a night without a counter has all of them. */
export async function findNightsLeft(
  db: Db,
  property: number,
  { checkIn, checkOut }: Stay,
): Promise<{ roomTypeId: number; night: Day; left: number }[]> {
  const { rows } = await sql<{ roomTypeId: number; night: Day; left: number }>`
    select r.id as "roomTypeId", d.night::date as night, least(r.units, coalesce(n.total - n.sold, r.units))::int as left
    from room_types r cross join ${nightSeries(sql`${checkIn}`, sql`${checkOut}`)} d (night)
      left join room_nights n on n.room_type_id = r.id and n.night = d.night::date
    where r.property_id = ${property}`.execute(db)
  return rows
}
