import { sql } from 'kysely'
import { haramGates } from '../../../../domain/time/holy-cities.ts'
import type { Sql } from '../../fragments.ts'
import { isSoldOut } from '../../sales/open-stocks.ts'
import {
  allLists,
  allTexts,
  type DocumentSource,
  inLocales,
  keyedJson,
  pictured,
  priced,
  rated,
  titledJson,
  tourFields,
} from './fragments.ts'

/** For an object with an optional location. */
const coordinatesOf = (alias: string): Sql => sql`case when ${sql.ref(alias)} -> 'latitude' is not null then
  json_build_object('latitude', ${sql.ref(alias)} -> 'latitude', 'longitude', ${sql.ref(alias)} -> 'longitude') end`

const stopsJson = sql`(
  select coalesce(json_agg(json_build_object('day', s -> 'day', ${inLocales('title', (locale) => sql`s #>> ${sql.lit(`{title,${locale}}`)}`)},
    'coordinates', ${coordinatesOf('s')}) order by place), '[]')
  from jsonb_array_elements(k.stops) with ordinality _ (s, place))`

export const tourismDocuments: DocumentSource = {
  id: sql`k.id`,
  from: sql`from tourism_packages k join tourism_categories c on c.id = k.category_id
    join tourism_types t on t.id = k.type_id join locations l on l.id = k.location_id`,
  json: sql`json_build_object('id', k.id,
    ${allTexts('title', 'k.title')}, ${allTexts('description', 'k.description')}, ${allTexts('destination', 'k.destination')},
    'category', ${keyedJson('c')}, 'stops', ${stopsJson}, 'type', ${keyedJson('t')}, 'location', ${titledJson('l')},
    ${priced(sql`k.price`, sql`k.currency`)}, ${rated('k')}, ${tourFields('k')},
    'isSoldOut', ${isSoldOut('sale.tourism_package_id', sql`k.id`, sql`now()`)}, ${pictured('k')})`,
}

/** Every gate of every Haram, as rows of the statement. */
const gates: Sql = sql.join(
  haramGates.map(({ city, at }) => sql`(${sql.lit(city)}, ${sql.lit(at.latitude)}, ${sql.lit(at.longitude)})`),
)

/** To the nearest gate, in tens of metres, as `findNearestGate` has it; what was typed only where there is no place to measure from. */
const metersOf: Sql = sql`coalesce(
  (select greatest(10, round(min(ground_meters((h ->> 'latitude')::float8, (h ->> 'longitude')::float8, latitude, longitude)) / 10) * 10)::int
    from (values ${gates}) as gate (city, latitude, longitude) where gate.city = h ->> 'city' and h -> 'latitude' is not null having count(*) > 0),
  (h ->> 'meters')::int)`

const hotelsJson = sql`(
  select json_agg(json_build_object('city', h -> 'city', ${inLocales('title', (locale) => sql`h #>> ${sql.lit(`{title,${locale}}`)}`)},
    'stars', h -> 'stars', 'meters', ${metersOf}, 'nights', h -> 'nights', 'coordinates', ${coordinatesOf('h')}) order by place)
  from jsonb_array_elements(k.hotels) with ordinality _ (h, place))`

export const umrahDocuments: DocumentSource = {
  id: sql`k.id`,
  from: sql`from umrah_packages k join umrah_types t on t.id = k.type_id join locations l on l.id = k.location_id`,
  json: sql`json_build_object('id', k.id,
    ${allTexts('title', 'k.title')}, ${allTexts('description', 'k.description')}, ${allTexts('information', 'k.information')},
    'type', ${keyedJson('t')}, 'location', ${titledJson('l')}, 'travel', k.travel, ${priced(sql`k.price`, sql`k.currency`)},
    'hotels', ${hotelsJson},
    'nearest', (select min(${metersOf}) from jsonb_array_elements(k.hotels) h where h ->> 'city' = 'mecca'),
    ${tourFields('k')}, 'isSoldOut', ${isSoldOut('sale.umrah_package_id', sql`k.id`, sql`now()`)}, ${pictured('k')})`,
}

export const visaDocuments: DocumentSource = {
  id: sql`v.id`,
  from: sql`from visas v join locations l on l.id = v.location_id`,
  json: sql`json_build_object('id', v.id, ${allTexts('title', 'v.title')}, ${allTexts('description', 'v.description')},
    'country', v.country, ${allTexts('countryName', 'v.country_name')}, 'kind', v.kind, 'location', ${titledJson('l')},
    ${priced(sql`v.price`, sql`v.currency`)}, 'processingDays', json_build_array(v.processing_least, v.processing_most),
    'stayDays', v.stay_days, 'validityDays', v.validity_days, 'entries', v.entries, 'isElectronic', v.is_electronic,
    ${allLists('requirements', 'v.requirements')}, ${pictured('v')})`,
}
