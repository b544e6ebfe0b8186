import { sql } from 'kysely'
import { DiscountPackageCard, DiscountPackagePage } from '../../../contract/discount-packages.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { albumJson, coverJson, priceJson, type Sql, text, textsJson } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'

const inIqd = (amount: Sql): Sql => priceJson(amount, sql`'IQD'`)

const packageFields = (locale: Locale): Sql => sql`
  'id', k.id, 'title', ${text('k.title', locale)}, 'description', ${text('k.description', locale)},
  'benefits', ${textsJson('k.benefits', locale)}, 'price', ${inIqd(sql`n.lowest`)}, 'plans', n.plans, 'picture', ${coverJson('k')}`

/** A package without a plan cannot be had, and is not shown. */
const planJoin = (locale: Locale): Sql => sql`
  join lateral (
    select min(price) as lowest, json_agg(json_build_object('id', id, 'title', ${text('title', locale)}, 'days', days, 'uses', uses,
      'price', ${inIqd(sql`price`)}) order by position) as plans
    from discount_plans where package_id = k.id having count(*) > 0) n on true`

export const findDiscountPackages = (db: Db, locale: Locale, paging: Paging) =>
  findPage(db, DiscountPackageCard, paging, {
    matched: sql`select id, row_number() over (order by position, id) as place from discount_packages k
      where exists (select from discount_plans where package_id = k.id)`,
    from: sql`join discount_packages k using (id) ${planJoin(locale)}`,
    card: sql`json_build_object(${packageFields(locale)})`,
  })

export const findDiscountPackage = (db: Db, locale: Locale, id: number) =>
  findOne(
    db,
    DiscountPackagePage,
    sql`select json_build_object(${packageFields(locale)}, 'pictures', ${albumJson('k')}) as json
      from discount_packages k ${planJoin(locale)} where k.id = ${id}`,
  )
