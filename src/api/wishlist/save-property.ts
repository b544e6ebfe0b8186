import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import {
  countEntries,
  type EntryState,
  findEntryState,
  insertWishlistEntry,
  removeEntry,
  restoreEntry,
} from '../../db/queries/catalogue/wishlist.ts'
import { toUndoStart, wishlistLimits } from '../../domain/sales/wishlist.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'

type SaveRequest = { customer: number; property: number; now: Date }

/** One lock for all entries of a customer: it counts them, and none is added while the account is being erased. */
async function lockEntry(tx: Tx, { customer, property }: SaveRequest): Promise<EntryState | null> {
  await lockActiveCustomer(tx, customer)
  return findEntryState(tx, customer, property)
}

const isSaved = (entry: EntryState | null): entry is EntryState & { removedAt: null } => entry?.removedAt === null

async function add(tx: Tx, entry: EntryState | null, request: SaveRequest): Promise<number> {
  const { customer, now } = request
  if ((await countEntries(tx, customer)) >= wishlistLimits.entries) throw new Problem('WISHLIST_FULL')
  // Also where the property is gone meanwhile: a customer who removed its entry by mistake still gets an answer.
  if (entry?.removedAt && entry.removedAt >= toUndoStart(now)) {
    await restoreEntry(tx, entry.id)
    return entry.id
  }
  const id = await insertWishlistEntry(tx, request)
  if (id === null) throw new Problem('NOT_FOUND')
  return id
}

export async function saveProperty(tx: Tx, request: SaveRequest): Promise<number> {
  const entry = await lockEntry(tx, request)
  return isSaved(entry) ? entry.id : add(tx, entry, request)
}

export async function toggleProperty(tx: Tx, request: SaveRequest): Promise<{ id: number; isSaved: boolean }> {
  const entry = await lockEntry(tx, request)
  if (!isSaved(entry)) return { id: await add(tx, entry, request), isSaved: true }
  await removeEntry(tx, entry.id, request.customer, request.now)
  return { id: entry.id, isSaved: false }
}
