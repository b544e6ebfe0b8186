import type { Db } from '../db/database.ts'
import { forgetFreeLimits } from '../db/queries/rate-limits.ts'
import { forgetOldSecurityEvents } from '../db/queries/security-events.ts'
import { forgetOldSessions } from '../db/queries/sessions.ts'
import { forgetExpiredKeys } from '../db/queries/signing-keys.ts'
import { forgetOldSms } from '../db/queries/sms-messages.ts'
import { forgetOldSolutions } from '../db/queries/used-solutions.ts'
import { forgetOldVerifications } from '../db/queries/verifications.ts'

/** Deletes what is long over, one after the other: it is in no hurry, and the connections are for people. */
export async function forgetOldAuth(db: Db): Promise<void> {
  await forgetOldVerifications(db)
  await forgetFreeLimits(db)
  await forgetOldSolutions(db)
  await forgetOldSessions(db)
  await forgetExpiredKeys(db)
  await forgetOldSms(db)
  await forgetOldSecurityEvents(db)
}
