import { expect, test } from 'vitest'
import { toCountdown } from './to-countdown.ts'

test.each([
  [0, '00:00'],
  [65, '01:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [36_309, '10:05:09'],
])('%d seconds are %s', (seconds, text) => expect(toCountdown(seconds)).toBe(text))
