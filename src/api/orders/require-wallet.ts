import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { findWalletBalance } from '../../db/queries/orders/payments-wallet.ts'

/**
 * Throws if the wallet has less than the price in dinars. Needs the customer's lock. This is an early check, so that no customer holds stock
 * without the money: the balance is checked again when the wallet is charged.
 */
export async function requireWallet(tx: Tx, customer: number, dinars: number): Promise<void> {
  if ((await findWalletBalance(tx, customer)) < dinars) throw new Problem('WALLET_TOO_LOW')
}
