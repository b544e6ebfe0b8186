import { sql } from 'kysely'
import { z } from 'zod'
import { RoomType } from '../../../contract/properties.ts'
import { Texts } from '../../../contract/shapes.ts'
import { currencies } from '../../../domain/money/money.ts'
import type { Stay } from '../../../domain/stays/stay.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { ExchangeRate, rateJson } from '../catalogue/exchange-rates.ts'
import { nightSeries, type Sql } from '../fragments.ts'
import { findOne } from '../list.ts'
import { Acceptance, PolicyRow } from '../policy.ts'
import { roomTypesJson } from './properties.ts'

/** Within a stay, the nights that a price or a closure is for. */
const NightRange = z.object({ from: z.iso.date(), to: z.iso.date() })

export const SeasonRow = NightRange.extend({ percent: z.int(), minNights: z.int().nullable() })

/** One room type, or the whole property. */
export const ClosureRow = NightRange.extend({ roomTypeId: z.int().nullable() })

export const WeekdayPercentList = z.array(z.int()).length(7)

/** `counted`: how many nights of the stay have a counter already. */
const StayRoom = z.object({
  id: z.int(),
  title: Texts,
  price: z.int(),
  adults: z.int(),
  children: z.int(),
  left: z.int(),
  counted: z.int(),
})
export type StayRoom = z.output<typeof StayRoom>

/** Everything that a check and a price of a stay need. */
export const StayRates = z.object({
  propertyId: z.int(),
  currency: z.enum(currencies),
  discount: z.int(),
  minNights: z.int(),
  childFee: z.int(),
  weekdayPercents: WeekdayPercentList,
  acceptance: Acceptance,
  policy: PolicyRow,
  /** Null where none was ever set. */
  rate: ExchangeRate.nullable(),
  checkInClock: z.string(),
  checkOutClock: z.string(),
  seasons: z.array(SeasonRow),
  closures: z.array(ClosureRow),
  rooms: z.array(StayRoom),
})
export type StayRates = z.output<typeof StayRates>

export const duringStay = ({ checkIn, checkOut }: Stay): Sql =>
  sql`to_night >= ${checkIn}::date and from_night < ${checkOut}::date`

/** A night without a counter has all units left. */
const roomsJson = ({ checkIn, checkOut }: Stay): Sql => sql`coalesce((
  select json_agg(json_build_object('id', r.id, 'title', r.title, 'price', r.price, 'adults', r.adults, 'children', r.children,
    'left', least(r.units, n.least), 'counted', n.counted) order by r.price, r.id)
  from room_types r cross join lateral (
    select min(total - sold) as least, count(*) as counted from room_nights
    where room_type_id = r.id and night >= ${checkIn}::date and night < ${checkOut}::date) n
  where r.property_id = s.id), '[]')`

export const ratesJson = (stay: Stay): Sql => sql`json_build_object('propertyId', s.id,
  'currency', (select currency from room_types where property_id = s.id limit 1), 'discount', s.discount,
  'minNights', s.min_nights, 'childFee', s.child_fee, 'weekdayPercents', to_json(s.weekday_percents), 'acceptance', s.acceptance,
  'policy', json_build_object('freeUntilDays', s.free_until_days, 'percentAfter', s.percent_after),
  'rate', ${rateJson}, 'checkInClock', to_char(s.check_in, 'HH24:MI'), 'checkOutClock', to_char(s.check_out, 'HH24:MI'),
  'seasons', coalesce((select json_agg(json_build_object('from', from_night, 'to', to_night, 'percent', percent, 'minNights', min_nights))
    from property_seasons where property_id = s.id and ${duringStay(stay)}), '[]'),
  'closures', coalesce((select json_agg(json_build_object('from', from_night, 'to', to_night, 'roomTypeId', room_type_id))
    from closures where property_id = s.id and ${duringStay(stay)}), '[]'),
  'rooms', ${roomsJson(stay)})`

// A stay without rooms has no page either.
const propertyOf = (id: number): Sql =>
  sql`from properties s where s.id = ${id} and exists (select from room_types where property_id = s.id)`

/** One statement for any number of room types and nights. */
export const findRates = (db: Db, property: number, stay: Stay) =>
  findOne(db, StayRates, sql`select ${ratesJson(stay)} as json ${propertyOf(property)}`)

const Availability = z.object({ rates: StayRates, roomTypes: z.array(RoomType) })

/** The same, beside the room types as the property's page shows them. */
export const findAvailability = (db: Db, locale: Locale, property: number, stay: Stay) =>
  findOne(
    db,
    Availability,
    sql`select json_build_object('rates', ${ratesJson(stay)}, 'roomTypes', ${roomTypesJson(locale)}) as json ${propertyOf(property)}`,
  )

/** For each room type its units, and the free ones in the nights that have a counter. */
const UnitsLeft = z.object({
  roomTypeId: z.int(),
  units: z.int(),
  nights: z.array(z.object({ night: z.iso.date(), left: z.int() })),
})

export const NightlyRates = z.object({ rates: StayRates, units: z.array(UnitsLeft) })

export const nightlyRatesJson = (
  range: Stay,
): Sql => sql`json_build_object('rates', ${ratesJson(range)}, 'units', coalesce((
  select json_agg(json_build_object('roomTypeId', r.id, 'units', r.units, 'nights', coalesce((
    select json_agg(json_build_object('night', n.night, 'left', n.total - n.sold)) from room_nights n
    where n.room_type_id = r.id and n.night >= ${range.checkIn}::date and n.night < ${range.checkOut}::date), '[]')))
  from room_types r where r.property_id = s.id), '[]'))`

/** The same with free rooms night by night: for stays of any length within. */
export const findNightlyRates = (db: Db, property: number, range: Stay) =>
  findOne(db, NightlyRates, sql`select ${nightlyRatesJson(range)} as json ${propertyOf(property)}`)

const TakenNight = z.object({ roomTypeId: z.int(), night: z.iso.date() })

const Nights = z.object({ rates: StayRates, taken: z.array(TakenNight) })

/** The same, beside the nights of each room type that have no unit left. */
export const findNights = (db: Db, property: number, range: Stay) =>
  findOne(
    db,
    Nights,
    sql`select json_build_object('rates', ${ratesJson(range)}, 'taken', coalesce((
      select json_agg(json_build_object('roomTypeId', r.id, 'night', d.night::date))
      from room_types r cross join ${nightSeries(sql`${range.checkIn}`, sql`${range.checkOut}`)} d (night)
        left join room_nights n on n.room_type_id = r.id and n.night = d.night::date
      where r.property_id = s.id and least(r.units, n.total - n.sold) <= 0), '[]')) as json ${propertyOf(property)}`,
  )
