import { minute } from '../time/units.ts'

/** Of one order in a day: every part is a row and a link for ever. */
export const maxPartsADay = 100

/** Of links by which somebody else pays for an order. A part of the one table of limits. */
export const payerLimits = {
  payersFromAddress: { by: 'address', burst: 120, every: 10, meaning: 'payments split, and links to pay taken back' },
  payers: { by: 'customer', burst: 40, every: minute, meaning: 'the same by one customer' },
  payersInAll: { by: 'all', burst: 2_000, every: 0.5, meaning: 'the same by everybody' },
  payLinks: {
    by: 'address',
    burst: 300,
    every: 1,
    meaning: 'links to pay that are looked at, good or not: a guess is worth a look at somebody’s journey',
  },
  payStartsFromAddress: {
    by: 'address',
    burst: 120,
    every: 10,
    meaning: 'payments begun by a link: each may be one at a bank',
  },
  payStartsOfOrder: { by: 'order', burst: 60, every: minute, meaning: 'the same for one order, by all of its links' },
  payStartsInAll: { by: 'all', burst: 2_000, every: 0.5, meaning: 'the same by everybody' },
} as const
