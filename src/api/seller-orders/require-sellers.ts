import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findSellersOf } from '../../db/queries/stays/sellers.ts'
import { hasSellerRight, type SellerRight } from '../../domain/accounts/seller-rights.ts'

/** The sellers for which the caller has this right: the named one, or all. */
export async function requireSellers(db: Db, account: string, right: SellerRight, named?: number): Promise<number[]> {
  const all = await findSellersOf(db, account)
  const chosen = named === undefined ? all : all.filter(({ seller }) => seller === named)
  if (chosen.length === 0) throw new Problem('NOT_A_MEMBER')
  const allowed = chosen.filter(({ role }) => hasSellerRight(role, right))
  if (allowed.length === 0) throw new Problem(right === 'work-on-visas' ? 'VISA_OFFICERS_ONLY' : 'MANAGERS_ONLY')
  return allowed.map(({ seller }) => seller)
}
