import { sql } from 'kysely'
import { sections } from '../../../../domain/search/sections.ts'
import { offerPercentOff, priceBefore } from '../../catalogue/offers.ts'
import { coverJson, type Sql } from '../../fragments.ts'
import { isSoldOut } from '../../sales/open-stocks.ts'
import { allTexts, type DocumentSource, dayNumber, inLocales, priced, titledJson } from './fragments.ts'

/** Flights are a section without an index of their own: each is found by the names of the section all the same. */
const flightNames = sections.flights.names.flatMap((names) => names.split(', '))

const cities = (side: 'from' | 'to'): Sql =>
  inLocales(side, (locale) => sql`o.flight #>> ${sql.lit(`{${side},city,${locale}}`)}`)

const flightJson = sql`case when o.flight is not null then
  json_build_object(${cities('from')}, ${cities('to')}, 'names', ${JSON.stringify(flightNames)}::json) end`

/** Those that are over are among them: who asks says which day it is. */
export const offerDocuments: DocumentSource = {
  id: sql`o.id`,
  from: sql`from offers o join locations l on l.id = o.location_id`,
  json: sql`json_build_object('id', o.id, ${allTexts('title', 'o.title')}, ${allTexts('description', 'o.description')},
    ${allTexts('offeredBy', 'o.offered_by')}, 'type', o.type, 'location', ${titledJson('l')}, ${priced(sql`o.price`, sql`o.currency`)},
    'priceBefore', ${priceBefore}, 'discount', ${offerPercentOff}, 'endsOn', o.ends_on, 'endsDay', ${dayNumber(sql`o.ends_on`)}, 'flight', ${flightJson},
    'isSoldOut', ${isSoldOut('sale.offer_id', sql`o.id`, sql`now()`)}, 'picture', ${coverJson('o')})`,
}
