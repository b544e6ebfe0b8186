import { forgetNotifications } from '../../api/notifications/forget-old.ts'
import { forgetOldRedeeming } from '../../api/redemptions/forget-old.ts'
import { forgetOldAuth } from '../../auth/forget-old.ts'
import type { Db } from '../../db/database.ts'
import { forgetOldVisits } from '../../db/queries/advertisements.ts'
import { forgetEmailLinks } from '../../db/queries/email-links.ts'
import { forgetOldKeys } from '../../db/queries/idempotency.ts'
import { forgetOldMail } from '../../db/queries/mail-messages.ts'
import { forgetPurchaseTravellers } from '../../db/queries/purchase-facts.ts'
import { endStays } from '../../db/queries/reservations.ts'
import { forgetSearchChanges } from '../../db/queries/search-changes.ts'
import { forgetDrafts } from '../../db/queries/visa-drafts.ts'
import { forgetApplications } from '../../db/queries/visa-papers.ts'
import { forgetTurns } from '../../db/queries/waiting.ts'
import { forgetRemovedEntries } from '../../db/queries/wishlist.ts'
import { later } from '../../domain/later.ts'
import { runEach } from '../../domain/run-each.ts'
import { toUndoStart } from '../../domain/wishlist.ts'

const day = 24 * 60 * 60
const waitlistDays = 90

/** Deletes what is over. A step that fails is returned under its name and keeps no other from running. */
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
    'waitlist entries': () => forgetTurns(db, later(now, -waitlistDays * day)),
    'wishlist entries': () => forgetRemovedEntries(db, toUndoStart(now)),
    ...forgetOldAuth(db),
    ...forgetOldRedeeming(db, now),
    ...forgetNotifications(db, now),
  })
