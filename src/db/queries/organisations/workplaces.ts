import { sql } from 'kysely'
import { Workplaces } from '../../../contract/redemptions.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toDay } from '../../../domain/time/day.ts'
import type { Db } from '../../database.ts'
import { isCurrent } from '../catalogue/businesses.ts'
import { coverJson, type Sql, text } from '../fragments.ts'
import { findOne } from '../list.ts'
import { levelsJson, unitsOf } from './member-units.ts'

type Member = { account: string; now: Date }

/** Sellers or properties, by their titles. */
const placesJson = (table: 'sellers' | 'properties', locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object('id', s.id, 'title', ${text('s.title', locale)}, 'role', m.role, 'levels', ${levelsJson('m')})
    order by ${text('s.title', locale)}, s.id)
  from own m join ${sql.table(table)} s on s.id = ${sql.ref(table === 'sellers' ? 'm.seller_id' : 'm.property_id')}), '[]')`

/** Null where the account is gone. */
export const findWorkplaces = (db: Db, locale: Locale, { account, now }: Member) =>
  findOne(
    db,
    Workplaces,
    sql`with own as materialized (select * from ${unitsOf(account, now)} u)
      select json_build_object('name', c.name, 'memberships', coalesce((
        select json_agg(json_build_object('id', m.id, 'role', m.role, 'levels', ${levelsJson('m')},
          'business', json_build_object('id', b.id, 'title', ${text('b.title', locale)}, 'picture', ${coverJson('b')}),
          'discounts', coalesce((
            select json_agg(json_build_object('id', d.id, 'title', ${text('d.title', locale)}, 'percent', d.percent) order by d.percent desc, d.id)
            from discounts d where d.business_id = b.id and ${isCurrent(toDay(now))}), '[]')) order by ${text('b.title', locale)}, b.id)
        from own m join businesses b on b.id = m.business_id), '[]'),
        'sellers', ${placesJson('sellers', locale)}, 'properties', ${placesJson('properties', locale)}) as json
      from accounts a left join customers c on c.account_id = a.id where a.id = ${account}::uuid`,
  )
