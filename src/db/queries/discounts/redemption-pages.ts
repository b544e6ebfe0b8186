import { sql } from 'kysely'
import type { z } from 'zod'
import { Conflict, Redemption, RedemptionEvent } from '../../../contract/redemptions.ts'
import type { Scope } from '../../../domain/organisations/scope.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db } from '../../database.ts'
import { instantJson, priceJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { isIn } from '../organisations/in-scope.ts'

const dinars = (column: string): Sql =>
  sql`case when ${sql.ref(column)} is not null then ${priceJson(sql.ref(column), sql`'IQD'`)} end`

/** Columns of the redemption `r` at the business `b` with the discount `d`. */
const sharedFields = (locale: Locale): Sql => sql`
  'id', r.id, 'business', json_build_object('id', b.id, 'title', ${text('b.title', locale)}),
  'discount', case when d.id is not null then json_build_object('id', d.id, 'title', ${text('d.title', locale)}, 'percent', r.percent) end,
  'amount', ${dinars('r.amount')}, 'saved', ${dinars('r.saved')}, 'redeemedAt', ${instantJson('r.redeemed_at')},
  'undoneAt', ${instantJson('r.undone_at')}`

/** For the business; the guest's name, which a presenter shortens, is there as long as their account is. `undoable`: counted after it, it can be taken back. */
const businessJson = (
  locale: Locale,
  undoSeconds: number,
  undoable: Date,
): Sql => sql`json_build_object(${sharedFields(locale)},
  'guest', coalesce(c.name, ''), 'package', ${text('s.title', locale)}, 'usesLeft', r.uses_left,
  'isOffline', r.offline_at is not null,
  'undoUntil', case when r.undone_at is null and r.counted_at > ${undoable}
    then to_json((r.counted_at + make_interval(secs => ${undoSeconds}::float8)) at time zone 'UTC') #>> '{}' || 'Z' end)`

const businessJoins: Sql = sql`join businesses b on b.id = r.business_id left join discounts d on d.id = r.discount_id
  join subscriptions s on s.id = r.subscription_id join customers c on c.id = s.customer_id`

export type UndoRule = { undoSeconds: number; now: Date }

const undoableAfter = ({ undoSeconds, now }: UndoRule): Date => new Date(now.getTime() - undoSeconds * 1000)

export const findBusinessRedemption = (
  db: Db,
  locale: Locale,
  id: number,
  { scope, ...rule }: UndoRule & { scope: Scope },
) =>
  findOne(
    db,
    Redemption,
    sql`select ${businessJson(locale, rule.undoSeconds, undoableAfter(rule))} as json
      from redemptions r ${businessJoins} where r.id = ${id} and ${isIn(scope, 'business', sql`r.business_id`)}`,
  )

export type Span = { from: Date; to: Date }

/** The redemptions of the scope, the newest first; within a span of time, or all. */
export const findBusinessRedemptions = (
  db: Db,
  locale: Locale,
  { scope, span, rule, ...paging }: Paging & { scope: Scope; span: Span | null; rule: UndoRule },
) =>
  findPage(db, Redemption, paging, {
    matched: sql`select r.id, row_number() over (order by r.redeemed_at desc, r.id desc) as place from redemptions r
      where ${isIn(scope, 'business', sql`r.business_id`)} and ${span ? sql`r.redeemed_at >= ${span.from} and r.redeemed_at < ${span.to}` : sql`true`}`,
    from: sql`join redemptions r using (id) ${businessJoins}`,
    card: businessJson(locale, rule.undoSeconds, undoableAfter(rule)),
  })

const maxConflicts = 100

export async function findConflicts(db: Db, scope: Scope, span: Span | null) {
  const { rows } = await sql<{ json: z.output<typeof Conflict> }>`
    select json_build_object('id', f.id, 'reason', f.reason, 'redeemedAt', ${instantJson('f.offline_at')},
      'deliveredAt', ${instantJson('f.delivered_at')}) as json
    from redemption_conflicts f
    where ${isIn(scope, 'business', sql`f.business_id`)} and ${span ? sql`f.delivered_at >= ${span.from} and f.delivered_at < ${span.to}` : sql`true`}
    order by f.delivered_at desc, f.id desc limit ${sql.lit(maxConflicts)}`.execute(db)
  checkColumns(rows, () => ({ json: Conflict }))
  return rows.map(({ json }) => json)
}

const customerJoins: Sql = sql`join businesses b on b.id = r.business_id left join discounts d on d.id = r.discount_id`

const maxListed = 100

/** The redemptions of the subscription `s` for its customer: the newest first. */
export const customerRedemptionsJson = (locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object(${sharedFields(locale)}) order by r.id desc)
  from (select * from redemptions r where r.subscription_id = s.id order by r.id desc limit ${sql.lit(maxListed)}) r ${customerJoins}), '[]')`

/** The savings of the subscription `s` so far, in whole dinars. */
export const savedSum: Sql = sql`coalesce((
  select sum(r.saved) from redemptions r where r.subscription_id = s.id and r.undone_at is null), 0)`

/** A redemption as an event for open pages of the customer. */
export const findRedemptionEvent = (db: Db, locale: Locale, id: number) =>
  findOne(
    db,
    RedemptionEvent,
    sql`select json_build_object(${sharedFields(locale)}, 'subscriptionId', s.id, 'usesLeft', s.uses - s.used) as json
      from redemptions r ${customerJoins} join subscriptions s on s.id = r.subscription_id where r.id = ${id}`,
  )
