import { deviceValue } from '../../../client/device/device-value.ts'
import {
  hasShape,
  isBoolean,
  isListOf,
  isNullOr,
  isNumber,
  isRecord,
  isText,
} from '../../../client/device/stored-shape.ts'
import { memberKey } from '../../../client/session/clear-on-sign-out.ts'
import type { Ok } from '../../../contract/contract.ts'
import { toQueue } from '../offline-queue/queue.ts'
import type { KnownKey } from './check-signature.ts'
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

type Keys = { keys: readonly KnownKey[]; offset: number }

const isKey = hasShape<KnownKey>({ id: isNumber, publicKey: isText, expiresAt: isText })
const isKeys = hasShape<{ keys: KnownKey[]; offset: number }>({ keys: isListOf(isKey), offset: isNumber })
const noKeys: Keys = { keys: [], offset: 0 }

/** `offset`: by how much the server's clock is ahead of this device's. */
export const storedKeys = deviceValue<Keys>('safar.business.keys', (stored) => (isKeys(stored) ? stored : noKeys))

export const storedRedemptions = deviceValue('safar.business.queue', toQueue<RedemptionItem>)

/** Of whoever was signed in last: a page that has lost its network goes on. */
export const storedMe = deviceValue<Me | null>(memberKey, (stored) =>
  isRecord(stored) && Array.isArray(stored.memberships) ? (stored as Me) : null,
)

export const serverNow = (): number => Date.now() + storedKeys.read().offset
