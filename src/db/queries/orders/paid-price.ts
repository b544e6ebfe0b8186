import { sql } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { StayLine } from '../../../domain/stays/change-lines.ts'
import type { PaidPrice } from '../../../domain/stays/change-price.ts'
import type { Db } from '../../database.ts'

type Row = {
  lines: StayLine[]
  voucherDiscount: bigint
  pointsUsed: number
  pointsDiscount: bigint
  rounding: bigint
  total: bigint
  currency: Currency
  pointsEarned: number
}

/** The price of an order for a stay, line by line. */
export async function getPaidPrice(db: Db, order: number): Promise<PaidPrice> {
  const { rows } = await sql<Row>`
    select o.lines, o.voucher_discount as "voucherDiscount", o.points_used as "pointsUsed", o.points_discount as "pointsDiscount", o.rounding,
      o.total, o.currency, o.points_earned as "pointsEarned"
    from orders o where o.id = ${order}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`There is no order ${order}`)
  return {
    ...row,
    voucherDiscount: Number(row.voucherDiscount),
    pointsDiscount: Number(row.pointsDiscount),
    rounding: Number(row.rounding),
    total: Number(row.total),
  }
}
