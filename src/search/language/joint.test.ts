import { expect, test } from 'vitest'
import { jointOf } from './joint.ts'

test.each([
  'hotel|erbil',
  'erbil|hotel',
  'cafe|basra',
  'funduq|baghdad',
  'restaurant|duhok',
  'فندق|اربيل',
  'فندق|البصرة',
  'مطعم|بغداد',
  'هۆتێل|سلێمانی',
  'هۆتێلی|هەولێر',
])('%s is two words', (text) => {
  const [thing = '', place = ''] = text.split('|')
  expect(jointOf(thing + place)).toBe(thing.length)
})

test.each([
  'hotel',
  'erbil',
  'sulaymaniyah',
  'karbala',
  'abualkhasib',
  'restaurants',
  'رمادي',
  'البصرة',
  'سلێمانی',
  'ab',
  '',
])('%j is one word', (text) => expect(jointOf(text)).toBe(0))

test('a long word is not looked at letter by letter', () => {
  const long = `hotel${'x'.repeat(30)}erbil`
  expect(jointOf(long)).toBe(0)
  expect(jointOf('restaurantsulaymaniyah')).toBe('restaurant'.length)
})
