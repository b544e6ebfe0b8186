import { deviceValue } from '../../../client/device/device-value.ts'
import { hasShape, isBoolean, isNullOr, isNumber, isRecord } from '../../../client/device/stored-shape.ts'
import { memberKey } from '../../../client/session/clear-on-sign-out.ts'
import type { Ok } from '../../../contract/contract.ts'
import { toQueue } from '../offline-queue/queue.ts'
import type { RedemptionItem } from './redemption-queue.ts'

export type Me = Ok<'GET /business/me'>
export type Membership = Me['memberships'][number]

type Choice = {
  businessId: number | null
  /** The discount that was given last, by business. */
  discounts: Record<string, number>
  hasSound: boolean
}

const isDiscounts = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(isNumber)
const isChoice = hasShape<Choice>({ businessId: isNullOr(isNumber), discounts: isDiscounts, hasSound: isBoolean })
const noChoice: Choice = { businessId: null, discounts: {}, hasSound: false }

export const storedChoice = deviceValue('safar.business.choice', (stored) => (isChoice(stored) ? stored : noChoice))

export const storedRedemptions = deviceValue('safar.business.queue', toQueue<RedemptionItem>)

/** The last signed-in member's: an offline page goes on. */
export const storedMe = deviceValue<Me | null>(memberKey, (stored) =>
  isRecord(stored) && Array.isArray(stored.memberships) ? (stored as Me) : null,
)
