import { sql } from 'kysely'
import { z } from 'zod'
import { WaitlistEntry } from '../../../contract/waitlist.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { coverJson, instantJson, type Sql, text } from '../fragments.ts'
import { findOne } from '../list.ts'
import { soldItem } from './purchases-pages.ts'

/** The place of the entry `w`: 1 and the number of earlier entries for any of the same units. Entries with an offer are not counted. */
const placeInLine: Sql = sql`1 + (
  select count(*)::int from waitlist_entries other
  where other.status = 'waiting' and other.place < w.place and (
    exists (
      select from waitlist_stocks mine join waitlist_stocks theirs using (stock_id)
      where mine.entry_id = w.id and theirs.entry_id = other.id)
    or (other.check_in < w.check_out and other.check_out > w.check_in and exists (
      select from waitlist_rooms mine join waitlist_rooms theirs using (room_type_id)
      where mine.entry_id = w.id and theirs.entry_id = other.id)))
    and (other.property_id = w.property_id or other.sale_id = w.sale_id))`

const entryJson = (locale: Locale): Sql => sql`json_build_object('id', w.id, 'itemType', w.kind, 'itemId', w.item_id,
  'title', ${text('w.title', locale)}, 'picture', coalesce(${coverJson('y')}, ${coverJson('i')}),
  'itemPath', coalesce('/properties/' || y.id, i.path), 'checkIn', w.check_in, 'checkOut', w.check_out,
  'rooms', coalesce((select json_agg(json_build_object('roomTypeId', r.id, 'title', ${text('r.title', locale)}, 'count', h.count) order by r.id)
    from waitlist_rooms h join room_types r on r.id = h.room_type_id where h.entry_id = w.id), '[]'),
  'places', coalesce((select json_agg(json_build_object('stockId', k.id, 'title', ${text('k.title', locale)}, 'day', k.day,
      'time', to_char(k.clock, 'HH24:MI'), 'count', h.count) order by k.id)
    from waitlist_stocks h join stocks k on k.id = h.stock_id where h.entry_id = w.id), '[]'),
  'people', w.people, 'request', w.request, 'status', w.status,
  'place', case when w.status = 'waiting' then ${placeInLine} end,
  'offeredUntil', ${instantJson('w.offered_until')}, 'missed', w.missed, 'createdAt', ${instantJson('w.created_at')},
  'closedAt', ${instantJson('w.closed_at')})`

const from: Sql = sql`from waitlist_entries w left join properties y on y.id = w.property_id left join sales s on s.id = w.sale_id
  left join ${soldItem} on true`

/** The offered first, then those that wait, then what ended since. */
export const findWaitlistPages = async (db: Db, locale: Locale, customer: number, since: Date) =>
  (await findOne(
    db,
    z.array(WaitlistEntry),
    sql`select json_agg(${entryJson(locale)} order by w.closed_at desc nulls first, w.status, w.id desc) as json
      ${from} where w.customer_id = ${customer} and coalesce(w.closed_at > ${since}, true)`,
  )) ?? []

export const findWaitlistPage = (db: Db, locale: Locale, id: number) =>
  findOne(db, WaitlistEntry, sql`select ${entryJson(locale)} as json ${from} where w.id = ${id}`)
