import { day, hour, minute } from '../time/units.ts'
import { type Limit, over } from './rate.ts'

/** Limits of confirming addresses, and of links in mail. Mail itself has budgets of its own (`MAIL_PER_HOUR`). */
export const mailLimits = {
  emailLinksPerIpAddress: {
    by: 'address',
    ...over(hour, 60),
    meaning: 'confirmation mails requested: the recipient may not have asked',
  },
  emailLinks: { by: 'customer', ...over(day, 6), meaning: 'confirmation mails requested' },
  emailLinksToMailbox: {
    by: 'mailbox',
    ...over(day, 4),
    meaning: 'confirmation mails to one mail address; beyond it none is sent, and the answer does not say so',
  },
  emailLinksGlobally: { by: 'all', ...over(hour, 600), meaning: 'confirmation mails requested by everybody' },
  mailLinks: {
    by: 'address',
    burst: 60,
    every: minute / 6,
    meaning: 'links in mail opened or used',
  },
} as const satisfies Record<string, Limit>
