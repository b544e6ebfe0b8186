import { minute } from '../time/units.ts'

/** Of doors, and of links by which a ticket goes to somebody else. A part of the one table of limits. */
export const ticketLimits = {
  entriesFromAddress: {
    by: 'address',
    burst: 600,
    every: 0.1,
    meaning: 'tickets brought to a door: all doors of a hall share an address',
  },
  entries: {
    by: 'account',
    burst: 300,
    every: 0.5,
    meaning: 'tickets brought to a door by one member, those of an hour without a network at once',
  },
  ticketCodes: {
    by: 'account',
    burst: 20,
    every: minute,
    meaning: 'typed ticket codes that are none: a guess is worth a place',
  },
  ticketCodesOfSeller: { by: 'seller', burst: 60, every: 30, meaning: 'the same by all members of a seller' },
  ticketCodesInAll: {
    by: 'all',
    burst: 600,
    every: 1,
    meaning: 'the same by everybody; scanning goes on when it is used up',
  },
  passesFromAddress: {
    by: 'address',
    burst: 120,
    every: 10,
    meaning: 'links to take a ticket: made, looked at and taken',
  },
  passes: { by: 'customer', burst: 60, every: 5 * minute, meaning: 'links made to take a ticket' },
  passesTaken: { by: 'customer', burst: 60, every: 5 * minute, meaning: 'tickets taken by a link' },
  passesInAll: { by: 'all', burst: 2_000, every: 0.5, meaning: 'links made and tickets taken by everybody' },
  passSecrets: {
    by: 'customer',
    burst: 20,
    every: minute,
    meaning: 'links that lead to no ticket: one that is guessed is somebody’s place',
  },
} as const
