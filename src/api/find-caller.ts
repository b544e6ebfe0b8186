import type { Audience } from '../contract/call.ts'
import { Problem } from '../contract/problems.ts'
import type { Db } from '../db/database.ts'
import { findCustomerOf } from '../db/queries/customers.ts'
import type { Accounts, CustomerCaller, Member } from './handler.ts'

type Input = {
  db: Db
  accounts: Accounts
  audience: Exclude<Audience, 'visitor'>
  token: string | undefined
  now: Date
}

/** Who calls, if they may. */
export async function findCaller({ db, accounts, audience, token, now }: Input): Promise<Member | CustomerCaller> {
  const member = token ? await accounts.identify(token, now) : null
  if (!member) throw new Problem('UNAUTHORIZED')
  if (audience === 'bearer') return member
  const found = await findCustomerOf(db, member)
  if (!found) throw new Problem('UNAUTHORIZED')
  if (found.status === 'inactive') throw new Problem('ACCOUNT_INACTIVE')
  if (audience === 'member') return member
  if (found.customer === null) throw new Problem('PROFILE_REQUIRED')
  return { ...member, customer: found.customer }
}
