import { describe, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { processorTimeOf } from '../../domain/test-time.ts'
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

  test.each([
    'a1b2c3dx',
    '😀🌍🚀🎈🐪🌴⛺🕌',
    'a1b2c3dx'.padEnd(128, 'long and longer '),
    'سەفەرێکی خۆش',
    '481926037514',
  ])('%s is good', (password) => expect(errorOf(password)).toBeNull())

  test.each([
    ...['987654321', '12341234', '123123123', '12312312', 'safar123', 'iraq1234', '1234iraq', 'Safar2026', 'S@far123'],
    ...['baghdad1', 'B4ghdad!', 'erbil2025', 'kurdistan@123', 'hawler99', 'Mohammed1', 'ahmed1990', 'zainab123456'],
    ...['ahmedali1', 'safariraq', 'iraq-iraq', 'baghdad12345678', 'ali12051990', 'hussein19900512', 'habibi12'],
    ...[
      'safarbaghdad2026x',
      'Safar-Baghdad_2026!',
      'iraqfootball7',
      'x baghdad iraq 1',
      'karbalanajaf12',
      'B@ghdadS@far1',
    ],
    ...['safar baghdad erbil 26', 'سفر بغداد 2026', 'ahmedbaghdad1990', 'password.iraq.99', 'erbilhawlerk12345678'],
    ...['qwerty123', 'asdfghjkl', '1qaz2wsx', 'qweasdzxc', 'abcd1234', '11112222', 'aaaabbbb', 'abababab', '!@#$%^&*'],
    ...[
      'ضصثقفغعه',
      'شسيبلاتن',
      'بغداد123',
      'سەفەر1234',
      'كردستان1',
      'محمد2020',
      'dragon12',
      'monkey!7',
      'Password2026!',
    ],
    ...['05121990', '19900512', '٠٥١٢١٩٩٠', '07701234568', '9647701234568', '00964 770 123 4568', '147258369'],
  ])('%s is among the first that are tried', (password) =>
    expect(errorOf(password, null)).toEqual({ error: 'common_password' }),
  )

  test.each([
    ...[
      'correct horse battery',
      'turquoise-gate-575',
      'safar849271',
      'my safar to erbil',
      'ahmed loves tea',
      'zq7Fk2mv',
    ],
    ...[
      'safar baghdad erbil basra mosul',
      'three nights in karbala',
      'baghdad-tigris-849271-qv',
      'from basra we saw stars',
    ],
    ...['iraq horse battery staple', 'سفرنا الى بغداد في الربيع', 'hussein reads at dawn', 'safarqzvx'],
    ...['کتێبی سەوز 47', 'قهوة مرة كل صباح', 'teapot-Dijla-river', '7Hg!kd0Q'],
  ])('%s is good', (password) => expect(errorOf(password, null)).toBeNull())

  test('a long one takes no time', async () => {
    const time = await processorTimeOf(() => {
      for (const text of ['ab', 'a', '1', 'x9', ' ', 'ا'])
        errorOf(`${text.repeat(128 / text.length).slice(0, 127)}q`, null)
    })
    expect(time).toBeLessThan(100)
  })

  test('must be typed twice alike', () => {
    expect(() => requireSamePassword({ newPassword: 'a', confirmPassword: 'b' })).toThrow(
      expect.objectContaining({ code: 'PASSWORD_MISMATCH', fields: { confirmPassword: { error: 'mismatch' } } }),
    )
    expect(() => requireSamePassword({ newPassword: 'a', confirmPassword: 'a' })).not.toThrow()
  })
})
