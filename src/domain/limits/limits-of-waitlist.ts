import { hour } from '../time/units.ts'
import { over } from './rate.ts'

/** Limits of joining and leaving waitlists. Part of the one table of limits. */
export const waitlistLimitsOfUse = {
  waitlistPerIpAddress: {
    by: 'address',
    burst: 240,
    every: 5,
    meaning: 'waitlists joined and left: a whole network may share an address',
  },
  waitlist: {
    by: 'customer',
    ...over(hour, 30),
    meaning: 'waitlists joined and left; a customer can be on 5',
  },
  waitlistGlobally: { by: 'all', burst: 2_000, every: 0.5, meaning: 'waitlists joined and left by everybody' },
} as const
