import type { DeviceValue } from '../../../client/device/device-value.ts'
import { hasShape, isNullOr, isText } from '../../../client/device/stored-shape.ts'
import { dayMs } from '../../../domain/time/units.ts'

/** One code that this device has accepted: by its signature alone, or lately and with the server's answer. */
export type QueueItem = {
  /** Names its delivery, so that one that is sent again counts once. */
  id: string
  token: string
  acceptedAt: string
  /** Until then its code could be shown again. */
  expiresAt: string
  /** The key of a request that got no answer, though it may have arrived: it is asked for first. */
  attempt: string | null
  state: 'pending' | 'counted' | 'conflict'
}

export type QueueStore<Item> = Pick<DeviceValue<readonly Item[]>, 'read' | 'write'>

/** How long refused items stay in the list. */
const conflictsFor = 2 * dayMs

export const isPending = ({ state }: Pick<QueueItem, 'state'>): boolean => state === 'pending'

const isState = (value: unknown): value is QueueItem['state'] =>
  value === 'pending' || value === 'counted' || value === 'conflict'

const isItem = hasShape<QueueItem>({
  id: isText,
  token: isText,
  acceptedAt: isText,
  expiresAt: isText,
  attempt: isNullOr(isText),
  state: isState,
})

/** Reads what a device has stored. Older versions of the site called a pending item `waiting`: it is delivered all the same. */
export function toQueue<Item extends QueueItem>(stored: unknown): readonly Item[] {
  if (!Array.isArray(stored)) return []
  return stored
    .map((item) => (item?.state === 'waiting' ? { ...item, state: 'pending' } : item))
    .filter((item): item is Item => isItem(item))
}

export const changeItem = <Item extends QueueItem>(
  queue: readonly Item[],
  id: string,
  next: Partial<Item>,
): readonly Item[] => queue.map((item) => (item.id === id ? { ...item, ...next } : item))

/** Drops old items. A delivered one is remembered for as long as its code could be shown again. */
export const tidy = <Item extends QueueItem>(queue: readonly Item[], now: number): readonly Item[] =>
  queue.filter(({ state, expiresAt, acceptedAt }) => {
    if (state === 'pending') return true
    return state === 'counted' ? Date.parse(expiresAt) > now : Date.parse(acceptedAt) + conflictsFor > now
  })

/** False where the browser has no room for it: then the queue is what it was. */
export function addToQueue<Item extends QueueItem>(store: QueueStore<Item>, item: Item, now: number): boolean {
  const before = tidy(store.read(), now)
  if (store.write([...before, item])) return true
  store.write(before)
  return false
}
