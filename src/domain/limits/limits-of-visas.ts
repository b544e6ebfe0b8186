import { day, hour, minute } from '../time/units.ts'
import { over } from './rate.ts'

/** Limits of visa applications, and of the officers who work on them. Part of the one table of limits. */
export const visaLimitsOfUse = {
  visaApplicationsPerIpAddress: {
    by: 'address',
    burst: 60,
    every: 10,
    meaning: 'visa applications: each stores people and documents, and starts a payment',
  },
  visaApplications: {
    by: 'customer',
    ...over(day, 20),
    meaning: 'visa applications; a customer can have 10 open ones',
  },
  visaApplicationsGlobally: { by: 'all', burst: 3_000, every: 0.5, meaning: 'visa applications by everybody' },
  visaChangesPerIpAddress: {
    by: 'address',
    burst: 300,
    every: 1,
    meaning: 'answers to officers, withdrawals, and drafts stored for another device',
  },
  visaChanges: { by: 'customer', burst: 60, every: 20, meaning: 'answers to officers, withdrawals, and stored drafts' },
  visaChangesGlobally: {
    by: 'all',
    burst: 5_000,
    every: 0.1,
    meaning: 'answers to officers, withdrawals, and stored drafts, by everybody',
  },
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
    meaning: 'applications opened by an officer: passports and documents of a family each',
  },
  visaWork: {
    by: 'account',
    burst: 200,
    every: 5,
    meaning: 'applications claimed, released, questioned and decided by an officer',
  },
  visaWorkPerIpAddress: {
    by: 'address',
    burst: 600,
    every: 0.5,
    meaning: 'work on applications: an office shares an address',
  },
  visaWorkGlobally: { by: 'all', ...over(minute, 1_200), meaning: 'work on applications by everybody' },
} as const
