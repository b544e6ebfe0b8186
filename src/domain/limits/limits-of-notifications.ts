import { hour } from '../time/units.ts'
import { type Limit, over } from './rate.ts'

/** What is counted of notifications that somebody reads. */
export const notificationLimits = {
  seenFromAddress: {
    by: 'address',
    burst: 600,
    every: 0.1,
    isLoose: true,
    meaning: 'notifications marked as seen: each is heard by every open page of its customer',
  },
  pushTokensFromAddress: { by: 'address', ...over(hour, 300), meaning: 'devices saved that show notifications' },
  pushTokens: {
    by: 'customer',
    ...over(hour, 20),
    meaning: 'the same by one customer, who can have 10 of them: each is sent every notification',
  },
  pushTokensInAll: { by: 'all', burst: 3_000, every: 0.2, meaning: 'the same by everybody' },
  seen: { by: 'customer', burst: 120, every: 1, isLoose: true, meaning: 'the same by one customer' },
  remindersFromAddress: {
    by: 'address',
    ...over(hour, 600),
    meaning: 'prayer reminders chosen: each customer has one choice, and at most five pushes a day of it',
  },
  reminders: { by: 'customer', ...over(hour, 30), meaning: 'the same by one customer' },
  remindersInAll: { by: 'all', burst: 3_000, every: 0.2, meaning: 'the same by everybody' },
} as const satisfies Record<string, Limit>
