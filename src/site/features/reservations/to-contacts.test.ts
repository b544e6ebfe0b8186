import { expect, test } from 'vitest'
import type { Reservation } from './next-step.ts'
import { toContacts } from './to-contacts.ts'

const texts = { en: 'Citadel House', ar: 'بيت القلعة', ku: 'ماڵی قەڵا' }
const reservation = {
  id: 7,
  code: 'K7QM2XRT',
  status: 'accepted' as const,
  property: { id: 12 } as Reservation['property'],
  phone: '+9647000001000',
  coordinates: { latitude: 36.1911, longitude: 44.0092 },
  local: { language: 'ku' as const, title: texts, address: texts },
}

test('who has booked reaches the property, in the language of its street', () => {
  const contacts = toContacts('en', reservation)
  expect(contacts?.call).toMatchObject({ href: 'tel:+9647000001000', number: '+964 700 000 1000' })
  const { host, pathname, searchParams } = new URL(contacts?.write ? contacts.write.href : '')
  expect([host, pathname]).toEqual(['wa.me', '/9647000001000'])
  expect(searchParams.get('text')).toBe('سڵاو، لە ماڵی قەڵا حجزم هەیە، ژمارەی حجز: K7QM2XRT.')
})

const way = { driver: { to: '/account/history/7/driver' }, call: null, write: null }

test('a property without a phone still has an address for the driver, and its pin on our map', () => {
  const contacts = toContacts('ar', { ...reservation, phone: null })
  expect(contacts).toMatchObject(way)
  expect(contacts?.directions.map.to).toMatch(/^\/navigator\?frame=[\d.,]+&place=property-12$/)
})

test('who is still to pay finds the way', () =>
  expect(toContacts('ku', { ...reservation, status: 'pending', phone: null })).toMatchObject(way))

test.each(['rejected', 'failed', 'ended'] as const)('one that is %s shows no phone', (status) =>
  expect(toContacts('en', { ...reservation, status })).toBeNull(),
)
