import { sql } from 'kysely'
import { OfferCard, OfferPage, type offerSorts, type offerTypes } from '../../../contract/offers.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db } from '../../database.ts'
import {
  albumJson,
  atLocalTime,
  coverJson,
  inDinars,
  instantJson,
  locationJson,
  priceJson,
  type Sql,
  text,
  textsJson,
} from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { airlineOf, airportJson, arrivalJson } from '../sales/flights.ts'
import { isAmongSoldOut, isSoldOut } from '../sales/open-stocks.ts'

/** The discount of the offer `o`; null without one. */
export const priceBefore: Sql = sql`case when o.price_before is not null then ${priceJson(sql`o.price_before`, sql`o.currency`)} end`

/** Columns of the offer `o`. */
export const offerPercentOff: Sql = sql`coalesce(round(100.0 * (o.price_before - o.price) / o.price_before), 0)`

const flightJson = (locale: Locale): Sql => sql`case when o.flight is not null then json_build_object(
  'airline', ${airlineOf('o.flight', locale)}, 'from', ${airportJson('o.flight', 'from', locale)}, 'to', ${airportJson('o.flight', 'to', locale)},
  'minutes', o.flight -> 'minutes', 'stops', o.flight -> 'stops', 'roundTrip', o.flight -> 'roundTrip', 'baggageKg', o.flight -> 'baggageKg') end`

/** The first departure of the offer `o` that is still on sale. */
const departureJson = (now: Date): Sql => sql`(
  select json_build_object('departsAt', ${instantJson('d.at')}, 'arrivesAt', ${arrivalJson('o.flight', sql`d.at`)})
  from sales a join stocks k on k.sale_id = a.id cross join lateral (select ${atLocalTime(sql`(k.day + k.clock)`)} as at) d
  where a.offer_id = o.id and o.flight is not null and d.at is not null and k.closes_at > ${now} and k.capacity - k.taken >= k.least
  order by d.at limit 1)`

const soldOut = (now: Date): Sql => isSoldOut('sale.offer_id', sql`o.id`, sql`${now}::timestamptz`)

/** For the order of a list: what one can still have comes first. */
const amongSoldOut = (now: Date): Sql => isAmongSoldOut('sale.offer_id', sql`o.id`, sql`${now}::timestamptz`)

const offerFields = (locale: Locale, now: Date): Sql => sql`
  'id', o.id, 'type', o.type, 'title', ${text('o.title', locale)}, 'offeredBy', ${text('o.offered_by', locale)},
  'location', ${locationJson('l', locale)}, 'price', ${priceJson(sql`o.price`, sql`o.currency`)},
  'priceBefore', ${priceBefore},
  'discount', ${offerPercentOff}, 'endsOn', o.ends_on, 'flight', ${flightJson(locale)},
  'isSoldOut', ${soldOut(now)}, 'picture', ${coverJson('o')}`

const joins: Sql = sql`join locations l on l.id = o.location_id`

const inDinarsNow: Sql = inDinars(sql`o.price`, sql`o.currency`)

const orders: Record<(typeof offerSorts)[number], Sql> = {
  'price-asc': sql`${inDinarsNow}, o.id desc`,
  'price-desc': sql`${inDinarsNow} desc, o.id desc`,
  'discount-asc': sql`${offerPercentOff}, o.id desc`,
  'discount-desc': sql`${offerPercentOff} desc, o.id desc`,
  ending: sql`o.ends_on, o.id desc`,
  newest: sql`o.id desc`,
}

/** Every word of the search stands in it somewhere; a word is looked for as it is, so that no sign of it is a wildcard. */
const holdsSearch = (search: string): Sql =>
  sql`not exists (select from regexp_split_to_table(fold(${search}), '\\s+') word where strpos(o.searched, word) = 0)`

/** An instant, and the day that it belongs to. */
type Moment = { now: Date; today: Day }

export type OfferQuery = Paging & {
  search: string
  sort: (typeof offerSorts)[number]
  type?: (typeof offerTypes)[number]
  available: boolean
}

export const findOffers = (
  db: Db,
  locale: Locale,
  { search, sort, type, available, ...paging }: OfferQuery,
  { now, today }: Moment,
) =>
  findPage(db, OfferCard, paging, {
    matched: sql`select o.id, row_number() over (order by ${amongSoldOut(now)}, ${orders[sort]}) as place from offers o
      where o.ends_on >= ${today}::date and ${type ? sql`o.type = ${type}` : sql`true`}
      and ${search ? holdsSearch(search) : sql`true`} and ${available ? sql`not ${amongSoldOut(now)}` : sql`true`}`,
    from: sql`join offers o using (id) ${joins}`,
    card: sql`json_build_object(${offerFields(locale, now)})`,
  })

/** Compared with `this`, the present offer: offers that begin in the same location come first. */
const relatedJson = (locale: Locale, { now, today }: Moment): Sql => sql`coalesce((
  select json_agg(json_build_object(${offerFields(locale, now)}) order by place)
  from (select o.id, row_number() over (order by (o.location_id = this.location_id) desc, o.ends_on, o.id) as place
        from this, offers o where o.id <> this.id and o.type = this.type and o.ends_on >= ${today}::date
        order by place limit 4) near
  join offers o using (id) ${joins}), '[]')`

/** An offer that is over is still found: links to it live on. */
export const findOffer = (db: Db, locale: Locale, id: number, moment: Moment) =>
  findOne(
    db,
    OfferPage,
    sql`with this as (select id, type, location_id from offers where id = ${id})
      select json_build_object(${offerFields(locale, moment.now)}, 'description', ${text('o.description', locale)},
        'includes', ${textsJson('o.includes', locale)}, 'needsPickup', o.needs_pickup, 'needsDate', o.needs_date,
        'departure', ${departureJson(moment.now)},
        'pictures', ${albumJson('o')}, 'related', ${relatedJson(locale, moment)}) as json
      from offers o ${joins} where o.id = ${id}`,
  )
