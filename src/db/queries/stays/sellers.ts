import { sql } from 'kysely'
import type { z } from 'zod'
import { SellerOfMember } from '../../../contract/seller-orders.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db } from '../../database.ts'
import { localDay, type Sql, text } from '../fragments.ts'
import { levelsJson, unitsOf } from '../organisations/member-units.ts'

/** Condition on the sale `a`. */
export const saleTitle = (locale: Locale): Sql => sql`(
  select ${text('i.title', locale)} from (
    select title from offers where id = a.offer_id
    union all select title from tourism_packages where id = a.tourism_package_id
    union all select title from umrah_packages where id = a.umrah_package_id
    union all select title from events where id = a.event_id
    union all select title from activities where id = a.activity_id) i)`

/** Stocks of a day that is over are of no use at a door any more. */
const retentionDays = 2
const maxStocks = 200

/** With what each sells; of what takes place on days, the coming ones, and those of yesterday. */
export async function findSellers(db: Db, locale: Locale, account: string, now: Date) {
  const { rows } = await sql<{ json: z.output<typeof SellerOfMember> }>`
    select json_build_object('id', s.id, 'role', m.role, 'levels', ${levelsJson('m')}, 'title', ${text('s.title', locale)}, 'kind', s.kind, 'sales', coalesce((
      select json_agg(json_build_object('id', a.id, 'itemType', a.kind, 'title', ${saleTitle(locale)}, 'canLeave', a.can_leave, 'stocks', coalesce((
        select json_agg(json_build_object('id', k.id, 'title', k.title ->> ${sql.lit(locale)}, 'day', k.day, 'time', to_char(k.clock, 'HH24:MI'),
          'capacity', k.capacity, 'taken', k.taken) order by k.day, k.clock, k.position)
        from (select * from stocks k
          where k.sale_id = a.id and (k.day is null or k.day > ${localDay(sql`${now}`)} - ${sql.lit(retentionDays)})
          order by k.day, k.clock, k.position limit ${sql.lit(maxStocks)}) k), '[]')) order by a.kind, a.id)
      from sales a where a.seller_id = s.id), '[]')) as json
    from ${unitsOf(account, now)} m join sellers s on s.id = m.seller_id
    order by ${text('s.title', locale)}, s.id`.execute(db)
  checkColumns(rows, () => ({ json: SellerOfMember }))
  return rows.map(({ json }) => json)
}
