import { keptSellers } from '../../../../client/session/clear-on-sign-out.ts'
import type { Ok } from '../../../../contract/contract.ts'
import { createKept } from '../till/stored-value.ts'
import type { Direction, EntryQueue } from './entry-queue.ts'

type Sellers = Ok<'GET /business/sellers'>
export type DoorSeller = Sellers['data'][number]
export type DoorSale = DoorSeller['sales'][number]

type Choice = { saleId: number | null; door: string; direction: Direction; hasSound: boolean }

/** How this entrance is set up. */
export const keptDoor = createKept<Choice>('safar.door.choice', {
  saleId: null,
  door: '',
  direction: 'in',
  hasSound: false,
})

export const keptEntries = createKept<EntryQueue>('safar.door.queue', [])

/** What an older page left behind knows no properties. */
type Known = { name: string | null; sellers: DoorSeller[]; properties?: Sellers['properties'] }

/** Of whoever was signed in last: a page that has lost its network goes on. */
export const keptDoorSellers = createKept<Known | null>(keptSellers, null)
