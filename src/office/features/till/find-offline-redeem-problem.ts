import type { SignedToken } from '../../../domain/sales/discount-token.ts'
import { isPending } from '../offline-queue/queue.ts'
import type { SignatureProblem } from '../scanning/check-signature.ts'
import { findInQueue, maxRedemptionQueue, type RedemptionQueue } from './redemption-queue.ts'

export type OfflineRedeemProblem =
  | { code: SignatureProblem | 'WINDOW_EXPIRED' | 'QUEUE_FULL' }
  | { code: 'SEEN'; at: string }

type Input = { token: SignedToken; queue: RedemptionQueue; now: number }

/** Null where a signed code can be accepted without the server. Whether it has been used elsewhere is only known once there is a network. */
export function findOfflineRedeemProblem({ token, queue, now }: Input): OfflineRedeemProblem | null {
  const seen = findInQueue(queue, String(token.window))
  if (seen) return { code: 'SEEN', at: seen.acceptedAt }
  if (token.expiresAt.getTime() <= now) return { code: 'WINDOW_EXPIRED' }
  return queue.filter(isPending).length >= maxRedemptionQueue ? { code: 'QUEUE_FULL' } : null
}
