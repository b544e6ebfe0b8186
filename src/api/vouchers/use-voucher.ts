import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import type { FoundVoucher, VoucherCounts } from '../../db/queries/orders/vouchers.ts'
import type { CustomerMember } from '../../domain/accounts/member.ts'
import type { Money } from '../../domain/money/money.ts'
import { checkVoucher, type VoucherProblem } from '../../domain/money/voucher.ts'
import type { Limits } from '../../http/limits.ts'

type Guess = { db: Db; limits: Limits; caller: CustomerMember }

/**
 * Voucher codes are worth money, so guesses are limited. Each is counted before the check, or many at once would all find the limit free; a right
 * code is given back. Runs outside of the caller's transaction, since a rollback would not count.
 */
export async function limitVoucherGuesses<T>({ db, limits, caller }: Guess, act: () => Promise<T>): Promise<T> {
  const customer = String(caller.customer)
  await limits.require(db, 'vouchers', customer, caller.account)
  let isGuess = false
  try {
    return await act()
  } catch (error) {
    isGuess = error instanceof Problem && error.code === 'VOUCHER_UNKNOWN'
    throw error
  } finally {
    if (!isGuess) await limits.giveBack(db, 'vouchers', customer)
  }
}

/** Locks a voucher with few uses, which others want, too; null where there is none, or enough of it. */
export const toScarceVoucher = (found: FoundVoucher | null): number | null =>
  found && found.voucher.globalLimit !== null ? found.id : null

const unused: VoucherCounts = { usedGlobally: 0, usedByCustomer: 0, reservedGlobally: 0, reservedByCustomer: 0 }

/** For a code that no voucher of the customer has. */
export const unknownVoucher = { voucher: null, ...unused }

export const toVoucherProblem = (code: VoucherProblem): Problem =>
  new Problem(code, { fields: { voucherCode: { error: 'invalid' } } })

/** Throws where it cannot be used for this total. */
export function requireGoodVoucher(
  found: FoundVoucher | null,
  total: Money,
  { now, dinarsPerDollar }: { now: Date; dinarsPerDollar: number },
): asserts found is FoundVoucher {
  const checked = checkVoucher(found?.voucher ?? null, { ...(found ?? unused), now, total, dinarsPerDollar })
  if (!checked.ok) throw toVoucherProblem(checked.code)
}
