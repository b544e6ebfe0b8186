import { Problem } from '../contract/problems.ts'
import { recordLimitHit, type SecurityLog } from '../http/security-log.ts'
import type { Limits } from './limits.ts'

/** The same limits, of which the security log hears when one is hit. Whom it was about stays a secret of the limit. */
export const recordLimits = (limits: Limits, security: SecurityLog): Limits => ({
  ...limits,
  async take(db, name, subject) {
    const wait = await limits.take(db, name, subject)
    if (wait > 0) recordLimitHit(security, name)
    return wait
  },
  async require(db, name, subject) {
    try {
      await limits.require(db, name, subject)
    } catch (error) {
      if (error instanceof Problem) recordLimitHit(security, name)
      throw error
    }
  },
})
