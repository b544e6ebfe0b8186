import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import type { TestMember } from '../../customers/testing/member.ts'
import { addProperty } from '../../reservations/testing/booking.ts'
import type { Api } from '../../service.ts'
import { bookSplitAs, toSplit } from './splitting.ts'

type Prepared = { id?: string; body?: object }

/** Two houses of its own to choose from, and both booked where the call is about what was booked. */
export async function prepareSplits(db: Db, api: Api, key: Key, member: TestMember): Promise<Prepared> {
  if (!key.includes('/reservations/') || !key.includes('/split') || member.customer === 0) return {}
  const pair = [await addProperty(db, [{ units: 50 }]), await addProperty(db, [{ units: 50 }])] as const
  const split = toSplit(pair, new Date())
  if (!key.includes('{id}')) return { body: { ...split, paymentMethod: 'qi' } }
  const made = await bookSplitAs(api, member, split).catch((problem) => {
    // A deactivated caller has none.
    if (problem.code !== 'ACCOUNT_INACTIVE') throw problem
    return null
  })
  return made ? { id: String(made.id) } : {}
}
