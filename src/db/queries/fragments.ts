import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../domain/locale.ts'

export type Sql = RawBuilder<unknown>

/** A localised column in one locale. */
export const text = (column: string, locale: Locale): Sql => sql`${sql.ref(column)} ->> ${sql.lit(locale)}`

/** JSON carries major units; `percent` off is rounded half away from zero on the smallest unit, as `domain/money` does. */
export const priceJson = (amount: Sql, currency: Sql): Sql =>
  sql`json_build_object('amount', ${amount} / case ${currency} when 'USD' then 100.0 else 1 end, 'currency', ${currency})`

export const locationJson = (alias: string, locale: Locale): Sql =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'title', ${text(`${alias}.title`, locale)})`

export const ratingJson = (alias: string): Sql =>
  sql`json_build_object('value', ${sql.ref(`${alias}.rating`)}, 'count', ${sql.ref(`${alias}.rating_count`)})`

export const coordinatesJson = (alias: string): Sql =>
  sql`json_build_object('latitude', ${sql.ref(`${alias}.latitude`)}, 'longitude', ${sql.ref(`${alias}.longitude`)})`

const pictureJson: Sql = sql`json_build_object(
  'url', '/pictures/' || p.id || '-' || p.version, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder)`

export const coverJson = (alias: string): Sql =>
  sql`(select ${pictureJson} from pictures p where p.album_id = ${sql.ref(`${alias}.album_id`)} and p.position = 0)`

export const albumJson = (alias: string): Sql =>
  sql`(select json_agg(${pictureJson} order by p.position) from pictures p where p.album_id = ${sql.ref(`${alias}.album_id`)})`
