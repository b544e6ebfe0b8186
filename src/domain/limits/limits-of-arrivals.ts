import { day, hour } from '../time/units.ts'
import { over } from './rate.ts'

/** Limits of marking guests as arrived, and of guests who say that they are late. Part of the one table of limits. */
export const arrivalLimits = {
  arrivalMarksPerIpAddress: {
    by: 'address',
    burst: 300,
    every: 2,
    meaning: 'guests marked as arrived, missing or departed: each may be notified',
  },
  arrivalMarks: {
    by: 'account',
    ...over(hour, 300),
    meaning: 'guests marked as arrived, missing or departed, by one member',
  },
  arrivalMarksGlobally: {
    by: 'all',
    burst: 5_000,
    every: 0.2,
    meaning: 'guests marked as arrived, missing or departed, by everybody',
  },
  latePerIpAddress: { by: 'address', burst: 60, every: 20, meaning: 'guests who announce a late arrival' },
  late: { by: 'customer', ...over(day, 30), meaning: 'late arrivals announced' },
  lateGlobally: { by: 'all', burst: 2_000, every: 0.5, meaning: 'late arrivals announced by everybody' },
} as const
