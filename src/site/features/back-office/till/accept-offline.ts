import { parseDiscountToken } from '../../../../domain/sales/discount-token.ts'
import { findInQueue, maxQueue, type Queue } from './offline-queue.ts'
import { fromBase64Url, type Verify } from './verify-signature.ts'
import { isWaiting } from './waiting-queue.ts'

export type KnownKey = { id: number; publicKey: string; expiresAt: string }

export type OfflineProblem =
  | { code: 'TOKEN_INVALID' | 'WINDOW_EXPIRED' | 'TOKEN_KEY_RETIRED' }
  /** A key that this device has not heard of: a newer one, or none at all. */
  | { code: 'CANNOT_CHECK' }
  | { code: 'SEEN'; at: string }
  | { code: 'QUEUE_FULL' }

type Accepted = { ok: true; windowId: string; expiresAt: string }

type Input = {
  token: string
  keys: readonly KnownKey[]
  queue: Queue
  /** By the server's clock, as far as this device knows it. */
  now: number
  verify: Verify | null
}

/** What the signature alone can say. Whether the code has been used elsewhere is only known once there is a network. */
export async function acceptOffline(input: Input): Promise<Accepted | { ok: false; problem: OfflineProblem }> {
  const { token: text, keys, queue, now, verify } = input
  const refuse = (problem: OfflineProblem) => ({ ok: false, problem }) as const
  const token = parseDiscountToken(text)
  if (!token) return refuse({ code: 'TOKEN_INVALID' })
  const key = keys.find(({ id }) => id === token.key)
  if (!key || !verify) return refuse({ code: 'CANNOT_CHECK' })
  if (!(await verify(fromBase64Url(key.publicKey), token.signed, token.signature)))
    return refuse({ code: 'TOKEN_INVALID' })
  if (Date.parse(key.expiresAt) <= now) return refuse({ code: 'TOKEN_KEY_RETIRED' })
  const windowId = String(token.window)
  const seen = findInQueue(queue, windowId)
  if (seen) return refuse({ code: 'SEEN', at: seen.acceptedAt })
  if (token.expiresAt.getTime() <= now) return refuse({ code: 'WINDOW_EXPIRED' })
  if (queue.filter(isWaiting).length >= maxQueue) return refuse({ code: 'QUEUE_FULL' })
  return { ok: true, windowId, expiresAt: token.expiresAt.toISOString() }
}
