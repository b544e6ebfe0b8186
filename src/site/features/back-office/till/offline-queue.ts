import type { ProblemCode } from '../../../../contract/problems.ts'
import type { WaitingItem } from './waiting-queue.ts'

export type ChosenDiscount = { id: number; title: string; percent: number }

/** A redemption that this device has accepted. */
export type QueueItem = WaitingItem & {
  token: string
  /** Of the window that the guest had opened: one use at most. */
  windowId: string
  businessId: number
  discount: ChosenDiscount | null
  amount: number | null
  problem: ProblemCode | null
}

export type Queue = readonly QueueItem[]

/** A phone that was without a network for this many guests has another problem than the network. */
export const maxQueue = 200

export const findInQueue = (queue: Queue, windowId: string): QueueItem | undefined =>
  queue.find((item) => item.windowId === windowId)

/** What the server is asked for. */
export const toBody = ({ token, businessId, discount, amount }: QueueItem) => ({
  token,
  businessId,
  ...(discount && { discountId: discount.id }),
  ...(amount !== null && { amount }),
})
