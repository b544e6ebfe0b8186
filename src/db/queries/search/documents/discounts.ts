import { sql } from 'kysely'
import { coverJson } from '../../fragments.ts'
import { allTexts, type DocumentSource, dayNumber, priced, titledJson } from './fragments.ts'

export const discountDocuments: DocumentSource = {
  id: sql`d.id`,
  from: sql`from discounts d join businesses b on b.id = d.business_id
    join business_types t on t.id = b.business_type_id join locations l on l.id = b.location_id`,
  json: sql`json_build_object('id', d.id,
    ${allTexts('title', 'd.title')}, ${allTexts('description', 'd.description')}, ${allTexts('terms', 'd.terms')},
    'percent', d.percent, 'endsOn', d.ends_on, 'endsDay', coalesce(${dayNumber(sql`d.ends_on`)}, 99991231), 'location', ${titledJson('l')},
    'business', ${titledJson('b', sql`, ${allTexts('description', 'b.description')}, ${allTexts('address', 'b.address')}, 'type', ${titledJson('t')}`)}, 'picture', ${coverJson('d')})`,
}

export const businessTypeDocuments: DocumentSource = {
  id: sql`t.id`,
  from: sql`from business_types t`,
  json: sql`json_build_object('id', t.id, ${allTexts('title', 't.title')},
    'businesses', (select count(*) from businesses b where b.business_type_id = t.id), 'picture', ${coverJson('t')})`,
}

/** A package without a plan cannot be had. */
export const discountPackageDocuments: DocumentSource = {
  id: sql`k.id`,
  from: sql`from discount_packages k join lateral (
    select min(price) as price from discount_plans where package_id = k.id having count(*) > 0) n on true`,
  json: sql`json_build_object('id', k.id, ${allTexts('title', 'k.title')}, ${allTexts('description', 'k.description')},
    ${priced(sql`n.price`, sql`'IQD'`)}, 'picture', ${coverJson('k')})`,
}
