import { sql } from 'kysely'
import { type Locale, locales } from '../../../domain/text/locale.ts'
import type { Sql } from '../fragments.ts'

type Venue = {
  /** Columns of an event, null for anything else. */
  venue: Sql
  latitude: Sql
  longitude: Sql
  /** The title of its location. */
  location: Sql
}

/** The meeting point of the sale `s`: the seller's own, or the venue of an event. */
export const meetingJson = ({ venue, latitude, longitude, location }: Venue): Sql => sql`coalesce(s.meeting,
  case when ${venue} is not null then jsonb_build_object('title', ${venue}, 'address', ${location},
    'coordinates', jsonb_build_object('latitude', ${latitude}, 'longitude', ${longitude})) end)`

/** The meeting point of the sale `s`, in one locale. */
export const meetingIn = (locale: Locale): Sql => sql`case when s.meeting is not null then json_build_object(
  'title', s.meeting #>> ${sql.lit(`{title,${locale}}`)}, 'address', s.meeting #>> ${sql.lit(`{address,${locale}}`)},
  'coordinates', s.meeting -> 'coordinates') end`

const cityOf = (flight: string, side: 'from' | 'to', locale: Locale): Sql =>
  sql`${sql.ref(flight)} #>> ${sql.lit(`{${side},city,${locale}}`)}`

/** Both cities of a flight in that column, in every language. */
export const routeJson = (flight: string): Sql =>
  sql`case when ${sql.ref(flight)} is not null then json_build_object(${sql.join(
    locales.map(
      (locale) =>
        sql`${sql.lit(locale)}, concat(${cityOf(flight, 'from', locale)}, ' – ', ${cityOf(flight, 'to', locale)})`,
    ),
  )}) end`
