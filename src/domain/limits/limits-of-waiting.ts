import { hour } from '../time/units.ts'
import { over } from './rate.ts'

/** Of lines that are joined and left. A part of the one table of limits. */
export const waitingLimitsOfUse = {
  waitingFromAddress: {
    by: 'address',
    burst: 240,
    every: 5,
    meaning: 'lines joined and left: a whole network may share an address',
  },
  waiting: {
    by: 'customer',
    ...over(hour, 30),
    meaning: 'the same by one customer, who can stand in 5 lines at a time',
  },
  waitingInAll: { by: 'all', burst: 2_000, every: 0.5, meaning: 'the same by everybody' },
} as const
