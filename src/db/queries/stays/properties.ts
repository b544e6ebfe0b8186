import { sql } from 'kysely'
import { z } from 'zod'
import { BedType, PropertyCard, PropertyFeature, PropertyPage, PropertyType } from '../../../contract/properties.ts'
import type { Frame } from '../../../domain/map/map-frame.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { isInFrame } from '../catalogue/places.ts'
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

/** The price of the room `r` of the property `s`. */
export const afterDiscount: Sql = sql`round(r.price * (100 - s.discount) / 100.0)`

/** Columns of `s` (the property), `t` (its type), `l` (its location) and `r` (its cheapest room). */
export const propertyFields = (locale: Locale): Sql => sql`
  'id', s.id, 'title', ${text('s.title', locale)}, 'address', ${text('s.address', locale)},
  'propertyType', json_build_object('id', t.id, 'title', ${text('t.title', locale)}),
  'location', ${locationJson('l', locale)}, 'stars', s.stars, 'rating', ${ratingJson('s')}, 'discount', s.discount,
  'price', ${priceJson(afterDiscount, sql`r.currency`)}, 'priceBefore', ${priceJson(sql`r.price`, sql`r.currency`)},
  'picture', ${coverJson('s')}`

export const propertyJoins: Sql = sql`
  join property_types t on t.id = s.property_type_id
  join locations l on l.id = s.location_id
  join lateral (select price, currency from room_types where property_id = s.id order by price limit 1) r on true`

export const featuresJson = (table: string, owner: string, id: Sql, locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'key', f.key, 'title', ${text('f.title', locale)}) order by f.position)
  from ${sql.table(table)} o join features f on f.id = o.feature_id where ${sql.ref(`o.${owner}`)} = ${id}), '[]')`

export const bedTypesJson = (roomType: Sql, locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object('id', b.id, 'title', ${text('b.title', locale)}, 'count', rb.count, 'sleeps', b.sleeps) order by b.position)
  from room_type_beds rb join bed_types b on b.id = rb.bed_type_id where rb.room_type_id = ${roomType}), '[]')`

export const roomTypesJson = (locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object(
    'id', r.id, 'title', ${text('r.title', locale)}, 'floor', r.floor, 'area', r.area, 'units', r.units,
    'maxGuests', r.adults + r.children, 'adults', r.adults, 'children', r.children,
    'features', ${featuresJson('room_type_features', 'room_type_id', sql`r.id`, locale)},
    'bedTypes', ${bedTypesJson(sql`r.id`, locale)},
    'price', ${priceJson(afterDiscount, sql`r.currency`)}, 'priceBefore', ${priceJson(sql`r.price`, sql`r.currency`)},
    'picture', ${coverJson('r')}, 'pictures', ${albumJson('r')}) order by r.price, r.id)
  from room_types r where r.property_id = s.id), '[]')`

const questionsJson = (locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object('id', q.id, 'question', ${text('q.question', locale)}, 'answer', ${text('q.answer', locale)}) order by q.position)
  from property_questions q where q.property_id = s.id), '[]')`

export const findProperties = (
  db: Db,
  locale: Locale,
  { location, frame, ...paging }: Paging & { location?: number; frame?: Frame },
) =>
  findPage(db, PropertyCard, paging, {
    matched: sql`select id, row_number() over (order by rating desc nulls last, rating_count desc, id) as place from properties s
      where exists (select from room_types where property_id = s.id)
      and ${location ? sql`s.location_id = ${location}` : sql`true`}
      and ${frame ? sql`s.id in (select item_id from places where source = 'property' and ${isInFrame(frame)})` : sql`true`}`,
    from: sql`join properties s using (id) ${propertyJoins}`,
    card: sql`json_build_object(${propertyFields(locale)})`,
  })

export const findProperty = (db: Db, locale: Locale, id: number) =>
  findOne(
    db,
    PropertyPage,
    sql`select json_build_object(${propertyFields(locale)}, 'description', ${text('s.description', locale)},
        'checkIn', to_char(s.check_in, 'HH24:MI'), 'checkOut', to_char(s.check_out, 'HH24:MI'),
        'policy', json_build_object('freeUntilDays', s.free_until_days, 'percentAfter', s.percent_after),
        'coordinates', ${coordinatesJson('s')}, 'pictures', ${albumJson('s')},
        'features', ${featuresJson('property_features', 'property_id', sql`s.id`, locale)},
        'roomTypes', ${roomTypesJson(locale)}, 'facts', s.facts, 'questions', ${questionsJson(locale)}) as json
      from properties s ${propertyJoins} where s.id = ${id}`,
  )

export const findPropertyTypes = async (db: Db, locale: Locale) =>
  (await findOne(
    db,
    z.array(PropertyType),
    sql`select json_agg(json_build_object('id', t.id, 'title', ${text('t.title', locale)}, 'properties', coalesce(n.properties, 0)) order by t.position) as json
      from property_types t left join (select property_type_id, count(*)::int as properties from properties group by 1) n on n.property_type_id = t.id`,
  )) ?? []

/** Types and features that at least one property has. */
export const findPropertyFeatures = async (db: Db, locale: Locale) =>
  (await findOne(
    db,
    z.array(PropertyFeature),
    sql`select json_agg(json_build_object('id', f.id, 'key', f.key, 'title', ${text('f.title', locale)}, 'properties', n.properties) order by f.position) as json
      from features f join (select feature_id, count(*)::int as properties from property_features group by 1) n on n.feature_id = f.id`,
  )) ?? []

export const findBedTypes = async (db: Db, locale: Locale) =>
  (await findOne(
    db,
    z.array(BedType),
    sql`select json_agg(json_build_object('id', b.id, 'title', ${text('b.title', locale)}) order by b.position) as json from bed_types b`,
  )) ?? []
