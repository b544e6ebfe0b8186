import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findWait, type Rate, takeFromLimit } from '../../db/queries/rate-limits.ts'
import type { FoundVoucher, VoucherCounts } from '../../db/queries/vouchers.ts'
import type { Money } from '../../domain/money.ts'
import { checkVoucher } from '../../domain/voucher.ts'

/** Enough for a person who mistypes, too little for one who tries all codes there are. */
const unknownCodes: Rate = { burst: 20, every: 60 }

/**
 * Codes are worth money, so they cannot be guessed without end: whoever has tried too many waits, whatever the next one is. Counted
 * outside of what is done, since an undone transaction would not count.
 */
export async function limitGuesses<T>(db: Db, customer: number, act: () => Promise<T>): Promise<T> {
  const limit = `voucher:${customer}`
  const wait = await findWait(db, limit, unknownCodes)
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', undefined, wait)
  try {
    return await act()
  } catch (error) {
    if (error instanceof Problem && error.code === 'VOUCHER_UNKNOWN') await takeFromLimit(db, limit, unknownCodes)
    throw error
  }
}

const unused: VoucherCounts = { usedInAll: 0, usedByCustomer: 0, reservedInAll: 0, reservedByCustomer: 0 }

/** Throws where it cannot be used for this total. */
export function requireGoodVoucher(
  found: FoundVoucher | null,
  total: Money,
  { now, dinarsPerDollar }: { now: Date; dinarsPerDollar: number },
): asserts found is FoundVoucher {
  const checked = checkVoucher(found?.voucher ?? null, { ...(found ?? unused), now, total, dinarsPerDollar })
  if (!checked.ok) throw new Problem(checked.code, { voucherCode: { error: 'invalid' } })
}
