import { sql } from 'kysely'
import type { z } from 'zod'
import { Location, LocationWithProperties } from '../../../contract/locations.ts'

import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { coordinatesJson, coverJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'

const locationFields = (locale: Locale): Sql => sql`
  'id', l.id, 'title', ${text('l.title', locale)}, 'city', ${text('l.city', locale)},
  'coordinates', ${coordinatesJson('l')}, 'picture', ${coverJson('l')}`

export const findLocations = (db: Db, locale: Locale, paging: Paging) =>
  findPage(db, Location, paging, {
    matched: sql`select id, row_number() over (order by position, id) as place from locations`,
    from: sql`join locations l using (id)`,
    card: sql`json_build_object(${locationFields(locale)})`,
  })

export const findLocationsWithProperties = (db: Db, locale: Locale, paging: Paging) =>
  findPage(db, LocationWithProperties, paging, {
    matched: sql`select location_id as id, count(*)::int as properties, row_number() over (order by count(*) desc, location_id) as place
      from properties group by location_id`,
    from: sql`join locations l using (id)`,
    card: sql`json_build_object(${locationFields(locale)}, 'properties', slice.properties)`,
  })

const LocationPlace = Location.omit({ picture: true })
export type LocationPlace = z.output<typeof LocationPlace>

export const findLocation = (db: Db, locale: Locale, id: number) =>
  findOne(
    db,
    LocationPlace,
    sql`select json_build_object('id', l.id, 'title', ${text('l.title', locale)}, 'city', ${text('l.city', locale)},
        'coordinates', ${coordinatesJson('l')}) as json
      from locations l where l.id = ${id}`,
  )
