import type { Db } from '../db/database.ts'
import { forgetFreeLimits } from '../db/queries/accounts/rate-limits.ts'
import { forgetOldSecurityEvents } from '../db/queries/accounts/security-events.ts'
import { forgetOldSessions } from '../db/queries/accounts/sessions.ts'
import { forgetExpiredKeys } from '../db/queries/accounts/signing-keys.ts'
import { forgetOldSolutions } from '../db/queries/accounts/used-solutions.ts'
import { forgetOldVerifications } from '../db/queries/accounts/verifications.ts'
import { forgetOldSms } from '../db/queries/messages/sms-messages.ts'

/** The steps of the clean-up that delete expired rows. */
export const forgetOldAuth = (db: Db) => ({
  verifications: () => forgetOldVerifications(db),
  'rate limits': () => forgetFreeLimits(db),
  'used solutions': () => forgetOldSolutions(db),
  sessions: () => forgetOldSessions(db),
  'signing keys': () => forgetExpiredKeys(db),
  'text messages': () => forgetOldSms(db),
  'security events': () => forgetOldSecurityEvents(db),
})
