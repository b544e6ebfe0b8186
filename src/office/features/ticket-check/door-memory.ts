import { deviceValue } from '../../../client/device/device-value.ts'
import { hasShape, isBoolean, isNullOr, isNumber, isRecord, isText } from '../../../client/device/stored-shape.ts'
import { sellersKey } from '../../../client/session/clear-on-sign-out.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Direction } from '../../../domain/tickets/entry.ts'
import { toQueue } from '../offline-queue/queue.ts'
import type { EntryItem } from './entry-queue.ts'

type Sellers = Ok<'GET /business/sellers'>
export type DoorSeller = Sellers['data'][number]
export type DoorSale = DoorSeller['sales'][number]

type Choice = { saleId: number | null; door: string; direction: Direction; hasSound: boolean }

const isDirection = (value: unknown): value is Direction => value === 'in' || value === 'out'
const isChoice = hasShape<Choice>({
  saleId: isNullOr(isNumber),
  door: isText,
  direction: isDirection,
  hasSound: isBoolean,
})
const noChoice: Choice = { saleId: null, door: '', direction: 'in', hasSound: false }

/** How this entrance is set up. */
export const storedDoor = deviceValue('safar.door.choice', (stored) => (isChoice(stored) ? stored : noChoice))

export const storedEntries = deviceValue('safar.door.queue', toQueue<EntryItem>)

/** A value of an older version has no properties. */
type StoredSellers = { name: string | null; sellers: DoorSeller[]; properties?: Sellers['properties'] }

/** The last signed-in member's: an offline page goes on. */
export const storedDoorSellers = deviceValue<StoredSellers | null>(sellersKey, (stored) =>
  isRecord(stored) && Array.isArray(stored.sellers) ? (stored as StoredSellers) : null,
)
