import { sql } from 'kysely'
import {
  allLists,
  allTexts,
  type DocumentSource,
  inLocales,
  journeyFields,
  keyedJson,
  pictured,
  priced,
  rated,
  titledJson,
} from './fragments.ts'

export const tourismDocuments: DocumentSource = {
  id: sql`k.id`,
  from: sql`from tourism_packages k join tourism_categories c on c.id = k.category_id
    join tourism_types t on t.id = k.type_id join locations l on l.id = k.location_id`,
  json: sql`json_build_object('id', k.id,
    ${allTexts('title', 'k.title')}, ${allTexts('description', 'k.description')}, ${allTexts('destination', 'k.destination')},
    'category', ${keyedJson('c')}, 'type', ${keyedJson('t')}, 'location', ${titledJson('l')},
    ${priced(sql`k.price`, sql`k.currency`)}, ${rated('k')}, ${journeyFields('k')}, ${pictured('k')})`,
}

const hotelsJson = sql`(
  select json_agg(json_build_object('city', h -> 'city', ${inLocales('title', (locale) => sql`h #>> ${sql.lit(`{title,${locale}}`)}`)},
    'stars', h -> 'stars', 'meters', h -> 'meters', 'nights', h -> 'nights') order by place)
  from jsonb_array_elements(k.hotels) with ordinality _ (h, place))`

export const umrahDocuments: DocumentSource = {
  id: sql`k.id`,
  from: sql`from umrah_packages k join umrah_types t on t.id = k.type_id join locations l on l.id = k.location_id`,
  json: sql`json_build_object('id', k.id,
    ${allTexts('title', 'k.title')}, ${allTexts('description', 'k.description')}, ${allTexts('information', 'k.information')},
    'type', ${keyedJson('t')}, 'location', ${titledJson('l')}, 'travel', k.travel, ${priced(sql`k.price`, sql`k.currency`)},
    'hotels', ${hotelsJson},
    'nearest', (select min((h ->> 'meters')::int) from jsonb_array_elements(k.hotels) h where h ->> 'city' = 'mecca'),
    ${journeyFields('k')}, ${pictured('k')})`,
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
