import { sql } from 'kysely'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Sql } from '../fragments.ts'

/** The jsonb column of an offer with its flight. */
type FlightColumn = 'o.flight' | 'i.flight'

export const airlineOf = (flight: FlightColumn, locale: Locale): Sql =>
  sql`${sql.ref(flight)} #>> ${sql.lit(`{airline,${locale}}`)}`

export const airportJson = (flight: FlightColumn, side: 'from' | 'to', locale: Locale): Sql =>
  sql`json_build_object('code', ${sql.ref(flight)} #>> ${sql.lit(`{${side},code}`)},
    'city', ${sql.ref(flight)} #>> ${sql.lit(`{${side},city,${locale}}`)})`

/** When the flight that departs at an instant lands, by the clocks there. Null where its time zone is not known. */
export const arrivalJson = (flight: FlightColumn, departsAt: Sql): Sql =>
  sql`to_char((${departsAt} + make_interval(mins => (${sql.ref(flight)} ->> 'minutes')::int))
    at time zone (${sql.ref(flight)} #>> '{to,timeZone}'), 'YYYY-MM-DD"T"HH24:MI')`
