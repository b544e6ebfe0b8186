import { sql } from 'kysely'
import type { Day } from '../../domain/day.ts'
import type { Db, Tx } from '../database.ts'
import type { Sql } from './fragments.ts'

/** Dinars for a dollar, and since which day. */
export type ExchangeRate = { dinarsPerDollar: number; day: Day }

const newest: Sql = sql`from exchange_rates order by day desc limit 1`

export const rateNow: Sql = sql`(select dinars_per_dollar ${newest})`

export const rateJson: Sql = sql`(select json_build_object('dinarsPerDollar', dinars_per_dollar, 'day', day) ${newest})`

export async function findRate(db: Db): Promise<ExchangeRate | null> {
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
