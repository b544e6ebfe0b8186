import { sql } from 'kysely'
import { coverJson, inDinars, instantJson, priceJson, type Sql } from '../../fragments.ts'
import { isSoldOut } from '../../sales/open-stocks.ts'
import { allTexts, type DocumentSource, geoJson, rated, titledJson } from './fragments.ts'

/** Null: free of charge. */
const priceOrNull = (alias: 'a' | 'e'): Sql => {
  const [amount, currency] = [sql.ref(`${alias}.price`), sql.ref(`${alias}.currency`)] as const
  return sql`case when ${amount} is not null then ${priceJson(sql`${amount}`, sql`${currency}`)} end`
}

export const activityDocuments: DocumentSource = {
  id: sql`a.id`,
  from: sql`from activities a join locations l on l.id = a.location_id`,
  json: sql`json_build_object('id', a.id,
    ${allTexts('title', 'a.title')}, ${allTexts('subtitle', 'a.subtitle')}, ${allTexts('content', 'a.content')},
    'location', ${titledJson('l')}, 'minutes', a.minutes, 'season', a.season, 'price', ${priceOrNull('a')},
    'priceIqd', coalesce(${inDinars(sql`a.price`, sql`a.currency`)}, 0), ${rated('a')}, '_geo', ${geoJson('a')},
    'isSoldOut', ${isSoldOut('sale.activity_id', sql`a.id`, sql`now()`)}, 'picture', ${coverJson('a')})`,
}

export const eventDocuments: DocumentSource = {
  id: sql`e.id`,
  from: sql`from events e join locations l on l.id = e.location_id`,
  json: sql`json_build_object('id', e.id, ${allTexts('title', 'e.title')}, ${allTexts('venue', 'e.venue')}, 'location', ${titledJson('l')},
    'startsAt', ${instantJson('e.starts_at')}, 'endsAt', ${instantJson('e.ends_at')},
    'startsTime', extract(epoch from e.starts_at)::bigint, 'endsTime', extract(epoch from e.ends_at)::bigint,
    'price', ${priceOrNull('e')}, '_geo', ${geoJson('e')},
    'isSoldOut', ${isSoldOut('sale.event_id', sql`e.id`, sql`now()`)}, 'picture', ${coverJson('e')})`,
}
