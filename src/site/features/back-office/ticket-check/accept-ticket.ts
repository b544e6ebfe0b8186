import { parseTicketToken } from '../../../../domain/tickets/ticket-token.ts'
import type { KnownKey } from '../till/accept-offline.ts'
import { fromBase64Url, type Verify } from '../till/verify-signature.ts'
import { isWaiting } from '../till/waiting-queue.ts'
import { type Direction, type EntryItem, type EntryQueue, findInside, maxQueue } from './entry-queue.ts'

export type OfflineProblem =
  | { code: 'TOKEN_INVALID' | 'TOKEN_KEY_RETIRED' | 'TICKET_NOT_TODAY' | 'TICKET_ELSEWHERE' | 'QUEUE_FULL' }
  /** A key that this device has not heard of: a newer one, or none at all. */
  | { code: 'CANNOT_CHECK' }
  | { code: 'SEEN'; item: EntryItem }

type Input = {
  token: string
  saleId: number
  direction: Direction
  keys: readonly KnownKey[]
  queue: () => EntryQueue
  /** By the server's clock, as far as this device knows it. */
  now: number
  verify: Verify | null
}

/** What the signature alone can say; null where it lets in. Whether it has been used at another door is only known once there is a network. */
export async function acceptTicket(input: Input): Promise<OfflineProblem | null> {
  const { token: text, saleId, direction, keys, queue, now, verify } = input
  const token = parseTicketToken(text)
  if (!token) return { code: 'TOKEN_INVALID' }
  const key = keys.find(({ id }) => id === token.key)
  if (!key || !verify) return { code: 'CANNOT_CHECK' }
  if (!(await verify(fromBase64Url(key.publicKey), token.signed, token.signature))) return { code: 'TOKEN_INVALID' }
  if (Date.parse(key.expiresAt) <= now) return { code: 'TOKEN_KEY_RETIRED' }
  if (token.sale !== saleId) return { code: 'TICKET_ELSEWHERE' }
  const before = queue()
  if (before.filter(isWaiting).length >= maxQueue) return { code: 'QUEUE_FULL' }
  if (direction === 'out') return null
  const inside = findInside(before, String(token.ticket))
  if (inside) return { code: 'SEEN', item: inside }
  const isToday = (token.opensAt === null || token.opensAt.getTime() <= now) && token.expiresAt.getTime() > now
  return isToday ? null : { code: 'TICKET_NOT_TODAY' }
}
