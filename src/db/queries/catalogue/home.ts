import { sql } from 'kysely'
import { AppContacts, Article, HomeGroup } from '../../../contract/home.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { coverJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { propertyFields, propertyJoins } from '../stays/properties.ts'
import { activityFields } from './activities.ts'
import { eventFields } from './events.ts'

const itemsOf = (fields: Sql, from: Sql): Sql => sql`
  (select json_agg(json_build_object(${fields}) order by i.position) from home_group_items i ${from} where i.home_group_id = g.id)`

/** Entries that have not ended, the nearest first: their dates change after the group was made. */
const eventsOf = (locale: Locale, now: Date): Sql => sql`
  (select json_agg(json_build_object(${eventFields(locale, now)}) order by e.starts_at, i.position) from home_group_items i
   join events e on e.id = i.event_id join locations l on l.id = e.location_id where i.home_group_id = g.id and e.ends_at > ${now})`

export const findHomeGroups = (db: Db, locale: Locale, paging: Paging, now: Date) =>
  findPage(db, HomeGroup, paging, {
    matched: sql`select id, row_number() over (order by position, id) as place from home_groups`,
    from: sql`join home_groups g using (id)`,
    card: sql`json_build_object('id', g.id, 'name', ${text('g.name', locale)}, 'kind', g.kind, 'featureId', g.feature_id, 'items', coalesce(case g.kind
      when 'property' then ${itemsOf(propertyFields(locale), sql`join properties s on s.id = i.property_id ${propertyJoins}`)}
      when 'event' then ${eventsOf(locale, now)}
      when 'activity' then ${itemsOf(activityFields(locale, now), sql`join activities a on a.id = i.activity_id join locations l on l.id = a.location_id`)}
      end, '[]'))`,
  })

// Two hundred words a minute; Arabic script is as long in letters, shorter in words.
const minutesToRead = (locale: Locale): Sql =>
  sql`greatest(1, ceil(array_length(regexp_split_to_array(${text('a.body', locale)}, '\\s+'), 1) / 200.0)::int)`

/** Columns of the article `a`. */
const placesJson = (locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object('id', l.id, 'title', ${text('l.title', locale)}) order by p.position)
  from article_places p join locations l on l.id = p.location_id where p.article_id = a.id), '[]')`

const staysJson = (locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object('id', s.id, 'title', ${text('s.title', locale)})) from (
    select s.id, s.title from article_places p join properties s on s.location_id = p.location_id where p.article_id = a.id
    order by s.rating desc nulls last, s.rating_count desc, s.id limit 4) s), '[]')`

const activitiesJson = (locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object('id', s.id, 'title', ${text('s.title', locale)})) from (
    select s.id, s.title from article_places p join activities s on s.location_id = p.location_id where p.article_id = a.id
    order by s.rating desc nulls last, s.rating_count desc, s.id limit 4) s), '[]')`

export const findArticles = (db: Db, locale: Locale, paging: Paging) =>
  findPage(db, Article, paging, {
    matched: sql`select id, row_number() over (order by published_on desc, id desc) as place from articles`,
    from: sql`join articles a using (id)`,
    card: sql`json_build_object('id', a.id, 'title', ${text('a.title', locale)}, 'summary', ${text('a.summary', locale)},
      'body', ${text('a.body', locale)}, 'minutes', ${minutesToRead(locale)}, 'publishedOn', a.published_on, 'author', ${text('a.author', locale)},
      'places', ${placesJson(locale)}, 'stays', ${staysJson(locale)}, 'activities', ${activitiesJson(locale)}, 'picture', ${coverJson('a')})`,
  })

export const findContacts = (db: Db, locale: Locale) =>
  findOne(
    db,
    AppContacts,
    sql`select json_build_object(
      'contacts', coalesce((select json_agg(json_build_object('id', c.id, 'type', c.type, 'label', ${text('c.label', locale)},
        'value', ${text('c.value', locale)}) order by c.position) from contacts c), '[]'),
      'socialMedia', coalesce((select json_agg(json_build_object('id', m.id, 'type', m.type, 'url', m.url) order by m.position) from social_media m), '[]')) as json`,
  )
