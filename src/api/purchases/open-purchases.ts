import { toPlaceName } from '../../db/personal-place.ts'
import type { Seal } from '../../db/seal.ts'
import { openTravellers } from '../travellers/seal-travellers.ts'

type Kept = Record<string, unknown>

/** As they are kept, with their travellers in the clear: for nobody but whose they are. */
export const openPurchases = (seal: Seal, kept: readonly Kept[]): Kept[] =>
  kept.map(({ travellers, ...purchase }) => ({
    ...purchase,
    travellers:
      typeof travellers === 'string' ? openTravellers(seal, travellers, { order: Number(purchase.order_id) }) : [],
  }))

/** The same for the names on tickets; without their numbers, of which the letters of their typed codes are made. */
export const openTickets = (seal: Seal, kept: readonly Kept[]): Kept[] =>
  kept.map(({ id, holder, ...ticket }) => ({
    ...ticket,
    holder: typeof holder === 'string' ? seal.open(holder, toPlaceName({ ticket: String(id) })) : null,
  }))
