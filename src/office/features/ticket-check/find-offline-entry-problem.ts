import type { Direction } from '../../../domain/tickets/entry.ts'
import type { SignedTicket } from '../../../domain/tickets/ticket-token.ts'
import { isPending } from '../offline-queue/queue.ts'
import type { SignatureProblem } from '../scanning/check-signature.ts'
import { type EntryItem, type EntryQueue, findInside, maxEntryQueue } from './entry-queue.ts'

export type OfflineEntryProblem =
  | { code: SignatureProblem | 'TICKET_NOT_TODAY' | 'TICKET_ELSEWHERE' | 'QUEUE_FULL' }
  | { code: 'SEEN'; item: EntryItem }

type Input = { token: SignedTicket; saleId: number; direction: Direction; queue: EntryQueue; now: number }

/** Null where a signed ticket lets in. Whether it has been used at another door is only known once there is a network. */
export function findOfflineEntryProblem({ token, saleId, direction, queue, now }: Input): OfflineEntryProblem | null {
  if (token.sale !== saleId) return { code: 'TICKET_ELSEWHERE' }
  if (queue.filter(isPending).length >= maxEntryQueue) return { code: 'QUEUE_FULL' }
  if (direction === 'out') return null
  const inside = findInside(queue, String(token.ticket))
  if (inside) return { code: 'SEEN', item: inside }
  const isToday = (token.opensAt === null || token.opensAt.getTime() <= now) && token.expiresAt.getTime() > now
  return isToday ? null : { code: 'TICKET_NOT_TODAY' }
}
