import { day, hour, minute } from '../time/units.ts'
import { type Limit, over } from './rate.ts'

/** What is counted of addresses that are confirmed, and of links in mail. Mail itself has budgets of its own (`MAIL_PER_HOUR`). */
export const mailLimits = {
  emailLinksFromAddress: {
    by: 'address',
    ...over(hour, 60),
    meaning: 'mails asked for that confirm an address: each goes to somebody who may not have asked',
  },
  emailLinks: { by: 'customer', ...over(day, 6), meaning: 'the same by one customer' },
  emailLinksToMailbox: {
    by: 'mailbox',
    ...over(day, 4),
    meaning: 'the same to one address, whoever asks: beyond it nothing is sent, and nobody is told so',
  },
  emailLinksInAll: { by: 'all', ...over(hour, 600), meaning: 'the same by everybody' },
  mailLinks: {
    by: 'address',
    burst: 60,
    every: minute / 6,
    meaning: 'links in mail that are opened or used: their secrets cannot be guessed, and nobody need try',
  },
} as const satisfies Record<string, Limit>
