import type { Db, Tx } from '../../db/database.ts'
import { findPointsBalance } from '../../db/queries/orders/points.ts'
import { type FoundVoucher, findVoucher, lockVoucher } from '../../db/queries/orders/vouchers.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'

/** The voucher and the points that reduce the customer's price. */
export type Credits = { voucher: FoundVoucher | null; points: number }

export const noCredits: Credits = { voucher: null, points: 0 }

type CreditsRequest = { voucherCode?: string | undefined; usePoints: boolean }

/** Without locks, to show a price. */
export const findCredits = async (
  db: Db,
  customer: number,
  { voucherCode, usePoints }: CreditsRequest,
): Promise<Credits> => ({
  voucher: voucherCode ? await findVoucher(db, voucherCode, customer) : null,
  points: usePoints ? await findPointsBalance(db, customer) : 0,
})

/** Locks the customer, then the voucher: the first two locks of every order. The stock comes after them. */
export async function lockCredits(
  tx: Tx,
  customer: number,
  { voucherCode, usePoints }: CreditsRequest,
): Promise<Credits> {
  await lockActiveCustomer(tx, customer)
  return {
    voucher: voucherCode ? await lockVoucher(tx, voucherCode, customer) : null,
    points: usePoints ? await findPointsBalance(tx, customer) : 0,
  }
}
