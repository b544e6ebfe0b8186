import { expect, test } from 'vitest'
import { untilMidnight } from './use-code-expiry.ts'

test.each([
  ['2026-11-16T20:59:59.000Z', 1_000],
  ['2026-11-16T21:00:00.000Z', 24 * 60 * 60 * 1000],
  ['2026-11-16T09:00:00.000Z', 12 * 60 * 60 * 1000],
])('at %s it is %d ms to midnight in Baghdad', (now, left) => expect(untilMidnight(Date.parse(now))).toBe(left))
