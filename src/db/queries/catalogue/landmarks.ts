import { sql } from 'kysely'
import type { z } from 'zod'
import { Landmark } from '../../../contract/places.ts'
import { sacredNames } from '../../../domain/reviews/sacred-names.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db } from '../../database.ts'
import type { Sql } from '../fragments.ts'
import { placeFields, withDetails } from './places.ts'

/** After what people have names of their own for, shrines are what most mean. */
const firstKinds = ['shrine', 'mosque', 'ancient_site', 'airport']
const sacredKinds = ['shrine', 'mosque']

const inAllLanguages = (column: string): Sql => {
  const title = sql.ref(column)
  return sql`(${title} ->> 'en') || ' ' || (${title} ->> 'ar') || ' ' || (${title} ->> 'ku')`
}

/**
 * Every word of the name has to begin one of the landmark's own, of what its kind is called, or of its governorate's. First comes what
 * people have names of their own for; of the others a shrine, then what has most of the words in its own name.
 */
export async function findLandmarks(db: Db, locale: Locale, { name, limit }: { name: string; limit: number }) {
  const { rows } = await sql<{ json: z.output<typeof Landmark> }>`
    with asked as (
      select distinct ' ' || regexp_replace(regexp_replace(word, '^(?:لل|[وب]?ال)(?=..)', ''), '(?<=....)ی$', '') as word
      from regexp_split_to_table(fold(${name}), '[^[:alnum:]]+') word where length(word) > 1 and word not in ('al', 'el', 'ال')),
    towns as materialized (
      select l.key, name_parts(${inAllLanguages('l.title')} || ' ' || ${inAllLanguages('l.city')}) as parts from locations l),
    sacred as materialized (select name_parts(${sacredNames}) as parts),
    known as (
      select m.id, m.kind, m.other_names = '' as is_plain, length(m.title ->> ${sql.lit(locale)}) as size, m.name_parts as own,
        coalesce(towns.parts, '') || case when m.kind = any(${sacredKinds}::text[]) then sacred.parts else '' end as shared
      from landmarks m cross join sacred left join towns on towns.key = m.location_key
      where exists (select from asked)),
    found as (
      select k.id, t.named > 0 as is_named, row_number() over (order by k.is_plain, k.is_plain and k.kind <> 'shrine', t.lacking,
        array_position(${firstKinds}::text[], k.kind), case when k.is_plain then k.size end, k.id) as place
      from known k cross join lateral (
        select count(*) filter (where position(asked.word in k.own) = 0) as lacking,
          count(*) filter (where position(asked.word in k.own) > 0 and position(asked.word in k.shared) = 0) as named,
          bool_and(position(asked.word in k.own) > 0 or position(asked.word in k.shared) > 0) as has_all
        from asked) t
      where t.has_all
      order by place limit ${limit})
    select json_build_object(${placeFields(locale)}, 'isNamed', found.is_named) as json
    from found join places p on p.source = 'landmark' and p.item_id = found.id ${withDetails} order by found.place`.execute(
    db,
  )
  checkColumns(rows, () => ({ json: Landmark }))
  return rows.map(({ json }) => json)
}
