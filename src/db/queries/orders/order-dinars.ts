import { sql } from 'kysely'
import { paymentRateDay, rateDay, rateDayNow, rateNow } from '../catalogue/exchange-rates.ts'
import { inDinars, type Sql } from '../fragments.ts'

/** At the rate of today. */
const aboutDinars = (cents: Sql): Sql =>
  sql`json_build_object('amount', ${inDinars(cents, sql`'USD'`)}, 'rate', ${rateNow}, 'day', ${rateDayNow}, 'isFixed', false)`

/** With its day; neither where there are several. */
function oneRate(alias: string, day: Sql): Sql {
  const rate = sql.ref(`${alias}.rate`)
  const ifOne = (value: Sql): Sql => sql`case when min(${rate}) = max(${rate}) then min(${value}) end`
  return sql`'rate', ${ifOne(rate)}, 'day', ${ifOne(day)}`
}

/**
 * The payment that fixes an order's price in dinars while it is held: the open one, or the last failed one that was to be open as long as the
 * hold. A second try is asked for the same amount.
 */
const lastPayment = (alias: 'o' | 'r'): Sql => sql`from payments y
  where y.order_id = coalesce(${sql.ref(`${alias}.paid_with`)}, ${sql.ref(`${alias}.id`)}) and y.part_id is null and y.change_id is null
    and (y.status = 'open' or (y.status <> 'paid' and y.method <> 'cash' and ${sql.ref(`${alias}.closed_at`)} is null
      and y.expires_at >= ${sql.ref(`${alias}.hold_until`)}))
  order by y.status = 'open' desc, y.id desc limit 1`

/** At which the order `o` is paid: that of its last payment while it is held by it, or today's. */
export const rateToPay: Sql = sql`coalesce(case when o.paid_by is null then (select y.rate ${lastPayment('o')}) end, ${rateNow})`

/**
 * An order's price in dinars where it is in dollars: exact once it is paid, split into parts, or held by a payment; before that an estimate at
 * today's rate. Refunds of changes do not count. Null where its price is in dinars, or nothing.
 */
export function dinarsOf(alias: 'o' | 'r'): Sql {
  const column = (name: string): Sql => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('currency')} = 'USD' and ${column('total')} > 0 then coalesce(
    (select json_build_object('amount', sum(c.amount - coalesce((select sum(f.amount) from refunds f
        where f.payment_id = c.payment_id and f.order_id = c.order_id and f.change_id is not null), 0)), ${oneRate('y', paymentRateDay('y'))}, 'isFixed', true)
      from counted_payments c join payments y on y.id = c.payment_id
      where c.order_id = ${column('id')} and ${column('paid_by')} is not null having count(*) > 0),
    (select json_build_object('amount', sum(t.amount), ${oneRate('t', rateDay(sql`t.rate`, sql`t.created_at`))}, 'isFixed', true)
      from order_parts t where t.order_id = ${column('id')} and t.ended_at is null having count(*) > 0),
    (select json_build_object('amount', case when ${column('paid_with')} is null
        then y.amount - coalesce((select round(y.amount::numeric * j.total / y.price) from orders j where j.paid_with = ${column('id')}), 0)
        else round(y.amount::numeric * ${column('total')} / y.price) end, 'rate', y.rate, 'day', ${paymentRateDay('y')}, 'isFixed', true)
      ${lastPayment(alias)}),
    ${aboutDinars(column('total'))}) end`
}

/** The rest after a deposit of the purchase `p` with its order `o` and the order of its rest `r`. */
export const restDinars: Sql = sql`coalesce(${dinarsOf('r')}, case when o.currency = 'USD' and p.rest_amount is not null
  then ${aboutDinars(sql`p.rest_amount`)} end)`
