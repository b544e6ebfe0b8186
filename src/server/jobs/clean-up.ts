import { forgetNotifications } from '../../api/notifications/forget-old.ts'
import { forgetOldRedeeming } from '../../api/redemptions/forget-old.ts'
import { forgetOldAuth } from '../../auth/forget-old.ts'
import type { Db } from '../../db/database.ts'
import { forgetEmailLinks } from '../../db/queries/accounts/email-links.ts'
import { forgetOldVisits } from '../../db/queries/catalogue/advertisements.ts'
import { forgetRemovedEntries } from '../../db/queries/catalogue/wishlist.ts'
import { forgetOldMail } from '../../db/queries/messages/mail-messages.ts'
import { forgetOldKeys } from '../../db/queries/orders/idempotency.ts'
import { forgetPurchaseTravellers } from '../../db/queries/sales/purchase-facts.ts'
import { deleteOldEntries } from '../../db/queries/sales/waitlist.ts'
import { forgetSearchChanges } from '../../db/queries/search/search-changes.ts'
import { endStays } from '../../db/queries/stays/reservations.ts'
import { forgetDrafts } from '../../db/queries/visas/visa-drafts.ts'
import { forgetApplications } from '../../db/queries/visas/visa-papers.ts'
import { runEach } from '../../domain/run-each.ts'
import { toUndoStart } from '../../domain/sales/wishlist.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'

const waitlistDays = 90

/** Deletes expired rows. A failed step is returned under its name and does not stop the others. */
export const cleanUp = (db: Db, now: Date): Promise<Map<string, unknown>> =>
  runEach({
    stays: () => endStays(db, now),
    visits: () => forgetOldVisits(db),
    'search changes': () => forgetSearchChanges(db),
    'idempotency keys': () => forgetOldKeys(db, now),
    mail: () => forgetOldMail(db, now),
    'email links': () => forgetEmailLinks(db, now),
    'travellers of purchases': () => forgetPurchaseTravellers(db, now),
    'visa applications': () => forgetApplications(db, now),
    'visa drafts': () => forgetDrafts(db, now),
    'waitlist entries': () => deleteOldEntries(db, later(now, -waitlistDays * day)),
    'wishlist entries': () => forgetRemovedEntries(db, toUndoStart(now)),
    ...forgetOldAuth(db),
    ...forgetOldRedeeming(db, now),
    ...forgetNotifications(db, now),
  })
