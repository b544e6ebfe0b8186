import { sql } from 'kysely'
import { Advertisement } from '../../../contract/advertisements.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'
import { coverJson, localDay, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'

const advertisementJson = (
  locale: Locale,
): Sql => sql`json_build_object('id', a.id, 'type', a.type, 'title', ${text('a.title', locale)},
  'text', ${text('a.text', locale)}, 'action', ${text('a.action', locale)}, 'link', a.link, 'picture', ${coverJson('a')})`

export const findAdvertisements = (db: Db, locale: Locale, paging: Paging, type?: string) =>
  findPage(db, Advertisement, paging, {
    matched: sql`select id, row_number() over (order by position, id) as place from advertisements
      where ${type ? sql`type = ${type}` : sql`true`}`,
    from: sql`join advertisements a using (id)`,
    card: advertisementJson(locale),
  })

export const findAdvertisement = (db: Db, locale: Locale, id: number) =>
  findOne(db, Advertisement, sql`select ${advertisementJson(locale)} as json from advertisements a where a.id = ${id}`)

/** The first caller of a day makes it, the same for all processes. */
export async function getSalt(db: Db, day: Day): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ salt: string }>`select salt from visit_salts where day = ${day}::date`.execute(db)
    if (rows[0]) return rows[0].salt
    await sql`insert into visit_salts (day) values (${day}::date) on conflict do nothing`.execute(db)
  }
}

/** Counts the visitor if they are new here today, and answers the sum; null where there is no such advertisement. */
export async function countView(db: Db, id: number, visitId: string): Promise<number | null> {
  const result = await sql<{ views: bigint }>`
    with known as (select id from advertisements where id = ${id}),
      visit as (insert into advertisement_visits (advertisement_id, visit_id) select id, ${visitId}::uuid from known
                on conflict do nothing returning advertisement_id),
      counted as (insert into advertisement_views as v (advertisement_id, views) select advertisement_id, 1 from visit
                  on conflict (advertisement_id) do update set views = v.views + 1 returning views)
    select coalesce((select views from counted), (select views from advertisement_views where advertisement_id = ${id}), 0)::bigint as views
    from known`.execute(db)
  const row = result.rows[0]
  return row ? Number(row.views) : null
}

/** Visitors count once a day, so those of yesterday are deleted; the sum stays. */
export const forgetOldVisits = (db: Db): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`with salts as (delete from visit_salts where day < ${localDay(sql`now()`)})
      delete from advertisement_visits where ctid = any(array(
        select ctid from advertisement_visits where seen_at < now() - interval '1 day' limit ${limit}))`.execute(db),
  )
