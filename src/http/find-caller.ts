import type { Audience } from '../contract/call.ts'
import { Problem } from '../contract/problems.ts'
import type { CustomerOf } from '../db/queries/accounts/customers.ts'
import type { CustomerMember, Member } from '../domain/accounts/member.ts'

/** The owner of a token, or null for one that is forged, expired or not ours. */
export type Identify = (token: string, now: Date) => Promise<Member | null>

/** The caller as a handler gets it, by its audience. */
export type Callers = { visitor: undefined; bearer: Member; account: Member; member: Member; customer: CustomerMember }
export type Caller = Callers[Audience]

/** Null unless the session lives. */
export type FindCustomer = (member: Member) => Promise<CustomerOf | null>

type Input = {
  findCustomer: FindCustomer
  identify: Identify
  audience: Audience
  token: string | undefined
  now: Date
}

/** Who calls, if they may. */
export async function findCaller({ findCustomer, identify, audience, token, now }: Input): Promise<Caller> {
  if (audience === 'visitor') return undefined
  const member = token ? await identify(token, now) : null
  if (!member) throw new Problem('UNAUTHORIZED')
  if (audience === 'bearer') return member
  const found = await findCustomer(member)
  if (!found) throw new Problem('UNAUTHORIZED')
  if (audience === 'account') return member
  if (found.status === 'inactive') throw new Problem('ACCOUNT_INACTIVE')
  if (audience === 'member') return member
  if (found.customer === null) throw new Problem('PROFILE_REQUIRED')
  return { ...member, customer: found.customer }
}
