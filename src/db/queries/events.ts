import { sql } from 'kysely'
import type { Locale } from '../../domain/locale.ts'
import type { Db } from '../database.ts'
import {
  albumJson,
  coordinatesJson,
  coverJson,
  instantJson,
  locationJson,
  priceJson,
  type Sql,
  text,
} from './fragments.ts'
import { findOne, findPage, type ListOf, type Paging } from './list.ts'

export const eventFields = (locale: Locale): Sql => sql`
  'id', e.id, 'title', ${text('e.title', locale)}, 'venue', ${text('e.venue', locale)},
  'startsAt', ${instantJson('e.starts_at')}, 'endsAt', ${instantJson('e.ends_at')},
  'price', case when e.price is not null then ${priceJson(sql`e.price`, sql`e.currency`)} end,
  'location', ${locationJson('l', locale)}, 'picture', ${coverJson('e')}`

export const findEvents = <T>(db: Db, locale: Locale, paging: Paging, now: Date): Promise<ListOf<T>> =>
  findPage(db, paging, {
    matched: sql`select id, row_number() over (order by starts_at, id) as place from events where ends_at > ${now}`,
    from: sql`join events e using (id) join locations l on l.id = e.location_id`,
    card: sql`json_build_object(${eventFields(locale)})`,
  })

/** An event that is over is still found: links to it live on. */
export const findEvent = <T>(db: Db, locale: Locale, id: number): Promise<T | null> =>
  findOne(
    db,
    sql`select json_build_object(${eventFields(locale)}, 'description', ${text('e.description', locale)},
        'organizer', ${text('e.organizer', locale)}, 'coordinates', ${coordinatesJson('e')}, 'pictures', ${albumJson('e')}) as json
      from events e join locations l on l.id = e.location_id where e.id = ${id}`,
  )
