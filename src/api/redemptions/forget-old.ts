import type { Db } from '../../db/database.ts'
import { forgetOldEvents } from '../../db/queries/accounts/customer-events.ts'
import { forgetRetiredKeys } from '../../db/queries/discounts/discount-keys.ts'
import { forgetOldWindows } from '../../db/queries/discounts/discount-windows.ts'
import { later } from '../../domain/time/later.ts'
import { lateDelivery, windowSeconds } from './window-rules.ts'

/** In seconds: a page that was away for longer is loaded anew. */
const eventMemory = 60 * 60

/** The steps of the clean-up: unused codes, private halves of keys that sign nothing more, and events that every process has heard. */
export const forgetOldRedeeming = (db: Db, now: Date) => ({
  'customer events': () => forgetOldEvents(db, later(now, -eventMemory)),
  // A day more than a late delivery may take: who comes too late is told so, and not that there was never such a code.
  'discount codes': () => forgetOldWindows(db, later(now, -lateDelivery - 24 * 60 * 60)),
  'discount keys': () => forgetRetiredKeys(db, later(now, -2 * windowSeconds)),
})
