import type { ProblemCode } from '../../../contract/problems.ts'
import type { QueueDelivery } from '../offline-queue/deliver.ts'
import type { QueueItem } from '../offline-queue/queue.ts'

export type ChosenDiscount = { id: number; title: string; percent: number }

/** A redemption that this device has accepted. */
export type RedemptionItem = QueueItem & {
  /** The id of the guest's window: one use at most. */
  windowId: string
  businessId: number
  discount: ChosenDiscount | null
  amount: number | null
  problem: ProblemCode | null
}

export type RedemptionQueue = readonly RedemptionItem[]

/** A phone that was offline for this many guests has another problem. */
export const maxRedemptionQueue = 200

export const findInQueue = (queue: RedemptionQueue, windowId: string): RedemptionItem | undefined =>
  queue.find((item) => item.windowId === windowId)

/** The request to the server. */
export const toRedemptionBody = ({
  token,
  businessId,
  discount,
  amount,
}: Pick<RedemptionItem, 'token' | 'businessId' | 'discount' | 'amount'>) => ({
  token,
  businessId,
  ...(discount && { discountId: discount.id }),
  ...(amount !== null && { amount }),
})

export const redemptionDelivery: QueueDelivery<RedemptionItem, ReturnType<typeof toRedemptionBody>, unknown> = {
  toBody: toRedemptionBody,
  toCounted: () => ({ state: 'counted' }),
  toConflict: (problem) => ({ state: 'conflict', problem }),
}
