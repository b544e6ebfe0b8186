import { describe, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { requireGoodPassword, requireSamePassword } from './password-rules.ts'

function faultOf(password: string, phone: string | null = '+9647701234567') {
  try {
    requireGoodPassword({ password, field: 'newPassword', phone })
    return null
  } catch (error) {
    return error instanceof Problem && error.code === 'INVALID_INPUT' ? error.fields?.newPassword : error
  }
}

describe('a new password', () => {
  test.each([
    ['seven characters', 'a1b2c3d', { fault: 'too_short', limit: 8 }],
    ['seven characters of two units each', '😀🌍🚀🎈🐪🌴⛺', { fault: 'too_short', limit: 8 }],
    ['more than 128', `${'ab'.repeat(64)}c`, { fault: 'too_long', limit: 128 }],
    ['a common one', 'password1', { fault: 'common_password' }],
    ['a common one in capitals', 'PassWord1', { fault: 'common_password' }],
    ['a common one in Arabic digits', '١٢٣٤٥٦٧٨', { fault: 'common_password' }],
    ['a common one in wide letters', 'ｐａｓｓｗｏｒｄ', { fault: 'common_password' }],
    ['one character', ' '.repeat(12), { fault: 'common_password' }],
    ['the phone', '07701234567', { fault: 'common_password' }],
    ['the phone in Persian digits', '۰۷۷۰ ۱۲۳ ۴۵۶۷', { fault: 'common_password' }],
    ['the phone with its country', '00964-770-1234567', { fault: 'common_password' }],
  ])('%s is refused', (_, password, fault) => expect(faultOf(password)).toEqual(fault))

  test.each(['a1b2c3dx', '😀🌍🚀🎈🐪🌴⛺🕌', 'ab'.repeat(64), 'سەفەرێکی خۆش', '07701234568'])(
    '%s is good',
    (password) => expect(faultOf(password)).toBeNull(),
  )

  test('the phone of somebody else is good', () => expect(faultOf('07701234567', null)).toBeNull())

  test('must be typed twice alike', () => {
    expect(() => requireSamePassword({ newPassword: 'a', confirmPassword: 'b' })).toThrow(
      expect.objectContaining({ code: 'PASSWORD_MISMATCH', fields: { confirmPassword: { fault: 'mismatch' } } }),
    )
    expect(() => requireSamePassword({ newPassword: 'a', confirmPassword: 'a' })).not.toThrow()
  })
})
