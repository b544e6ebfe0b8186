import { sql } from 'kysely'
import { checkColumns } from '../../check-json.ts'
import type { Db } from '../../database.ts'
import {
  ordersOf,
  type StayTries,
  TriesColumns,
  type TriesRow,
  toEndedHold,
  triesColumns,
  type WantedStay,
} from '../orders/ended-holds.ts'
import { HeldColumns, type HeldRooms, heldColumns } from './reservations.ts'

/**
 * What a customer holds, and has held in vain, in one statement. For a booking after the lock of the customer and not together with it: a
 * statement that waited would not see the newest.
 */
export async function findStayHolds(
  db: Db,
  customer: number,
  wanted: WantedStay,
  now: Date,
): Promise<HeldRooms & StayTries> {
  const { rows } = await sql<HeldRooms & TriesRow>`
    with mine as materialized (${ordersOf(customer)})
    select ${heldColumns(customer, now)}, ${triesColumns(wanted, now)}`.execute(db)
  checkColumns(rows, () => ({ ...HeldColumns, ...TriesColumns }))
  if (!rows[0]) throw new Error(`Nothing is known of the customer ${customer}`)
  return { ...rows[0], endedHolds: rows[0].endedHolds.map(toEndedHold) }
}
