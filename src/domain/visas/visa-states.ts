import { isOrderLapsed, type OrderState } from '../orders/order.ts'
import type { VisaStatus } from '../orders/states.ts'

export type VisaState = {
  status: VisaStatus
  /** When an officer first took it up. */
  begunAt: Date | null
  order: OrderState
}

/** The state in the contract: a request for papers or answers is shown beside it. */
export type ShownVisaStatus = Exclude<VisaStatus, 'asked'>

/** A hold that has run out counts as failed before a job closes it. */
export const isVisaLapsed = ({ status, order }: Pick<VisaState, 'status' | 'order'>, now: Date): boolean =>
  status === 'unpaid' && isOrderLapsed(order, now)

export function toShownVisaStatus(state: Pick<VisaState, 'status' | 'order'>, now: Date): ShownVisaStatus {
  if (isVisaLapsed(state, now)) return 'failed'
  return state.status === 'asked' ? 'pending' : state.status
}

/** Paid, and not decided. */
export const isVisaOpen = ({ status }: Pick<VisaState, 'status'>): boolean => status === 'pending' || status === 'asked'

/** An unpaid application can be cancelled at any time; a paid one until an officer has begun to work on it. */
export const canWithdraw = (state: VisaState, now: Date): boolean =>
  (state.status === 'unpaid' && !isVisaLapsed(state, now)) || (isVisaOpen(state) && state.begunAt === null)

/** In minutes: how long an application is one officer's alone. */
export const minutesTaken = 30

export type Taking = { takenBy: string | null; takenUntil: Date | null }

export const isTakenBy = ({ takenBy, takenUntil }: Taking, account: string, now: Date): boolean =>
  takenBy === account && takenUntil !== null && takenUntil > now

export const isTakenByOther = ({ takenBy, takenUntil }: Taking, account: string | null, now: Date): boolean =>
  takenBy !== null && takenBy !== account && takenUntil !== null && takenUntil > now

/** Lists of the officers. `open`: to be decided; `mine` and `free`: those that the officer, or no officer, has taken. */
export const visaQueueShows = ['open', 'mine', 'free', 'asked', 'decided'] as const
export type VisaQueueShow = (typeof visaQueueShows)[number]

/** Why something is asked for once more, or cannot be had. `other`: in words of their own. */
export const visaAskReasons = [
  'unreadable',
  'cut_off',
  'background',
  'old_photo',
  'wrong_document',
  'data_mismatch',
  'missing',
  'other',
] as const
export type VisaAskReason = (typeof visaAskReasons)[number]

export const visaRejectReasons = [
  'refused_by_country',
  'papers_incomplete',
  'passport_not_accepted',
  'not_eligible',
  'no_answer',
  'other',
] as const
export type VisaRejectReason = (typeof visaRejectReasons)[number]
