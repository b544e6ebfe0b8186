import { negate, toCells } from '../../../domain/stays/room-cells.ts'
import type { Tx } from '../../database.ts'
import { addNights, lockNights, takeNights } from '../stays/inventory.ts'
import { lockCells, takeCells } from '../stays/room-cells.ts'
import { freePlaces, lockStocks, takePlaces } from './stocks.ts'
import { closeEntry, deleteEntries, findOpenEntries, lockWaitlistEntry, type WaitlistEntryFacts } from './waitlist.ts'

type EntryStock = Pick<WaitlistEntryFacts, 'checkIn' | 'checkOut' | 'rooms' | 'stocks'>

const stayOf = ({ checkIn, checkOut }: EntryStock) => (checkIn && checkOut ? { checkIn, checkOut } : null)

/** Takes the wanted units, all or none: false where another customer was faster. Leaves them locked. */
export async function holdForEntry(tx: Tx, entry: EntryStock, now: Date): Promise<boolean> {
  const { rooms, stocks } = entry
  const stay = stayOf(entry)
  if (stay) {
    await addNights(tx, rooms, stay)
    const left = await lockNights(tx, rooms, stay)
    if (rooms.some(({ roomTypeId, count }) => (left.get(roomTypeId) ?? 0) < count)) return false
    await takeNights(tx, rooms, stay)
    return true
  }
  const locked = await lockStocks(
    tx,
    stocks.map(({ stock }) => stock),
  )
  const isFree = stocks.every(({ stock, count }) => {
    const found = locked.get(stock)
    return found !== undefined && found.left >= count && found.closesAt > now
  })
  if (isFree) await takePlaces(tx, stocks)
  return isFree
}

/** Frees the units of an offer. Leaves them locked, so that the same transaction can take them. */
export async function freeEntryStock(tx: Tx, entry: EntryStock): Promise<void> {
  const { rooms, stocks } = entry
  const stay = stayOf(entry)
  if (stay) {
    const freed = negate(toCells(stay, rooms))
    await lockCells(tx, freed)
    await takeCells(tx, freed)
    return
  }
  await lockStocks(
    tx,
    stocks.map(({ stock }) => stock),
  )
  await freePlaces(tx, stocks)
}

/** The offer of a customer who deletes the account, under their lock. A customer has only one at a time. */
export async function eraseEntries(tx: Tx, customer: number, now: Date): Promise<void> {
  for (const id of await findOpenEntries(tx, customer)) {
    const entry = await lockWaitlistEntry(tx, id)
    if (entry?.status !== 'offered') continue
    await freeEntryStock(tx, entry)
    await closeEntry(tx, id, 'left', now)
  }
  await deleteEntries(tx, customer)
}
