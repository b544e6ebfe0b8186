import { expect, test } from 'vitest'
import { toContacts } from './to-contacts.ts'

const texts = { en: 'Citadel House', ar: 'بيت القلعة', ku: 'ماڵی قەڵا' }
const reservation = {
  id: 7,
  code: 'K7QM2XRT',
  status: 'accepted' as const,
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

test('a property without a phone still has an address for the driver', () =>
  expect(toContacts('ar', { ...reservation, phone: null })).toMatchObject({
    driver: { to: '/account/history/7/driver' },
    directions: { map: { to: '/navigator?frame=43.9892,36.1711,44.0292,36.2111' } },
    call: null,
    write: null,
  }))

test.each(['pending', 'rejected', 'failed', 'ended'] as const)('one that is %s shows no phone', (status) =>
  expect(toContacts('en', { ...reservation, status })).toBeNull(),
)
