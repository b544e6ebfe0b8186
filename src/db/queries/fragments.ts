import { type RawBuilder, sql } from 'kysely'
import { dinarsPerDollar } from '../../domain/money/money.ts'
import type { Locale } from '../../domain/text/locale.ts'

export type Sql = RawBuilder<unknown>

/** A localised column in one locale. */
export const text = (column: string, locale: Locale): Sql => sql`${sql.ref(column)} ->> ${sql.lit(locale)}`

/** A column that holds a list of localised texts, in one locale. */
export const textsJson = (column: string, locale: Locale): Sql => sql`coalesce((
  select json_agg(entry ->> ${sql.lit(locale)} order by place) from jsonb_array_elements(${sql.ref(column)}) with ordinality _ (entry, place)), '[]')`

/** JSON carries major units; `percent` off is rounded half away from zero on the smallest unit, as `domain/money` does. */
export const priceJson = (amount: Sql, currency: Sql): Sql =>
  sql`json_build_object('amount', ${amount} / case ${currency} when 'USD' then 100.0 else 1 end, 'currency', ${currency})`

/** One scale for prices of both currencies: whole dinars, for comparing only. */
export const inDinars = (amount: Sql, currency: Sql): Sql =>
  sql`round(case ${currency} when 'USD' then ${amount} * coalesce((select dinars_per_dollar from exchange_rates order by day desc limit 1), ${sql.lit(dinarsPerDollar)}) / 100.0 else ${amount} end)`

/**
 * The nights of a stay, as timestamps without a zone. From days PostgreSQL would make instants of the server's zone, and where clocks
 * change at midnight, the last night would be missing.
 */
export const nightSeries = (checkIn: Sql, checkOut: Sql): Sql =>
  sql`generate_series(${checkIn}::timestamp, ${checkOut}::timestamp - interval '1 day', interval '1 day')`

/** The wall clock of Iraq at an instant; and the instant of a wall clock. */
export const atLocalTime = (moment: Sql): Sql => sql`(${moment} at time zone 'Asia/Baghdad')`

/** The day in Iraq on which an instant lies. */
export const localDay = (moment: Sql): Sql => sql`${atLocalTime(moment)}::date`

/** An instant as ISO 8601 has it, in UTC. */
export const toInstantJson = (moment: Sql): Sql => sql`to_json(${moment} at time zone 'UTC') #>> '{}' || 'Z'`

export const instantJson = (column: string): Sql => toInstantJson(sql.ref(column))

export const locationJson = (alias: string, locale: Locale): Sql =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'title', ${text(`${alias}.title`, locale)})`

export const ratingJson = (alias: string): Sql =>
  sql`json_build_object('value', ${sql.ref(`${alias}.rating`)}, 'count', ${sql.ref(`${alias}.rating_count`)})`

export const coordinatesJson = (alias: string): Sql =>
  sql`json_build_object('latitude', ${sql.ref(`${alias}.latitude`)}, 'longitude', ${sql.ref(`${alias}.longitude`)})`

const pictureJson: Sql = sql`json_build_object(
  'url', '/pictures/' || p.id || '-' || p.version, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder)`

/** Condition on the picture `p`: a photograph of the place, and no drawing. */
const isPhotograph: Sql = sql`coalesce(p.source ->> 'kind' = 'file', false)`
const photographsFirst: Sql = sql`${isPhotograph} desc, p.position`

export const coverJson = (alias: string): Sql =>
  sql`(select ${pictureJson} from pictures p where p.album_id = ${sql.ref(`${alias}.album_id`)} order by ${photographsFirst} limit 1)`

export const albumJson = (alias: string): Sql =>
  sql`(select json_agg(${pictureJson} order by ${photographsFirst}) from pictures p where p.album_id = ${sql.ref(`${alias}.album_id`)})`

export const hasPhotograph = (alias: string): Sql =>
  sql`exists (select from pictures p where p.album_id = ${sql.ref(`${alias}.album_id`)} and ${isPhotograph})`
