import { expect, test } from 'vitest'
import type { ServerCall } from '../../../../client/context.ts'
import { locales } from '../../../../domain/text/locale.ts'
import { loadProfile } from './load-profile.ts'

type User = Parameters<typeof loadProfile>[1]

const user = { name: 'Sara', phone: '+9647701234567', status: 'active' } as User
const session = (id: string, isCurrent: boolean) => ({
  id,
  agent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
  address: '192.0.2.7',
  createdAt: '2026-11-01T10:00:00Z',
  usedAt: '2026-11-15T22:30:00Z',
  isCurrent,
})
const call = (async () => ({ data: [session('a', false), session('b', true), session('c', false)] })) as unknown
const load = (locale: (typeof locales)[number], input: User = user) =>
  loadProfile({ locale, call: call as ServerCall }, input, new Date('2026-11-15T22:30:00Z'))

test('the device in one’s hand comes first, the others in their order', async () => {
  expect((await load('en')).devices.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

test('devices and days are told as Baghdad knows them', async () => {
  const { devices, today, phone } = await load('ku')
  expect(devices[0]).toEqual({
    id: 'b',
    address: '192.0.2.7',
    isCurrent: true,
    isHandheld: true,
    name: 'کرۆم لەسەر ئەندرۆید',
    usedAt: { day: 'دووشەممە، 16ی تشرینی دووەمی 2026', time: '01:30' },
  })
  expect({ today, phone }).toEqual({ today: '2026-11-16', phone: '+964 770 123 4567' })
})

test('a name that others are not shown is told to its owner', async () => {
  expect((await load('en')).nameProblem).toBeNull()
  expect((await load('en', { ...user, name: 'Safar Support' })).nameProblem).toMatch(/reserved for Safar/)
  expect((await load('en', { ...user, name: 'evil.com' })).nameProblem).toMatch(/links/)
})

test('a person who came by Google may have no number', async () => {
  expect((await load('en', { ...user, phone: null })).phone).toBeNull()
})

test('two passwords that differ are told in the words of the product', async () => {
  expect((await load('en')).messages.errors.mismatch).toBe('The new password and confirm password fields do not match.')
})

test.each(locales)('all of it can travel to the browser in %s', async (locale) => {
  const profile = await load(locale)
  expect(structuredClone(profile)).toEqual(profile)
})
