import { sql } from 'kysely'
import { DiscountBanner, DiscountPage } from '../../../contract/discounts.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db } from '../../database.ts'
import { businessDetails, isCurrent } from '../catalogue/businesses.ts'
import { albumJson, coverJson, locationJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'

const discountFields = (locale: Locale): Sql => sql`
  'id', d.id, 'title', ${text('d.title', locale)}, 'percent', d.percent, 'endsOn', d.ends_on,
  'location', ${locationJson('l', locale)}, 'picture', ${coverJson('d')}`

const businessRef = (locale: Locale): Sql => sql`
  'id', b.id, 'title', ${text('b.title', locale)},
  'businessType', json_build_object('id', t.id, 'title', ${text('t.title', locale)})`

const joins: Sql = sql`
  join businesses b on b.id = d.business_id
  join business_types t on t.id = b.business_type_id
  join locations l on l.id = b.location_id`

/** Compared with `this`, the present discount: nearer ones come first. */
const relatedJson = (locale: Locale, today: Day): Sql => sql`coalesce((
  select json_agg(json_build_object(${discountFields(locale)}, 'business', json_build_object(${businessRef(locale)})) order by place)
  from (select d.id, row_number() over (order by (b.id = this.business_id) desc,
          (b.location_id = this.location_id and b.business_type_id = this.business_type_id) desc,
          (b.location_id = this.location_id) desc, d.percent desc, d.id) as place
        from this, discounts d join businesses b on b.id = d.business_id
        where d.id <> this.id and ${isCurrent(today)}
          and (b.location_id = this.location_id or b.business_type_id = this.business_type_id)
        order by place limit 4) near
  join discounts d using (id) ${joins}), '[]')`

/** A discount that is over is still found: links to it live on. */
export const findDiscount = (db: Db, locale: Locale, id: number, today: Day) =>
  findOne(
    db,
    DiscountPage,
    sql`with this as (select d.id, d.business_id, b.business_type_id, b.location_id
        from discounts d join businesses b on b.id = d.business_id where d.id = ${id})
      select json_build_object(${discountFields(locale)},
        'description', ${text('d.description', locale)}, 'terms', ${text('d.terms', locale)},
        'business', json_build_object(${businessRef(locale)}, ${businessDetails(locale)}),
        'pictures', ${albumJson('d')}, 'related', ${relatedJson(locale, today)}) as json
      from discounts d ${joins} where d.id = ${id}`,
  )

export const findDiscountBanners = (
  db: Db,
  locale: Locale,
  { location, ...paging }: Paging & { location?: number },
  today: Day,
) =>
  findPage(db, DiscountBanner, paging, {
    matched: sql`select n.id, row_number() over (order by n.position, n.id) as place
      from discount_banners n join discounts d on d.id = n.discount_id join businesses b on b.id = d.business_id
      where ${isCurrent(today)} and ${location ? sql`b.location_id = ${location}` : sql`true`}`,
    from: sql`join discount_banners n using (id) join discounts d on d.id = n.discount_id`,
    card: sql`json_build_object('id', n.id, 'title', ${text('n.title', locale)}, 'text', ${text('n.text', locale)},
      'discount', json_build_object('id', d.id, 'percent', d.percent), 'picture', ${coverJson('n')})`,
  })
