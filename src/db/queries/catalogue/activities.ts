import { sql } from 'kysely'
import { ActivityCard, ActivityPage } from '../../../contract/activities.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import {
  albumJson,
  coordinatesJson,
  coverJson,
  locationJson,
  priceJson,
  ratingJson,
  type Sql,
  text,
} from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { isAmongSoldOut, isSoldOut } from '../sales/open-stocks.ts'

const soldOut = (now: Date): Sql => isSoldOut('sale.activity_id', sql`a.id`, sql`${now}::timestamptz`)

/** For the order of a list: what one can still have comes first. */
const amongSoldOut = (now: Date): Sql => isAmongSoldOut('sale.activity_id', sql`a.id`, sql`${now}::timestamptz`)

export const activityFields = (locale: Locale, now: Date): Sql => sql`
  'id', a.id, 'title', ${text('a.title', locale)}, 'subtitle', ${text('a.subtitle', locale)}, 'minutes', a.minutes,
  'season', ${text('a.season', locale)},
  'price', case when a.price is not null then ${priceJson(sql`a.price`, sql`a.currency`)} end,
  'location', ${locationJson('l', locale)}, 'rating', ${ratingJson('a')},
  'isSoldOut', ${soldOut(now)}, 'picture', ${coverJson('a')}`

export const findActivities = (
  db: Db,
  locale: Locale,
  { available, ...paging }: Paging & { available: boolean },
  now: Date,
) =>
  findPage(db, ActivityCard, paging, {
    matched: sql`select a.id, row_number() over (order by ${amongSoldOut(now)}, a.rating desc nulls last, a.rating_count desc, a.id) as place from activities a
      where ${available ? sql`not ${amongSoldOut(now)}` : sql`true`}`,
    from: sql`join activities a using (id) join locations l on l.id = a.location_id`,
    card: sql`json_build_object(${activityFields(locale, now)})`,
  })

export const findActivity = (db: Db, locale: Locale, id: number, now: Date) =>
  findOne(
    db,
    ActivityPage,
    sql`select json_build_object(${activityFields(locale, now)}, 'content', ${text('a.content', locale)},
        'coordinates', ${coordinatesJson('a')}, 'pictures', ${albumJson('a')}) as json
      from activities a join locations l on l.id = a.location_id where a.id = ${id}`,
  )
