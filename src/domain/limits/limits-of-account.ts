import { day } from '../time/units.ts'
import { over } from './rate.ts'

/** Of what an account does with itself. A part of the one table of limits. */
export const accountLimits = {
  exports: {
    by: 'account',
    ...over(day, 3),
    meaning: 'exports of all data of an account, after the password or a confirmation',
  },
  statusNotices: {
    by: 'account',
    ...over(day, 6),
    meaning: 'messages that the account was deactivated or activated; the list has all of them',
  },
} as const
