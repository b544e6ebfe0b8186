import { sql } from 'kysely'
import { type Day, toDay } from '../../../domain/time/day.ts'
import type { Db } from '../../database.ts'
import type { Sql } from '../fragments.ts'
import { isCurrent } from './businesses.ts'

/** One thing that has a screen of its own. `key` is what stands in its address, `changedOn` the day of its last change where one is known. */
export type SeoEntry = { kind: SeoKind; key: string; changedOn: Day | null }

export type SeoKind = keyof ReturnType<typeof toSources>

const setsOutAfter = (today: Day): Sql => sql`exists (select from unnest(k.departures) day where day >= ${today}::date)`

/** Things of each kind that have not ended, and choices that have any: `key`, `changed_on`, and `id` to sort by. */
const toSources = (now: Date, today: Day) => ({
  property: sql`select s.id::text as key, null::date as changed_on, s.id from properties s`,
  place: sql`select l.id::text, null::date, l.id from locations l where exists (select from properties s where s.location_id = l.id)`,
  event: sql`select e.id::text, null::date, e.id from events e where e.ends_at > ${now}`,
  activity: sql`select a.id::text, null::date, a.id from activities a`,
  article: sql`select a.id::text, a.published_on, a.id from articles a`,
  offer: sql`select o.id::text, null::date, o.id from offers o where o.ends_on >= ${today}::date`,
  discount: sql`select d.id::text, null::date, d.id from discounts d where ${isCurrent(today)}`,
  businessType: sql`select t.id::text, null::date, t.id from business_types t`,
  city: sql`select l.id::text, null::date, l.id from locations l`,
  tourismCategory: sql`select c.key, null::date, c.id from tourism_categories c
    where exists (select from tourism_packages k where k.category_id = c.id and ${setsOutAfter(today)})`,
  tourismType: sql`select c.key || '/' || t.key, null::date, min(k.id)
    from tourism_packages k join tourism_categories c on c.id = k.category_id join tourism_types t on t.id = k.type_id
    where ${setsOutAfter(today)} group by c.key, t.key`,
  tourismPackage: sql`select c.key || '/' || t.key || '/' || k.id, null::date, k.id
    from tourism_packages k join tourism_categories c on c.id = k.category_id join tourism_types t on t.id = k.type_id
    where ${setsOutAfter(today)}`,
  umrahType: sql`select t.key, null::date, t.id from umrah_types t
    where exists (select from umrah_packages k where k.type_id = t.id and ${setsOutAfter(today)})`,
  umrahPackage: sql`select k.id::text, null::date, k.id from umrah_packages k where ${setsOutAfter(today)}`,
  visa: sql`select v.id::text, null::date, v.id from visas v`,
})

/** Everything that others may find, in one statement. */
export async function findSeoEntries(db: Db, now: Date): Promise<SeoEntry[]> {
  const kinds = Object.entries(toSources(now, toDay(now))).map(
    ([kind, source], index) =>
      sql`select ${sql.lit(kind)} as kind, ${sql.lit(index)} as place, found.* from (${source}) found (key, changed_on, id)`,
  )
  const result = await sql<SeoEntry>`
    select kind, key, changed_on as "changedOn" from (${sql.join(kinds, sql` union all `)}) everything order by place, id`.execute(
    db,
  )
  return result.rows
}
