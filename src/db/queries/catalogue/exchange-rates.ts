import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '../../database.ts'
import { localDay, type Sql } from '../fragments.ts'

/** Dinars for a dollar, and since which day. */
export const ExchangeRate = z.object({
  dinarsPerDollar: z.int(),
  day: z.iso.date(),
})
export type ExchangeRate = z.output<typeof ExchangeRate>

const newest: Sql = sql`from exchange_rates order by day desc limit 1`

export const rateNow: Sql = sql`(select dinars_per_dollar ${newest})`

export const rateDayNow: Sql = sql`(select day ${newest})`

/**
 * The first day of a rate that was fixed at that moment: an order that is paid anew keeps an older one. Where another rate was set on the same
 * day, or none ever was, the day itself is the answer.
 */
export function rateDay(rate: Sql, moment: Sql): Sql {
  const fixedOn = localDay(moment)
  return sql`coalesce((select e.day from exchange_rates e where e.dinars_per_dollar = ${rate} and e.day <= ${fixedOn} order by e.day desc limit 1),
    case when ${rate} is not null then ${fixedOn} end)`
}

/** For a payment: the parts of an order keep the rate at which it was split. */
export const paymentRateDay = (alias: string): Sql =>
  rateDay(
    sql.ref(`${alias}.rate`),
    sql`coalesce((select t.created_at from order_parts t where t.id = ${sql.ref(`${alias}.part_id`)}), ${sql.ref(`${alias}.created_at`)})`,
  )

export const rateJson: Sql = sql`(select json_build_object('dinarsPerDollar', dinars_per_dollar, 'day', day) ${newest})`

export async function findExchangeRate(db: Db): Promise<ExchangeRate | null> {
  const { rows } = await sql<ExchangeRate>`select dinars_per_dollar as "dinarsPerDollar", day ${newest}`.execute(db)
  return rows[0] ?? null
}

export const setRate = (tx: Tx, { dinarsPerDollar, day }: ExchangeRate): Promise<unknown> =>
  sql`insert into exchange_rates (day, dinars_per_dollar) values (${day}::date, ${dinarsPerDollar})
    on conflict (day) do update set dinars_per_dollar = excluded.dinars_per_dollar`.execute(tx)

/** The configured one begins; from then on the operator sets it. */
export const beginRate = (db: Db, { dinarsPerDollar, day }: ExchangeRate): Promise<unknown> =>
  sql`insert into exchange_rates (day, dinars_per_dollar) select ${day}::date, ${dinarsPerDollar}::int
    where not exists (select from exchange_rates) on conflict do nothing`.execute(db)
