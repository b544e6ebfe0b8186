import { sql } from 'kysely'
import { z } from 'zod'
import { Coordinates, LocationRef, Picture } from '../../../contract/shapes.ts'
import { currencies } from '../../../domain/money/money.ts'
import { type SplitProperty, splitLimits } from '../../../domain/stays/split-stay.ts'
import { nightsOf, type Stay } from '../../../domain/stays/stay.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { rateNow } from '../catalogue/exchange-rates.ts'
import { coordinatesJson, coverJson, locationJson, type Sql, text } from '../fragments.ts'
import { findOne } from '../list.ts'
import { ClosureRow, duringStay, SeasonRow, WeekdayPercentList } from './rates.ts'

/** A place, and the kinds that are wanted, where not all are; or one property that is to be a part of it. */
export type SplitPlace = { location: number; type: number[] } | { property: number }

const isAsked = (place: SplitPlace): Sql =>
  'property' in place
    ? sql`s.id = ${place.property}::int`
    : sql`s.location_id = ${place.location}::int and (cardinality(${place.type}::int[]) = 0 or s.property_type_id = any(${place.type}::int[]))`

const isOfKind = (place: SplitPlace): Sql =>
  'property' in place
    ? sql`true`
    : sql`(cardinality(${place.type}::int[]) = 0 or s.property_type_id = any(${place.type}::int[]))`

/** A degree of latitude has 111 km; of longitude, in Iraq, more than 88. */
const degrees = { latitude: splitLimits.kilometers / 110, longitude: splitLimits.kilometers / 88 }

/** A night by its place in the stay, and the units that are left in it. */
const ScarceNight = z.tuple([z.int(), z.int()])

/** `id`, `units`, `adults`, `children`, `price` and the scarce nights. */
const RoomTuple = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int(), z.array(ScarceNight).nullable()])

const PropertyRow = z.object({
  id: z.int(),
  location: z.int(),
  coordinates: Coordinates,
  isAsked: z.boolean(),
  currency: z.enum(currencies),
  childFee: z.int(),
  discount: z.int(),
  minNights: z.int(),
  weekdayPercents: WeekdayPercentList,
  seasons: z.array(SeasonRow),
  closures: z.array(ClosureRow),
  rooms: z.array(RoomTuple),
})

const SplitRow = z.object({ properties: z.array(PropertyRow).nullable(), dinarsPerDollar: z.int().nullable() })

/**
 * The property that was looked for, and all near enough to be the other half, with their free rooms each night. In one statement; `most` as in
 * `findFreeProperties`: no party takes more rooms of a type, so only nights with fewer free rooms are read.
 */
export async function findSplitProperties(
  db: Db,
  place: SplitPlace,
  stay: Stay,
  max: number,
): Promise<{ properties: SplitProperty[]; dinarsPerDollar: number | null }> {
  const nights = nightsOf(stay)
  const found = await findOne(
    db,
    SplitRow,
    sql`
      with frame as (
        select min(s.latitude) - ${degrees.latitude}::float8 as south, max(s.latitude) + ${degrees.latitude}::float8 as north,
          min(s.longitude) - ${degrees.longitude}::float8 as west, max(s.longitude) + ${degrees.longitude}::float8 as east,
          array_agg(distinct s.location_id) as locations
        from properties s where ${isAsked(place)}),
      near as materialized (
        select s.id, ${isAsked(place)} as is_asked from properties s, frame
        where ${isOfKind(place)} and (s.location_id = any(frame.locations)
          or (s.latitude between frame.south and frame.north and s.longitude between frame.west and frame.east))),
      scarce as (
        select n.room_type_id, json_agg(json_build_array(n.night - ${stay.checkIn}::date, n.total - n.sold)) as list
        from room_nights n
        where n.night = any(${nights}::date[]) and n.total - n.sold < ${max}::int group by n.room_type_id),
      rooms as (
        select r.property_id, min(r.currency::text) as currency,
          json_agg(json_build_array(r.id, r.units, r.adults, r.children, r.price, scarce.list) order by r.price, r.id) as list
        from near join room_types r on r.property_id = near.id left join scarce on scarce.room_type_id = r.id group by r.property_id),
      seasons as (
        select property_id, json_agg(json_build_object('from', from_night, 'to', to_night, 'percent', percent, 'minNights', min_nights)) as list
        from property_seasons where ${duringStay(stay)} group by property_id),
      closed as (
        select property_id, json_agg(json_build_object('from', from_night, 'to', to_night, 'roomTypeId', room_type_id)) as list
        from closures where ${duringStay(stay)} group by property_id)
      select json_build_object('dinarsPerDollar', ${rateNow}, 'properties', (
        select json_agg(json_build_object('id', s.id, 'location', s.location_id, 'coordinates', ${coordinatesJson('s')}, 'isAsked', near.is_asked,
          'currency', rooms.currency, 'childFee', s.child_fee, 'discount', s.discount, 'minNights', s.min_nights,
          'weekdayPercents', to_json(s.weekday_percents), 'seasons', coalesce(seasons.list, '[]'), 'closures', coalesce(closed.list, '[]'),
          'rooms', rooms.list) order by s.id)
        from near join properties s on s.id = near.id join rooms on rooms.property_id = s.id
          left join seasons on seasons.property_id = s.id left join closed on closed.property_id = s.id)) as json`,
  )
  const properties = found?.properties ?? []
  return {
    properties: properties.map(({ rooms, ...property }) => ({
      ...property,
      rooms: rooms.map((room) => toRoom(room, nights.length, max)),
    })),
    dinarsPerDollar: found?.dinarsPerDollar ?? null,
  }
}

function toRoom([id, units, adults, children, price, scarce]: z.output<typeof RoomTuple>, nights: number, max: number) {
  const lefts = Array<number>(nights).fill(Math.min(units, max))
  for (const [night, left] of scarce ?? []) lefts[night] = Math.min(units, left)
  return { id, adults, children, price, lefts }
}

const SplitCard = z.object({
  id: z.int(),
  title: z.string(),
  location: LocationRef,
  picture: Picture,
  rooms: z.array(z.object({ id: z.int(), title: z.string() })),
})
export type SplitCard = z.output<typeof SplitCard>

/** How those that make a pair are shown. */
export const findSplitCards = async (db: Db, locale: Locale, ids: readonly number[]) =>
  (await findOne(
    db,
    z.array(SplitCard),
    sql`select json_agg(json_build_object('id', s.id, 'title', ${text('s.title', locale)}, 'location', ${locationJson('l', locale)},
        'picture', ${coverJson('s')}, 'rooms', (
          select json_agg(json_build_object('id', r.id, 'title', ${text('r.title', locale)}) order by r.id) from room_types r where r.property_id = s.id)))
        as json
      from properties s join locations l on l.id = s.location_id where s.id = any(${ids}::int[])`,
  )) ?? []
