import { day, hour, minute } from '../time/units.ts'
import { over } from './rate.ts'

/** Of applications for visas, and of those who work on them. A part of the one table of limits. */
export const visaLimitsOfUse = {
  visaApplicationsFromAddress: {
    by: 'address',
    burst: 60,
    every: 10,
    meaning: 'visas applied for: each is a row, sealed people, papers that stay and a payment at a bank',
  },
  visaApplications: {
    by: 'customer',
    ...over(day, 20),
    meaning: 'the same by one customer, who can have 10 open ones',
  },
  visaApplicationsInAll: { by: 'all', burst: 3_000, every: 0.5, meaning: 'the same by everybody' },
  visaChangesFromAddress: {
    by: 'address',
    burst: 300,
    every: 1,
    meaning: 'answers to what was asked for, withdrawals, and drafts kept for another device',
  },
  visaChanges: { by: 'customer', burst: 60, every: 20, meaning: 'the same by one customer' },
  visaChangesInAll: { by: 'all', burst: 5_000, every: 0.1, meaning: 'the same by everybody' },
  visaQueues: {
    by: 'account',
    burst: 120,
    every: 1,
    isLoose: true,
    meaning: 'lists of applications opened by an officer',
  },
  visaLooks: {
    by: 'account',
    ...over(hour, 240),
    meaning: 'applications opened by an officer: passports and papers of a family each',
  },
  visaWork: { by: 'account', burst: 200, every: 5, meaning: 'applications taken up, left, asked about and decided' },
  visaWorkFromAddress: {
    by: 'address',
    burst: 600,
    every: 0.5,
    meaning: 'the same from one office, which shares an address',
  },
  visaWorkInAll: { by: 'all', ...over(minute, 1_200), meaning: 'the same by everybody' },
} as const
