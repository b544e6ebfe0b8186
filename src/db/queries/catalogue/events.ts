import { sql } from 'kysely'
import { EventCard, EventPage } from '../../../contract/events.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import {
  albumJson,
  coordinatesJson,
  coverJson,
  instantJson,
  locationJson,
  priceJson,
  type Sql,
  text,
} from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { isAmongSoldOut, isSoldOut } from '../sales/open-stocks.ts'

const soldOut = (now: Date): Sql => isSoldOut('sale.event_id', sql`e.id`, sql`${now}::timestamptz`)

/** For the order of a list: what one can still have comes first. */
const amongSoldOut = (now: Date): Sql => isAmongSoldOut('sale.event_id', sql`e.id`, sql`${now}::timestamptz`)

export const eventFields = (locale: Locale, now: Date): Sql => sql`
  'id', e.id, 'title', ${text('e.title', locale)}, 'venue', ${text('e.venue', locale)},
  'startsAt', ${instantJson('e.starts_at')}, 'endsAt', ${instantJson('e.ends_at')},
  'price', case when e.price is not null then ${priceJson(sql`e.price`, sql`e.currency`)} end,
  'location', ${locationJson('l', locale)}, 'isSoldOut', ${soldOut(now)}, 'picture', ${coverJson('e')}`

export const findEvents = (
  db: Db,
  locale: Locale,
  { available, ...paging }: Paging & { available: boolean },
  now: Date,
) =>
  findPage(db, EventCard, paging, {
    matched: sql`select e.id, row_number() over (order by ${amongSoldOut(now)}, e.starts_at, e.id) as place from events e
      where e.ends_at > ${now} and ${available ? sql`not ${amongSoldOut(now)}` : sql`true`}`,
    from: sql`join events e using (id) join locations l on l.id = e.location_id`,
    card: sql`json_build_object(${eventFields(locale, now)})`,
  })

/** An event that is over is still found: links to it live on. */
export const findEvent = (db: Db, locale: Locale, id: number, now: Date) =>
  findOne(
    db,
    EventPage,
    sql`select json_build_object(${eventFields(locale, now)}, 'description', ${text('e.description', locale)},
        'organizer', ${text('e.organizer', locale)}, 'coordinates', ${coordinatesJson('e')}, 'pictures', ${albumJson('e')}) as json
      from events e join locations l on l.id = e.location_id where e.id = ${id}`,
  )
