import { sql } from 'kysely'
import { type Locale, locales } from '../../../../domain/text/locale.ts'
import { albumJson, coverJson, inDinars, priceJson, type Sql, text, textsJson } from '../../fragments.ts'

/** How one index's documents are made: `json` of what `from` joins, known by `id`. */
export type DocumentSource = { id: Sql; json: Sql; from: Sql }

const suffix = { en: 'En', ar: 'Ar', ku: 'Ku' } as const satisfies Record<Locale, string>

/** A field in every locale: `title` is `titleEn`, `titleAr` and `titleKu`. */
export const inLocales = (name: string, of: (locale: Locale) => Sql): Sql =>
  sql.join(locales.map((locale) => sql`${sql.lit(name + suffix[locale])}, ${of(locale)}`))

/** A localised column in every locale. */
export const allTexts = (name: string, column: string): Sql => inLocales(name, (locale) => text(column, locale))

/** The same of a column that holds a list of localised texts. */
export const allLists = (name: string, column: string): Sql => inLocales(name, (locale) => textsJson(column, locale))

const itineraryJson = (column: string, locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object('title', day #>> ${sql.lit(`{title,${locale}}`)}, 'text', day #>> ${sql.lit(`{text,${locale}}`)}) order by place)
  from jsonb_array_elements(${sql.ref(column)}) with ordinality _ (day, place)), '[]')`

export const titledJson = (alias: string, more: Sql = sql``): Sql =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, ${allTexts('title', `${alias}.title`)} ${more})`

export const keyedJson = (alias: string): Sql =>
  sql`json_build_object('key', ${sql.ref(`${alias}.key`)}, ${allTexts('title', `${alias}.title`)})`

export const geoJson = (alias: string): Sql =>
  sql`json_build_object('lat', ${sql.ref(`${alias}.latitude`)}, 'lng', ${sql.ref(`${alias}.longitude`)})`

export const rated = (alias: string): Sql =>
  sql`'rating', ${sql.ref(`${alias}.rating`)}, 'ratingCount', ${sql.ref(`${alias}.rating_count`)}`

/** `price` and what it compares by. */
export const priced = (amount: Sql, currency: Sql): Sql =>
  sql`'price', ${priceJson(amount, currency)}, 'priceIqd', ${inDinars(amount, currency)}`

export const pictured = (alias: string): Sql => sql`'picture', ${coverJson(alias)}, 'pictures', ${albumJson(alias)}`

/** yyyymmdd as a number. */
export const dayNumber = (day: Sql): Sql => sql`to_char(${day}, 'YYYYMMDD')::int`

/** Columns that tourism and Umrah packages share. */
export const tourFields = (alias: string): Sql => sql`
  'days', ${sql.ref(`${alias}.days`)}, 'groupSize', ${sql.ref(`${alias}.group_size`)},
  ${inLocales('itinerary', (locale) => itineraryJson(`${alias}.itinerary`, locale))},
  ${allLists('includes', `${alias}.includes`)}, ${allLists('excludes', `${alias}.excludes`)},
  'departures', (select json_agg(day order by day) from unnest(${sql.ref(`${alias}.departures`)}) day),
  'lastDay', (select ${dayNumber(sql`max(day)`)} from unnest(${sql.ref(`${alias}.departures`)}) day)`
