import type { Db } from '../../db/database.ts'
import { forgetOldEvents } from '../../db/queries/customer-events.ts'
import { forgetRetiredKeys } from '../../db/queries/discount-keys.ts'
import { forgetOldWindows } from '../../db/queries/discount-windows.ts'
import { later } from '../../domain/later.ts'
import { lateDelivery, windowSeconds } from './window-rules.ts'

/** In seconds: a page that was away for longer is loaded anew. */
const eventMemory = 60 * 60

/** Deletes what is long over: codes that nobody used, the private halves of keys that sign nothing more, events that everybody has heard. */
export async function forgetOldRedeeming(db: Db, now: Date): Promise<void> {
  await forgetOldEvents(db, later(now, -eventMemory))
  // A day more than a late delivery may take: who comes too late is told so, and not that there was never such a code.
  await forgetOldWindows(db, later(now, -lateDelivery - 24 * 60 * 60))
  await forgetRetiredKeys(db, later(now, -2 * windowSeconds))
}
