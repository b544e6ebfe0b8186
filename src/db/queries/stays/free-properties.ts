import { sql } from 'kysely'
import { z } from 'zod'
import { nightsOf, type Stay } from '../../../domain/stays/stay.ts'
import type { FreeRates } from '../../../domain/stays/stay-offers.ts'
import type { Db } from '../../database.ts'
import type { Sql } from '../fragments.ts'
import { findOne } from '../list.ts'
import { ClosureRow, duringStay, NightlyRates, nightlyRatesJson, ratesJson, SeasonRow, StayRates } from './rates.ts'

/** `units`: how many rooms of a type there are; `left` of them in every night of the stay. */
export type FreeProperty = Omit<FreeRates, 'rooms'> & {
  id: number
  rooms: (FreeRates['rooms'][number] & { units: number })[]
}

/** `id`, `left`, `adults`, `children` and `units`. */
const RoomTuple = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()])

/** `id`, `minNights`, `seasons`, `closures` and `rooms`: an array is half as long as an object. */
const PropertyTuple = z.tuple([
  z.int(),
  z.int(),
  z.array(SeasonRow).nullable(),
  z.array(ClosureRow).nullable(),
  z.array(RoomTuple),
])

/**
 * The free rooms of every property for a stay, in one statement, full ones too; the domain decides whether they fit. `most`: no party takes more
 * rooms of a type, so only nights with fewer free rooms are read; `left` may be too high where it is not below that.
 */
export async function findFreeProperties(db: Db, stay: Stay, max: number): Promise<FreeProperty[]> {
  const rows = await findOne(
    db,
    z.array(PropertyTuple),
    sql`
      with scarce as (
        select room_type_id, min(total - sold) as least from room_nights
        where night = any(${nightsOf(stay)}::date[]) and total - sold < ${max}::int group by room_type_id),
      rooms as (
        select r.property_id, array_agg(array[r.id, least(r.units, scarce.least), r.adults, r.children, r.units]) as list
        from room_types r left join scarce on scarce.room_type_id = r.id group by r.property_id),
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

const toProperty = ([id, minNights, seasons, closures, rooms]: z.output<typeof PropertyTuple>): FreeProperty => ({
  id,
  minNights,
  seasons: seasons ?? [],
  closures: closures ?? [],
  rooms: rooms.map(([room, left, adults, children, units]) => ({ id: room, left, adults, children, units })),
})

const propertiesOf = (ids: readonly number[]): Sql => sql`from properties s
  where s.id = any(${ids}::int[]) and exists (select from room_types where property_id = s.id)`

/** All that a stay asks, of several properties in one statement. */
export const findRatesOf = async (db: Db, ids: readonly number[], stay: Stay) =>
  (await findOne(
    db,
    z.array(StayRates),
    sql`select json_agg(${ratesJson(stay)} order by s.id) as json ${propertiesOf(ids)}`,
  )) ?? []

/** The same with free rooms night by night: for stays of any length within. */
export const findNightlyRatesOf = async (db: Db, ids: readonly number[], range: Stay) =>
  (await findOne(
    db,
    z.array(NightlyRates),
    sql`select json_agg(${nightlyRatesJson(range)} order by s.id) as json ${propertiesOf(ids)}`,
  )) ?? []
