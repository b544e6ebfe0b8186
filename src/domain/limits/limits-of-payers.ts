import { minute } from '../time/units.ts'

/** For one order in a day: every part is a row and a link that stay. */
export const maxPartsADay = 100

/** Limits of payment links for other people. Part of the one table of limits. */
export const payerLimits = {
  payersPerIpAddress: { by: 'address', burst: 120, every: 10, meaning: 'payments split, and payment links revoked' },
  payers: { by: 'customer', burst: 40, every: minute, meaning: 'payments split, and payment links revoked' },
  payersGlobally: {
    by: 'all',
    burst: 2_000,
    every: 0.5,
    meaning: 'payments split, and payment links revoked, by everybody',
  },
  payLinks: {
    by: 'address',
    burst: 300,
    every: 1,
    meaning: 'payment links opened, valid or not (protects against guessing)',
  },
  payStartsPerIpAddress: {
    by: 'address',
    burst: 120,
    every: 10,
    meaning: 'payments started by a link: each may be a payment at a bank',
  },
  payStartsOfOrder: { by: 'order', burst: 60, every: minute, meaning: 'payments started by all links of an order' },
  payStartsGlobally: { by: 'all', burst: 2_000, every: 0.5, meaning: 'payments started by a link, by everybody' },
} as const
