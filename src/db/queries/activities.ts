import { sql } from 'kysely'
import type { Locale } from '../../domain/locale.ts'
import type { Db } from '../database.ts'
import {
  albumJson,
  coordinatesJson,
  coverJson,
  locationJson,
  priceJson,
  ratingJson,
  type Sql,
  text,
} from './fragments.ts'
import { findOne, findPage, type ListOf, type Paging } from './list.ts'

export const activityFields = (locale: Locale): Sql => sql`
  'id', a.id, 'title', ${text('a.title', locale)}, 'subtitle', ${text('a.subtitle', locale)}, 'minutes', a.minutes,
  'season', ${text('a.season', locale)},
  'price', case when a.price is not null then ${priceJson(sql`a.price`, sql`a.currency`)} end,
  'location', ${locationJson('l', locale)}, 'rating', ${ratingJson('a')}, 'picture', ${coverJson('a')}`

export const findActivities = <T>(db: Db, locale: Locale, paging: Paging): Promise<ListOf<T>> =>
  findPage(db, paging, {
    matched: sql`select id, row_number() over (order by rating desc, rating_count desc, id) as place from activities`,
    from: sql`join activities a using (id) join locations l on l.id = a.location_id`,
    card: sql`json_build_object(${activityFields(locale)})`,
  })

export const findActivity = <T>(db: Db, locale: Locale, id: number): Promise<T | null> =>
  findOne(
    db,
    sql`select json_build_object(${activityFields(locale)}, 'content', ${text('a.content', locale)},
        'coordinates', ${coordinatesJson('a')}, 'pictures', ${albumJson('a')}) as json
      from activities a join locations l on l.id = a.location_id where a.id = ${id}`,
  )
