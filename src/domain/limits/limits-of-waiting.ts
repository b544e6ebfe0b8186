import { hour } from '../time/units.ts'
import { over } from './rate.ts'

/** Limits of joining and leaving waiting lists. Part of the one table of limits. */
export const waitingLimitsOfUse = {
  waitingFromAddress: {
    by: 'address',
    burst: 240,
    every: 5,
    meaning: 'waitlists joined and left: a whole network may share an address',
  },
  waiting: {
    by: 'customer',
    ...over(hour, 30),
    meaning: 'waitlists joined and left; a customer can be on 5',
  },
  waitingInAll: { by: 'all', burst: 2_000, every: 0.5, meaning: 'waitlists joined and left by everybody' },
} as const
