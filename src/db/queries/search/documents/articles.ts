import { sql } from 'kysely'
import { coverJson, text } from '../../fragments.ts'
import { allTexts, type DocumentSource, inLocales, titledJson } from './fragments.ts'

const placesJson = sql`coalesce((
  select json_agg(${titledJson('l')} order by p.position)
  from article_places p join locations l on l.id = p.location_id where p.article_id = a.id), '[]')`

/** A heading is quoted as any other sentence: without what makes it one. */
const bodies = inLocales('body', (locale) => sql`regexp_replace(${text('a.body', locale)}, '(^|\\n)## ', '\\1', 'g')`)

export const articleDocuments: DocumentSource = {
  id: sql`a.id`,
  from: sql`from articles a`,
  json: sql`json_build_object('id', a.id, ${allTexts('title', 'a.title')}, ${allTexts('summary', 'a.summary')}, ${bodies},
    'publishedOn', a.published_on, 'places', ${placesJson}, 'picture', ${coverJson('a')})`,
}
