import { sql } from 'kysely'
import type { Currency, Money } from '../../../domain/money/money.ts'
import type { Voucher, VoucherUse } from '../../../domain/money/voucher.ts'
import type { Db, Tx } from '../../database.ts'
import type { Sql } from '../fragments.ts'

export type VoucherCounts = Pick<
  VoucherUse,
  'usedGlobally' | 'usedByCustomer' | 'reservedGlobally' | 'reservedByCustomer'
>
export type FoundVoucher = VoucherCounts & { id: number; code: string; voucher: Voucher }

type Row = Omit<VoucherCounts, 'usedGlobally'> & {
  id: number
  code: string
  percent: number | null
  amount: bigint | null
  ceiling: bigint | null
  minimum: bigint | null
  currency: Currency
  validFrom: Date | null
  validTo: Date | null
  globalLimit: number | null
  limitPerCustomer: number | null
  used: number
}

/** Uses that are kept for an order only until its hold ends. Read through the holds, of which there are few, and not through all uses. */
const countReserved = (whose: Sql): Sql => sql`(
  select count(*)::int from orders o join voucher_uses u on u.order_id = o.id
  where o.hold_until is not null and u.voucher_id = v.id and u.returned_at is null and ${whose})`

const voucherQuery = (code: string, customer: number): Sql => sql`
  select v.id, v.code, v.percent, v.amount, v.ceiling, v.minimum, v.currency, v.valid_from as "validFrom", v.valid_to as "validTo",
    v.limit_in_all as "globalLimit", v.limit_per_customer as "limitPerCustomer", v.used,
    (select count(*)::int from voucher_uses u where u.voucher_id = v.id and u.customer_id = ${customer} and u.returned_at is null)
      as "usedByCustomer",
    ${countReserved(sql`true`)} as "reservedGlobally", ${countReserved(sql`u.customer_id = ${customer}`)} as "reservedByCustomer"
  from vouchers v where v.code = ${code}`

export async function findVoucher(db: Db, code: string, customer: number): Promise<FoundVoucher | null> {
  const { rows } = await sql<Row>`${voucherQuery(code, customer)}`.execute(db)
  return rows[0] ? toFound(rows[0]) : null
}

/** That which an order was reduced by. */
export async function findVoucherOf(db: Db, order: number): Promise<Voucher | null> {
  const { rows } = await sql<{ code: string; customer: number }>`
    select v.code, o.customer_id as customer from orders o join vouchers v on v.id = o.voucher_id where o.id = ${order}`.execute(
    db,
  )
  const found = rows[0] && (await findVoucher(db, rows[0].code, rows[0].customer))
  return found?.voucher ?? null
}

/** All requests for a use of it wait here. Uses are counted in a statement of their own: one that waited would not see the newest. */
export async function lockVoucher(tx: Tx, code: string, customer: number): Promise<FoundVoucher | null> {
  await sql`select from vouchers where code = ${code} for no key update`.execute(tx)
  return findVoucher(tx, code, customer)
}

export const redeemVoucher = (
  tx: Tx,
  use: { voucher: number; customer: number; order: number; now: Date },
): Promise<unknown> =>
  sql`with counted as (update vouchers set used = used + 1 where id = ${use.voucher} returning id)
    insert into voucher_uses (order_id, voucher_id, customer_id, created_at)
    select ${use.order}::int, id, ${use.customer}::int, ${use.now}::timestamptz from counted`.execute(tx)

/** Once, however often it is asked for. */
export const returnVoucher = (tx: Tx, order: number, now: Date): Promise<unknown> =>
  sql`with returned as (
      update voucher_uses set returned_at = ${now} where order_id = ${order} and returned_at is null returning voucher_id)
    update vouchers v set used = v.used - 1 from returned where v.id = returned.voucher_id`.execute(tx)

/** Locks the voucher that an order had given back, and says whether it may be used once more. The customer is locked already. */
export async function canRetakeVoucher(tx: Tx, order: number): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select (v.limit_in_all is null or v.used < v.limit_in_all) and (v.limit_per_customer is null or v.limit_per_customer > (
      select count(*) from voucher_uses o where o.voucher_id = v.id and o.customer_id = u.customer_id and o.returned_at is null)) as "isFree"
    from voucher_uses u join vouchers v on v.id = u.voucher_id
    where u.order_id = ${order} and u.returned_at is not null for no key update of v`.execute(tx)
  return rows[0]?.isFree ?? false
}

export const retakeVoucher = (tx: Tx, order: number): Promise<unknown> =>
  sql`with taken as (update voucher_uses set returned_at = null where order_id = ${order} returning voucher_id)
    update vouchers v set used = v.used + 1 from taken where v.id = taken.voucher_id`.execute(tx)

function toFound({ id, code, percent, currency, used, ...row }: Row): FoundVoucher {
  const toMoney = (amount: bigint | null): Money | null =>
    amount === null ? null : { amount: Number(amount), currency }
  const { validFrom, validTo, globalLimit, limitPerCustomer } = row
  const fixed = toMoney(row.amount)
  const value: Voucher['value'] = fixed
    ? { kind: 'fixed', amount: fixed }
    : { kind: 'percent', percent: percent ?? 0, ceiling: toMoney(row.ceiling) }
  return {
    id,
    code,
    voucher: { value, validFrom, validTo, minimum: toMoney(row.minimum), globalLimit, limitPerCustomer },
    usedGlobally: used,
    usedByCustomer: row.usedByCustomer,
    reservedGlobally: row.reservedGlobally,
    reservedByCustomer: row.reservedByCustomer,
  }
}
