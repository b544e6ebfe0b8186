import { describe, expect, test } from 'vitest'
import { parsePhone } from './phone.ts'

describe('a phone number', () => {
  test.each([
    '07701234567',
    '7701234567',
    '+9647701234567',
    '009647701234567',
    '00964 0770 123 4567',
    '0770-123-4567',
    '(0770) 123 45 67',
    '٠٧٧٠١٢٣٤٥٦٧',
    '۰۷۷۰ ۱۲۳ ۴۵۶۷',
    '+٩٦٤ ٧٧٠ ١٢٣ ٤٥٦٧',
    '\u200e+964\u00a0770\u202f123\u200f4567',
  ])('%j is +9647701234567', (typed) => expect(parsePhone(typed, 'identifierId')).toBe('+9647701234567'))

  test('may be of another country', () => expect(parsePhone('0044 20 7946 0958', 'x')).toBe('+442079460958'))

  test.each([
    '',
    '12',
    'abc',
    '0770123456',
    '077012345678',
    '+964',
    'call 07701234567',
    '07701234567 ext 5',
    '+9999999999',
  ])('%j is none, and its field is named', (typed) =>
    expect(() => parsePhone(typed, 'newIdentifier')).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', fields: { newIdentifier: { error: 'phone' } } }),
    ),
  )
})
