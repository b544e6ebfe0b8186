import { describe, expect, test } from 'vitest'
import { formatDate, formatDay, formatMoment, formatPhone } from './format.ts'
import { groupThousands } from './group-thousands.ts'
import { localPath } from './locale-facts.ts'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { ku } from './messages/ku.ts'
import { categoryOf } from './plural.ts'

describe('formats', () => {
  test('days have their weekday, in every language’s own months', () => {
    expect(formatDay('en', '2026-11-20')).toBe('Friday, 20 November 2026')
    expect(formatDay('ar', '2026-11-20')).toBe('الجمعة، 20 تشرين الثاني 2026')
    expect(formatDay('ku', '2026-11-20')).toBe('هەینی، 20ی تشرینی دووەمی 2026')
    expect(formatDate('ar', '2027-01-01')).toBe('1 كانون الثاني 2027')
  })

  test('an instant is shown on Baghdad’s clocks', () => {
    expect(formatMoment('en', '2026-11-20T21:30:00Z')).toEqual({ day: 'Saturday, 21 November 2026', time: '00:30' })
  })

  test('an Iraqi phone is grouped as people say it', () => {
    expect(formatPhone('+9647700000100')).toBe('+964 770 000 0100')
    expect(formatPhone('+442071234567')).toBe('+442071234567')
  })
})

test.each([0, 1, 999, 1_000, 12_345, 1_234_567.25, 100_000.5])('%d is grouped as everybody does', (number) => {
  const text = Number.isInteger(number) ? String(number) : number.toFixed(2)
  expect(groupThousands(text)).toBe(number.toLocaleString('en', { minimumFractionDigits: text.includes('.') ? 2 : 0 }))
})

describe('plurals', () => {
  // The runtime's own rules are the witness for Arabic; it knows Sorani under `ckb`.
  test.each([
    ['ar', 'ar'],
    ['en', 'en'],
    ['ku', 'ckb'],
  ] as const)('of %s follow Unicode', (locale, tag) => {
    const rules = new Intl.PluralRules(tag)
    for (let count = 0; count <= 1_000; count++)
      expect([count, categoryOf(locale, count)]).toEqual([count, rules.select(count)])
  })

  test.each([
    [0, 'لا تقييمات'],
    [1, 'تقييم واحد'],
    [2, 'تقييمان'],
    [3, '3 تقييمات'],
    [11, '11 تقييماً'],
    [100, '100 تقييم'],
    [103, '103 تقييمات'],
  ])('%d in Arabic', (count, text) => expect(ar.rating.reviews(count)).toBe(text))

  test('hours and minutes are joined', () => {
    expect([en, ar, ku].map((messages) => messages.activity.time(150))).toEqual([
      '2 hours 30 minutes',
      'ساعتان و30 دقيقة',
      '2 کاتژمێر و 30 خولەک',
    ])
  })
})

/** All texts of a catalogue; functions are asked with a few numbers. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [0, 1, 2, 5, 11, 100].map((count) => value(count))
  return Object.values(value as object).flatMap(textsOf)
}

test('nothing in Arabic and Kurdish is left in Latin letters, and Kurdish has its own letters', () => {
  expect([...textsOf(ar), ...textsOf(ku)].filter((text) => /[A-Za-z]{2,}/.test(text))).toEqual([])
  expect(textsOf(ku).filter((text) => /[يكةى]/.test(text))).toEqual([])
})

test('paths of the three locales', () => {
  expect([localPath('en', '/'), localPath('ar', '/'), localPath('ku', '/events?page=2')]).toEqual([
    '/',
    '/ar',
    '/ku/events?page=2',
  ])
})
