import { expect, test } from 'vitest'
import { toLateFrom } from './to-presence.ts'

const coming = { status: 'accepted' as const, cancelledAt: null, checkIn: '2026-12-18', canSayLate: false }
const at = (day: string) => new Date(`${day}T09:00:00Z`)

test('a month ahead it says from which day one can say to be late', () =>
  expect(toLateFrom('en', coming, at('2026-11-17'))?.text).toContain('17 December'))

test.each([
  ['on that day', coming, '2026-12-17'],
  ['where it is not paid', { ...coming, status: 'pending' as const }, '2026-11-17'],
  ['where it is cancelled', { ...coming, cancelledAt: '2026-11-16T00:00:00Z' }, '2026-11-17'],
])('%s it says nothing', (_, seen, day) => expect(toLateFrom('en', seen, at(day))).toBeNull())
