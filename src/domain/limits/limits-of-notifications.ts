import { hour } from '../time/units.ts'
import { type Limit, over } from './rate.ts'

/** Limits of reading notifications. */
export const notificationLimits = {
  seenPerIpAddress: {
    by: 'address',
    burst: 600,
    every: 0.1,
    isLoose: true,
    meaning: 'notifications marked as seen: every open page of the customer is informed',
  },
  pushTokensPerIpAddress: { by: 'address', ...over(hour, 300), meaning: 'devices registered for push' },
  pushTokens: {
    by: 'customer',
    ...over(hour, 20),
    meaning: 'devices registered for push; a customer can have 10',
  },
  pushTokensGlobally: { by: 'all', burst: 3_000, every: 0.2, meaning: 'devices registered for push by everybody' },
  seen: { by: 'customer', burst: 120, every: 1, isLoose: true, meaning: 'notifications marked as seen' },
  remindersPerIpAddress: {
    by: 'address',
    ...over(hour, 600),
    meaning: 'prayer reminders saved: at most five pushes a day each',
  },
  reminders: { by: 'customer', ...over(hour, 30), meaning: 'prayer reminders saved' },
  remindersGlobally: { by: 'all', burst: 3_000, every: 0.2, meaning: 'prayer reminders saved by everybody' },
} as const satisfies Record<string, Limit>
