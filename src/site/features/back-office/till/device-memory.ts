import { keptMember } from '../../../../client/session/clear-on-sign-out.ts'
import type { Ok } from '../../../../contract/contract.ts'
import type { KnownKey } from './accept-offline.ts'
import type { Queue } from './offline-queue.ts'
import { createKept } from './stored-value.ts'

export type Me = Ok<'GET /business/me'>
export type Membership = Me['memberships'][number]

type Choice = {
  businessId: number | null
  /** The discount that was given last, by business. */
  discounts: Record<string, number>
  hasSound: boolean
}

export const keptChoice = createKept<Choice>('safar.business.choice', {
  businessId: null,
  discounts: {},
  hasSound: false,
})

/** `offset`: by how much the server's clock is ahead of this device's. */
export const keptKeys = createKept<{ keys: readonly KnownKey[]; offset: number }>('safar.business.keys', {
  keys: [],
  offset: 0,
})

export const keptQueue = createKept<Queue>('safar.business.queue', [])

/** Of whoever was signed in last: a page that has lost its network goes on. */
export const keptMe = createKept<Me | null>(keptMember, null)

export const serverNow = (): number => Date.now() + keptKeys.get().offset
