import type { Ok } from '../../../contract/contract.ts'
import type { Direction } from '../../../domain/tickets/entry.ts'
import type { QueueDelivery } from '../offline-queue/deliver.ts'
import type { QueueItem } from '../offline-queue/queue.ts'

/** A person whom this device let in. */
export type EntryItem = QueueItem & {
  ticketId: string
  saleId: number
  direction: Direction
  door: string
  conflict: Ok<'POST /business/entries'>['conflict']
}

export type EntryQueue = readonly EntryItem[]

/** A hall may be filled offline. */
export const maxEntryQueue = 1_500

/** When this device last let it in, unless it left since. */
export function findInside(queue: EntryQueue, ticketId: string): EntryItem | null {
  const last = queue.findLast((item) => item.ticketId === ticketId)
  return last?.direction === 'in' ? last : null
}

/** The request to the server. */
export const toEntryBody = ({ token, saleId, direction, door }: EntryItem) => ({ token, saleId, direction, door })

export const entryDelivery: QueueDelivery<EntryItem, ReturnType<typeof toEntryBody>, Pick<EntryItem, 'conflict'>> = {
  toBody: toEntryBody,
  toCounted: ({ conflict }) => (conflict ? { state: 'conflict', conflict } : { state: 'counted' }),
  toConflict: () => ({ state: 'conflict', conflict: 'unknown' }),
}
