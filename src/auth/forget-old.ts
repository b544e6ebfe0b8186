import type { Db } from '../db/database.ts'
import { forgetFreeLimits } from '../db/queries/rate-limits.ts'
import { forgetOldSecurityEvents } from '../db/queries/security-events.ts'
import { forgetOldSessions } from '../db/queries/sessions.ts'
import { forgetExpiredKeys } from '../db/queries/signing-keys.ts'
import { forgetOldSms } from '../db/queries/sms-messages.ts'
import { forgetOldSolutions } from '../db/queries/used-solutions.ts'
import { forgetOldVerifications } from '../db/queries/verifications.ts'

/** The steps of the clean-up that delete what is long over. */
export const forgetOldAuth = (db: Db) => ({
  verifications: () => forgetOldVerifications(db),
  'rate limits': () => forgetFreeLimits(db),
  'used solutions': () => forgetOldSolutions(db),
  sessions: () => forgetOldSessions(db),
  'signing keys': () => forgetExpiredKeys(db),
  'text messages': () => forgetOldSms(db),
  'security events': () => forgetOldSecurityEvents(db),
})
