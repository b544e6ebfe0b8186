import { sql } from 'kysely'
import { z } from 'zod'
import { countNights, type Stay } from '../../../domain/stays/stay.ts'
import type { Tx } from '../../database.ts'
import { nightSeries, type Sql } from '../fragments.ts'

export const RoomCount = z.object({
  roomTypeId: z.int(),
  count: z.int(),
})
export type RoomCount = z.output<typeof RoomCount>

const countsOf = (rooms: readonly RoomCount[]): Sql =>
  sql`unnest(${rooms.map(({ roomTypeId }) => roomTypeId)}::int[], ${rooms.map(({ count }) => count)}::int[]) chosen (room_type_id, count)`

const isNightOf = ({ checkIn, checkOut }: Stay): Sql => sql`n.night >= ${checkIn}::date and n.night < ${checkOut}::date`

/**
 * Creates the counters of nights without bookings, in the order of the locks: transactions that add the same ones wait here. The share lock keeps
 * the number of units as it is until the new counters are visible.
 */
export async function addNights(tx: Tx, rooms: readonly RoomCount[], { checkIn, checkOut }: Stay): Promise<void> {
  await sql`
    with units as (select r.id, r.units from room_types r join ${countsOf(rooms)} on chosen.room_type_id = r.id order by r.id for share of r)
    insert into room_nights (room_type_id, night, total)
    select u.id, night::date, u.units
    from units u, ${nightSeries(sql`${checkIn}`, sql`${checkOut}`)} night
    order by 1, 2
    on conflict do nothing`.execute(tx)
}

/**
 * Locks the nights of all rooms in one order, so that two bookings can wait for each other in one direction only, and answers how many
 * rooms of each type are left for the whole stay. All of the nights must be counted already.
 */
export async function lockNights(tx: Tx, rooms: readonly RoomCount[], stay: Stay): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; left: number }>`
    select n.room_type_id as id, n.total - n.sold as left
    from room_nights n join ${countsOf(rooms)} using (room_type_id)
    where ${isNightOf(stay)}
    order by n.room_type_id, n.night
    for update of n`.execute(tx)
  const min = new Map<number, number>()
  for (const { id, left } of rows) min.set(id, Math.min(left, min.get(id) ?? left))
  return min
}

/**
 * The same, and counts the rooms where all of them are left, in one statement: false where one is not, or a night is not counted yet. The
 * statement reads the nights under their locks, so one that waited decides by what the other has left.
 */
export async function holdNights(tx: Tx, rooms: readonly RoomCount[], stay: Stay): Promise<boolean> {
  const { rows: taken } = await sql<{ id: number }>`
    with locked as materialized (
        select n.room_type_id, n.night, n.total - n.sold as free, chosen.count
        from room_nights n join ${countsOf(rooms)} using (room_type_id)
        where ${isNightOf(stay)}
        order by n.room_type_id, n.night
        for update of n),
      decided as materialized (
        select *, bool_and(free >= count) over () and count(*) over () = ${rooms.length * countNights(stay)}::int as fits from locked)
    update room_nights n set sold = n.sold + d.count from decided d
    where n.room_type_id = d.room_type_id and n.night = d.night and d.fits
    returning n.room_type_id as id`.execute(tx)
  return taken.length > 0
}

/** Under the lock. */
export const takeNights = (tx: Tx, rooms: readonly RoomCount[], stay: Stay): Promise<unknown> =>
  sql`update room_nights n set sold = n.sold + chosen.count from ${countsOf(rooms)}
    where n.room_type_id = chosen.room_type_id and ${isNightOf(stay)}`.execute(tx)
