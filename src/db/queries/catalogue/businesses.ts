import { sql } from 'kysely'
import { BusinessCard, BusinessPage, BusinessType } from '../../../contract/businesses.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db } from '../../database.ts'
import { albumJson, coordinatesJson, coverJson, locationJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'

/** Condition on the discount `d`: it is available on that day. Its last day counts. */
export const isCurrent = (today: Day): Sql => sql`(d.ends_on is null or d.ends_on >= ${today}::date)`

const discountsJson = (locale: Locale, today: Day, limit: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('id', d.id, 'title', ${text('d.title', locale)}, 'percent', d.percent) order by d.percent desc, d.id)
  from (select * from discounts d where d.business_id = b.id and ${isCurrent(today)} order by d.percent desc, d.id ${limit}) d), '[]')`

const businessFields = (locale: Locale): Sql => sql`
  'id', b.id, 'title', ${text('b.title', locale)},
  'businessType', json_build_object('id', t.id, 'title', ${text('t.title', locale)}),
  'location', ${locationJson('l', locale)}, 'picture', ${coverJson('b')}`

const joins: Sql = sql`join business_types t on t.id = b.business_type_id join locations l on l.id = b.location_id`

/** The facts that a visitor needs to go there. */
export const businessDetails = (locale: Locale): Sql => sql`
  'description', ${text('b.description', locale)}, 'address', ${text('b.address', locale)}, 'phone', b.phone,
  'opens', to_char(b.opens, 'HH24:MI'), 'closes', to_char(b.closes, 'HH24:MI'), 'coordinates', ${coordinatesJson('b')}`

export type BusinessQuery = Paging & { type?: number; location?: number }

export const findBusinesses = (db: Db, locale: Locale, { type, location, ...paging }: BusinessQuery, today: Day) =>
  findPage(db, BusinessCard, paging, {
    matched: sql`select id, row_number() over (order by (
        select max(d.percent) from discounts d where d.business_id = b.id and ${isCurrent(today)}) desc nulls last, id) as place from businesses b
      where ${type ? sql`business_type_id = ${type}` : sql`true`} and ${location ? sql`location_id = ${location}` : sql`true`}`,
    from: sql`join businesses b using (id) ${joins}`,
    card: sql`json_build_object(${businessFields(locale)}, 'discounts', ${discountsJson(locale, today, sql`limit 3`)})`,
  })

export const findBusiness = (db: Db, locale: Locale, id: number, today: Day) =>
  findOne(
    db,
    BusinessPage,
    sql`select json_build_object(${businessFields(locale)}, ${businessDetails(locale)}, 'pictures', ${albumJson('b')},
        'discounts', ${discountsJson(locale, today, sql``)}) as json
      from businesses b ${joins} where b.id = ${id}`,
  )

export const findBusinessTypes = (db: Db, locale: Locale, paging: Paging) =>
  findPage(db, BusinessType, paging, {
    matched: sql`select id, row_number() over (order by position, id) as place from business_types`,
    from: sql`join business_types t using (id)
      left join (select business_type_id, count(*)::int as businesses from businesses group by 1) n on n.business_type_id = t.id`,
    card: sql`json_build_object('id', t.id, 'title', ${text('t.title', locale)},
      'businesses', coalesce(n.businesses, 0), 'picture', ${coverJson('t')})`,
  })
