import { day, hour } from '../time/units.ts'
import { over } from './rate.ts'

/** Of who says that guests have come, and of guests who will be late. A part of the one table of limits. */
export const arrivalLimits = {
  arrivalMarksFromAddress: {
    by: 'address',
    burst: 300,
    every: 2,
    meaning: 'guests marked as arrived, missing or gone: a reception on a busy evening, each may be told',
  },
  arrivalMarks: { by: 'account', ...over(hour, 300), meaning: 'the same by one member of a property' },
  arrivalMarksInAll: { by: 'all', burst: 5_000, every: 0.2, meaning: 'the same by everybody' },
  lateFromAddress: { by: 'address', burst: 60, every: 20, meaning: 'guests who say that they will be late' },
  late: { by: 'customer', ...over(day, 30), meaning: 'the same by one customer' },
  lateInAll: { by: 'all', burst: 2_000, every: 0.5, meaning: 'the same by everybody' },
} as const
