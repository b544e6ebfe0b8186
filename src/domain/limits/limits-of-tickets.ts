import { minute } from '../time/units.ts'

/** Limits of doors, and of links that pass a ticket on. Part of the one table of limits. */
export const ticketLimits = {
  entriesPerIpAddress: {
    by: 'address',
    burst: 600,
    every: 0.1,
    meaning: 'tickets checked: all doors of a venue share an address',
  },
  entries: {
    by: 'account',
    burst: 300,
    every: 0.5,
    meaning: 'tickets checked by one member, including those of an hour offline',
  },
  ticketCodes: {
    by: 'account',
    burst: 20,
    every: minute,
    meaning: 'invalid typed ticket codes (protects against guessing)',
  },
  ticketCodesOfSeller: {
    by: 'seller',
    burst: 60,
    every: 30,
    meaning: 'invalid typed ticket codes, by all members of a seller',
  },
  ticketCodesGlobally: {
    by: 'all',
    burst: 600,
    every: 1,
    meaning: 'invalid typed ticket codes, by everybody; scanning continues when it is used up',
  },
  passesPerIpAddress: {
    by: 'address',
    burst: 120,
    every: 10,
    meaning: 'ticket-transfer links created, opened and used',
  },
  passes: { by: 'customer', burst: 60, every: 5 * minute, meaning: 'ticket-transfer links created' },
  passesTaken: { by: 'customer', burst: 60, every: 5 * minute, meaning: 'tickets taken by a link' },
  passesGlobally: {
    by: 'all',
    burst: 2_000,
    every: 0.5,
    meaning: 'ticket-transfer links created and used by everybody',
  },
  passSecrets: {
    by: 'customer',
    burst: 20,
    every: minute,
    meaning: 'invalid ticket-transfer links (protects against guessing)',
  },
} as const
