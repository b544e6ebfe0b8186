import { expect, test } from 'vitest'
import { toWhenText } from './when-text.ts'

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
const at = (moment: string) => new Date(`${moment}+03:00`).toISOString()

test.each([
  ['tourism', at('2026-11-20T07:00'), at('2026-11-24T00:00'), 'Friday, 20 November 2026 – Monday, 23 November 2026'],
  ['tourism', at('2026-11-20T07:00'), at('2026-11-21T00:00'), 'Friday, 20 November 2026, 07:00'],
  ['event', at('2026-11-20T20:00'), at('2026-11-21T01:00'), 'Friday, 20 November 2026, 20:00'],
  ['offer', at('2026-11-20T00:00'), at('2026-11-21T00:00'), 'Friday, 20 November 2026'],
  [
    'offer',
    at('2026-11-20T07:00'),
    at('2026-11-24T00:00'),
    'Friday, 20 November 2026, 07:00 – Monday, 23 November 2026',
  ],
  ['offer', null, at('2026-12-01T00:00'), 'Valid until Monday, 30 November 2026'],
] as const)('%s from %s to %s', (itemType, startsAt, endsAt, text) =>
  expect(plain(toWhenText('en', { itemType, startsAt, endsAt }))).toBe(text),
)
