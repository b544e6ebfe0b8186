import { sql } from 'kysely'
import type { Currency, Money } from '../../domain/money.ts'
import type { Voucher } from '../../domain/voucher.ts'
import type { Db, Tx } from '../database.ts'
import type { Sql } from './fragments.ts'

export type FoundVoucher = { id: number; code: string; voucher: Voucher; usedInAll: number; usedByCustomer: number }

type Row = {
  id: number
  code: string
  percent: number | null
  amount: bigint | null
  ceiling: bigint | null
  minimum: bigint | null
  currency: Currency
  validFrom: Date | null
  validTo: Date | null
  limitInAll: number | null
  limitPerCustomer: number | null
  used: number
  usedByCustomer: number
}

const voucherQuery = (code: string, customer: number): Sql => sql`
  select v.id, v.code, v.percent, v.amount, v.ceiling, v.minimum, v.currency, v.valid_from as "validFrom", v.valid_to as "validTo",
    v.limit_in_all as "limitInAll", v.limit_per_customer as "limitPerCustomer", v.used,
    (select count(*)::int from voucher_uses u where u.voucher_id = v.id and u.customer_id = ${customer} and u.returned_at is null)
      as "usedByCustomer"
  from vouchers v where v.code = ${code}`

export async function findVoucher(db: Db, code: string, customer: number): Promise<FoundVoucher | null> {
  const { rows } = await sql<Row>`${voucherQuery(code, customer)}`.execute(db)
  return rows[0] ? toFound(rows[0]) : null
}

/** Everybody who wants a use of it waits here. The customer must be locked already: the count of their own uses is not read anew. */
export async function lockVoucher(tx: Tx, code: string, customer: number): Promise<FoundVoucher | null> {
  const { rows } = await sql<Row>`${voucherQuery(code, customer)} for no key update of v`.execute(tx)
  return rows[0] ? toFound(rows[0]) : null
}

export const redeemVoucher = (
  tx: Tx,
  use: { voucher: number; customer: number; reservation: number; now: Date },
): Promise<unknown> =>
  sql`with counted as (update vouchers set used = used + 1 where id = ${use.voucher} returning id)
    insert into voucher_uses (reservation_id, voucher_id, customer_id, created_at)
    select ${use.reservation}::int, id, ${use.customer}::int, ${use.now}::timestamptz from counted`.execute(tx)

/** Once, however often it is asked for. */
export const returnVoucher = (tx: Tx, reservation: number, now: Date): Promise<unknown> =>
  sql`with returned as (
      update voucher_uses set returned_at = ${now} where reservation_id = ${reservation} and returned_at is null returning voucher_id)
    update vouchers v set used = v.used - 1 from returned where v.id = returned.voucher_id`.execute(tx)

function toFound({ id, code, percent, currency, used, usedByCustomer, ...row }: Row): FoundVoucher {
  const toMoney = (amount: bigint | null): Money | null =>
    amount === null ? null : { amount: Number(amount), currency }
  const { validFrom, validTo, limitInAll, limitPerCustomer } = row
  const fixed = toMoney(row.amount)
  const value: Voucher['value'] = fixed
    ? { kind: 'fixed', amount: fixed }
    : { kind: 'percent', percent: percent ?? 0, ceiling: toMoney(row.ceiling) }
  return {
    id,
    code,
    voucher: { value, validFrom, validTo, minimum: toMoney(row.minimum), limitInAll, limitPerCustomer },
    usedInAll: used,
    usedByCustomer,
  }
}
