import { sql } from 'kysely'
import { nightsOf, type Stay } from '../../domain/stay.ts'
import type { FreeRates } from '../../domain/stay-offers.ts'
import type { Db } from '../database.ts'
import { findOne } from './list.ts'
import { duringStay, ratesJson, type StayRates } from './rates.ts'

export type FreeProperty = FreeRates & { id: number }

type Row = [
  id: number,
  minNights: number,
  seasons: FreeRates['seasons'] | null,
  closures: FreeRates['closures'] | null,
  rooms: [id: number, left: number, adults: number, children: number][],
]

/**
 * What is left of every property for a stay, in one statement. Whether it will do is for the domain to say. `most`: nobody takes more rooms
 * of a type, so that only nights with fewer left are looked at; `left` may be too high where it is not below that.
 */
export async function findFreeProperties(db: Db, stay: Stay, most: number): Promise<FreeProperty[]> {
  const rows = await findOne<Row[]>(
    db,
    sql`
      with scarce as (
        select room_type_id, min(total - sold) as least from room_nights
        where night = any(${nightsOf(stay)}::date[]) and total - sold < ${most}::int group by room_type_id),
      rooms as (
        select r.property_id, array_agg(array[r.id, least(r.units, scarce.least), r.adults, r.children]) as list
        from room_types r left join scarce on scarce.room_type_id = r.id
        where least(r.units, scarce.least) > 0 group by r.property_id),
      seasons as (
        select property_id, json_agg(json_build_object('from', from_night, 'to', to_night, 'percent', percent, 'minNights', min_nights)) as list
        from property_seasons where ${duringStay(stay)} group by property_id),
      closed as (
        select property_id, json_agg(json_build_object('from', from_night, 'to', to_night, 'roomTypeId', room_type_id)) as list
        from closures where ${duringStay(stay)} group by property_id)
      select json_agg(json_build_array(s.id, s.min_nights, seasons.list, closed.list, rooms.list) order by s.id) as json
      from properties s join rooms on rooms.property_id = s.id
        left join seasons on seasons.property_id = s.id left join closed on closed.property_id = s.id`,
  )
  return rows?.map(toProperty) ?? []
}

const toProperty = ([id, minNights, seasons, closures, rooms]: Row): FreeProperty => ({
  id,
  minNights,
  seasons: seasons ?? [],
  closures: closures ?? [],
  rooms: rooms.map(([room, left, adults, children]) => ({ id: room, left, adults, children })),
})

/** All that a stay asks, of several properties in one statement. */
export const findRatesOf = async (db: Db, properties: readonly number[], stay: Stay): Promise<StayRates[]> =>
  (await findOne<StayRates[]>(
    db,
    sql`select json_agg(${ratesJson(stay)} order by s.id) as json from properties s
      where s.id = any(${properties}::int[]) and exists (select from room_types where property_id = s.id)`,
  )) ?? []
