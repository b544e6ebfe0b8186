import { sql } from 'kysely'
import { coverJson, priceJson } from '../../fragments.ts'
import { afterDiscount, propertyJoins } from '../../stays/properties.ts'
import { allTexts, type DocumentSource, geoJson, priced, rated, titledJson } from './fragments.ts'

/** Facts that a property has not stated are left out. */
const familyJson = sql`to_json(array_remove(array[
  case when (s.facts #>> '{access,hasGroundFloorRooms}')::boolean then 'ground_floor' end,
  case when (s.facts #>> '{family,hasAdjoiningRooms}')::boolean then 'adjoining_rooms' end,
  case when (s.facts #>> '{rules,cots}') in ('free', 'paid') then 'cot' end,
  case when jsonb_typeof(s.facts #> '{family,womenPool}') = 'object' then 'women_pool' end,
  case when (s.facts #>> '{family,hasHalalKitchen}')::boolean then 'halal_kitchen' end], null))`

export const propertyDocuments: DocumentSource = {
  id: sql`s.id`,
  from: sql`from properties s ${propertyJoins}`,
  json: sql`json_build_object('id', s.id,
    ${allTexts('title', 's.title')}, ${allTexts('description', 's.description')}, ${allTexts('address', 's.address')},
    'location', ${titledJson('l')}, 'type', ${titledJson('t')}, 'stars', s.stars, ${rated('s')}, 'discount', s.discount,
    ${priced(afterDiscount, sql`r.currency`)}, 'priceBefore', ${priceJson(sql`r.price`, sql`r.currency`)},
    'bedTypes', coalesce((select json_agg(distinct rb.bed_type_id) from room_type_beds rb join room_types rt on rt.id = rb.room_type_id
                          where rt.property_id = s.id), '[]'),
    'features', coalesce((select json_agg(f.feature_id order by f.feature_id) from property_features f where f.property_id = s.id), '[]'),
    'sleeps', (select sum(rt.units * (rt.adults + rt.children)) from room_types rt where rt.property_id = s.id),
    'family', ${familyJson}, 'facts', s.facts,
    'policy', json_build_object('freeUntilDays', s.free_until_days, 'percentAfter', s.percent_after),
    'freeDays', case when s.percent_after = 100 then 0 else s.free_until_days end,
    '_geo', ${geoJson('s')}, 'picture', ${coverJson('s')})`,
}

export const locationDocuments: DocumentSource = {
  id: sql`l.id`,
  from: sql`from locations l`,
  json: sql`json_build_object('id', l.id, ${allTexts('title', 'l.title')}, ${allTexts('city', 'l.city')},
    'properties', (select count(*) from properties s where s.location_id = l.id), '_geo', ${geoJson('l')}, 'picture', ${coverJson('l')})`,
}
