import { describe, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { requireGoodPassword, requireSamePassword } from './password-rules.ts'

function errorOf(password: string, phone: string | null = '+9647701234567') {
  try {
    requireGoodPassword({ password, field: 'newPassword', phone })
    return null
  } catch (error) {
    return error instanceof Problem && error.code === 'INVALID_INPUT' ? error.fields?.newPassword : error
  }
}

describe('a new password', () => {
  test.each([
    ['seven characters', 'a1b2c3d', { error: 'too_short', limit: 8 }],
    ['seven characters of two units each', '😀🌍🚀🎈🐪🌴⛺', { error: 'too_short', limit: 8 }],
    ['more than 128', `${'ab'.repeat(64)}c`, { error: 'too_long', limit: 128 }],
    ['a common one', 'password1', { error: 'common_password' }],
    ['a common one in capitals', 'PassWord1', { error: 'common_password' }],
    ['a common one in Arabic digits', '١٢٣٤٥٦٧٨', { error: 'common_password' }],
    ['a common one in wide letters', 'ｐａｓｓｗｏｒｄ', { error: 'common_password' }],
    ['one character', ' '.repeat(12), { error: 'common_password' }],
    ['the phone', '07701234567', { error: 'common_password' }],
    ['the phone in Persian digits', '۰۷۷۰ ۱۲۳ ۴۵۶۷', { error: 'common_password' }],
    ['the phone with its country', '00964-770-1234567', { error: 'common_password' }],
  ])('%s is refused', (_, password, error) => expect(errorOf(password)).toEqual(error))

  test.each(['a1b2c3dx', '😀🌍🚀🎈🐪🌴⛺🕌', 'ab'.repeat(64), 'سەفەرێکی خۆش', '07701234568'])(
    '%s is good',
    (password) => expect(errorOf(password)).toBeNull(),
  )

  test('the phone of somebody else is good', () => expect(errorOf('07701234567', null)).toBeNull())

  test('must be typed twice alike', () => {
    expect(() => requireSamePassword({ newPassword: 'a', confirmPassword: 'b' })).toThrow(
      expect.objectContaining({ code: 'PASSWORD_MISMATCH', fields: { confirmPassword: { error: 'mismatch' } } }),
    )
    expect(() => requireSamePassword({ newPassword: 'a', confirmPassword: 'a' })).not.toThrow()
  })
})
