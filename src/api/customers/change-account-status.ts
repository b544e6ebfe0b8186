import type { z } from 'zod'
import type { Customer } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { lockCustomer, lockCustomerOf, setCustomerStatus } from '../../db/queries/accounts/customers.ts'
import { findRecipient } from '../../db/queries/messages/notifications.ts'
import { notifyOfSecurity } from '../../notify/notify-of-security.ts'
import type { Call } from '../handler.ts'

type Profile = z.output<typeof Customer>
type ChangeCall = Call<'POST /customer/auth/deactivate-account'> | Call<'POST /customer/auth/activate-account'>

/**
 * Deactivates or activates an account after proof: a stolen session must do neither. The phone is told of each change, with a limit on
 * its messages: beyond it the account still changes, and the list still says so.
 */
export async function changeAccountStatus(call: ChangeCall, to: 'active' | 'inactive'): Promise<Profile> {
  const { db, caller, accounts, limits, security, body, locale, now } = call
  const { account, session } = caller
  await accounts.requireConfirmation(caller, { ...body, field: 'password' }, now)
  const profile = await db.transaction().execute(async (tx) => {
    const customer = await lockCustomerOf(tx, account)
    if (customer === null) throw new Problem('NOT_FOUND')
    const wasActive = await lockCustomer(tx, customer)
    const saved = await setCustomerStatus(tx, { account, session }, to, now)
    if (!saved) throw new Problem('UNAUTHORIZED')
    if (wasActive === (to === 'active')) return saved
    const isTooMuch = (await limits.take(tx, 'statusNotices', account, account)) > 0
    const phone = isTooMuch ? null : ((await findRecipient(tx, customer))?.phone ?? null)
    await notifyOfSecurity(tx, { account, phone, notice: to === 'active' ? 'activated' : 'deactivated', locale, now })
    return saved
  })
  security.record({ name: to === 'active' ? 'account.activated' : 'account.deactivated', account, session })
  return profile
}
