import { sql } from 'kysely'
import type { Locale } from '../../domain/locale.ts'
import type { Db } from '../database.ts'
import { albumJson, coordinatesJson, coverJson, locationJson, ratingJson, type Sql, text } from './fragments.ts'
import { findOne, findPage, type ListOf, type Paging } from './list.ts'

const businessFields = (locale: Locale): Sql => sql`
  'id', b.id, 'title', ${text('b.title', locale)},
  'businessType', json_build_object('id', t.id, 'title', ${text('t.title', locale)}),
  'location', ${locationJson('l', locale)}, 'rating', ${ratingJson('b')}, 'picture', ${coverJson('b')}`

const joins: Sql = sql`join business_types t on t.id = b.business_type_id join locations l on l.id = b.location_id`

export const findBusinesses = <T>(db: Db, locale: Locale, paging: Paging): Promise<ListOf<T>> =>
  findPage(db, paging, {
    matched: sql`select id, row_number() over (order by rating desc, rating_count desc, id) as place from businesses`,
    from: sql`join businesses b using (id) ${joins}`,
    card: sql`json_build_object(${businessFields(locale)})`,
  })

export const findBusiness = <T>(db: Db, locale: Locale, id: number): Promise<T | null> =>
  findOne(
    db,
    sql`select json_build_object(${businessFields(locale)}, 'description', ${text('b.description', locale)},
        'address', ${text('b.address', locale)}, 'phone', b.phone,
        'opens', to_char(b.opens, 'HH24:MI'), 'closes', to_char(b.closes, 'HH24:MI'),
        'coordinates', ${coordinatesJson('b')}, 'pictures', ${albumJson('b')}) as json
      from businesses b ${joins} where b.id = ${id}`,
  )

export const findBusinessTypes = <T>(db: Db, locale: Locale, paging: Paging): Promise<ListOf<T>> =>
  findPage(db, paging, {
    matched: sql`select id, row_number() over (order by position, id) as place from business_types`,
    from: sql`join business_types t using (id)
      left join (select business_type_id, count(*)::int as businesses from businesses group by 1) n on n.business_type_id = t.id`,
    card: sql`json_build_object('id', t.id, 'title', ${text('t.title', locale)},
      'businesses', coalesce(n.businesses, 0), 'picture', ${coverJson('t')})`,
  })
