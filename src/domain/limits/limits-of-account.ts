import { day } from '../time/units.ts'
import { over } from './rate.ts'

/** Limits of an account's own actions. Part of the one table of limits. */
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
