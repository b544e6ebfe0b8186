import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceWithin } from '../text/typing-errors.ts'
import { findSections, findSectionsWithin } from './sections.ts'

describe('sections by their names', () => {
  test.each([
    ['Events', 'event', 'named'],
    ['the events', 'event', 'named'],
    ['فعاليات', 'event', 'named'],
    ['الفَعاليّات', 'event', 'named'],
    ['بونەكان', 'event', 'named'],
    ['tourism p', 'tourism', 'begun'],
    ['باقات سياحية', 'tourism', 'named'],
    ['evnts', 'event', 'mistyped'],
    ['تذاكر الطيران', 'flights', 'named'],
    ['بلیتی فڕۆکە', 'flights', 'named'],
    ['of', 'offer', 'begun'],
    ['باقات الخصومات', 'discount_package', 'named'],
    ['map', 'map', 'named'],
    ['خريطة', 'map', 'named'],
    ['نەخشە', 'map', 'named'],
    ['Qibla', 'qibla', 'named'],
    ['من نحن', 'about', 'named'],
    ['contact us', 'contact', 'named'],
    ['داگرتنی ئەپ', 'download', 'named'],
    ['terms', 'terms', 'named'],
    ['سياسة الخصوصية', 'privacy', 'named'],
    ['cont', 'contact', 'begun'],
    ['القبلة', 'qibla', 'named'],
    ['قیبلە', 'qibla', 'named'],
    ['prayer times', 'prayer', 'named'],
    ['أوقات الصلاة', 'prayer', 'named'],
    ['کاتەکانی بانگ', 'prayer', 'named'],
    ['namaz', 'prayer', 'named'],
    ['whats on', 'event', 'named'],
    ['مدونة', 'article', 'named'],
    ['حملات العمرة', 'umrah', 'named'],
    ['گەشتوگوزار', 'tourism', 'named'],
    ['بطاقة الخصم', 'discount_package', 'named'],
    ['omra', 'umrah', 'named'],
    ['pilgrimage', 'umrah', 'named'],
    ['عومرەکان', 'umrah', 'named'],
    ['حفلات', 'event', 'named'],
    ['coupons', 'discount', 'named'],
    ['فيزه', 'visa', 'named'],
    ['ڤیزە', 'visa', 'named'],
    ['entry permits', 'visa', 'named'],
    ['fanadiq', 'property', 'named'],
    ['ta5feedhat', 'discount', 'named'],
    ['takhfeedat', 'discount', 'mistyped'],
    ['3omra', 'umrah', 'named'],
    ['çalakiyekan', 'activity', 'mistyped'],
    ['fa3aliyat', 'event', 'named'],
  ])('%s', (typed, key, how) => expect(findSections(typed)[0]).toEqual({ key, how }))

  test.each(['', 'e', ' ', 'narinj hotel', 'events in erbil', 'do', 'co', 'ab'])('%j is none', (typed) =>
    expect(findSections(typed)).toEqual([]),
  )
})

test.each(['packages', 'باقة', 'الباقات', 'پاکێج'])('%s may be a trip or a way to save', (typed) =>
  expect(findSections(typed).filter(({ how }) => how === 'named')).toEqual([
    { key: 'tourism', how: 'named' },
    { key: 'discount_package', how: 'named' },
  ]),
)

test.each([
  ['event basra', ['event']],
  ['things to do in basra', ['activity']],
  ['visa and flights', ['visa', 'offer']],
  ['فنادق في البصرة', ['property']],
  ['eventful stays', ['property']],
  ['narinj', []],
])('%s names %j among its words', (text, keys) => expect(findSectionsWithin(text)).toEqual(keys))

/** Letters put in, left out, changed or swapped, found by trying all. */
function isReached(one: string, two: string, max: number): boolean {
  if (one === two) return true
  if (max === 0) return false
  const letters = [...new Set(two)]
  for (let at = 0; at <= one.length; at++) {
    const [before, after] = [one.slice(0, at), one.slice(at)]
    const others = [
      before + after.slice(1),
      before + after.charAt(1) + after.charAt(0) + after.slice(2),
      ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
    ]
    if (others.some((other) => isReached(other, two, max - 1))) return true
  }
  return false
}

test('one typing error is distinguished from two', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  fc.assert(
    fc.property(word, word, (one, two) => {
      expect(distanceWithin(one, two, 1)).toBe(isReached(one, two, 1))
    }),
  )
})
