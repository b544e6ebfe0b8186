import { describe, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { processorTimeOf } from '../../domain/testing/time.ts'
import { requireGoodPassword, requireSamePassword } from './password-rules.ts'

function errorOf(password: string, phone: string | null = '+9647701234567') {
  try {
    requireGoodPassword({ password, field: 'newPassword', phone })
    return null
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'INVALID_INPUT') return error
    const problem = error.fields?.newPassword
    return problem?.error === 'weak_password' ? problem.weakness : problem
  }
}

describe('a new password', () => {
  test.each([
    ['seven characters', 'a1b2c3d', { error: 'too_short', limit: 8 }],
    ['seven characters of two units each', '😀🌍🚀🎈🐪🌴⛺', { error: 'too_short', limit: 8 }],
    ['more than 128', `${'ab'.repeat(64)}c`, { error: 'too_long', limit: 128 }],
    ['a common one', 'password1', { reason: 'listed' }],
    ['a common one in capitals', 'PassWord1', { reason: 'listed' }],
    ['a common one in Arabic digits', '١٢٣٤٥٦٧٨', { reason: 'listed' }],
    ['a common one in wide letters', 'ｐａｓｓｗｏｒｄ', { reason: 'listed' }],
    ['one character', ' '.repeat(12), { reason: 'repeated' }],
    ['the phone', '07701234567', { reason: 'phone' }],
    ['the phone in Persian digits', '۰۷۷۰ ۱۲۳ ۴۵۶۷', { reason: 'phone' }],
    ['the phone with its country', '00964-770-1234567', { reason: 'phone' }],
  ])('%s is refused', (_, password, error) => expect(errorOf(password)).toEqual(error))

  test.each([
    'k7rw2mdx',
    '😀🌍🚀🎈🐪🌴⛺🕌',
    'k7rw2mdx'.padEnd(128, 'long and longer '),
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
    expect(errorOf(password, null)).toEqual(expect.objectContaining({ reason: expect.any(String) })),
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

  test.each([
    ['Ahmad1990', ['name', 'year']],
    ['Baghdad@2024', ['place', 'year']],
    ['Karrada2024#', ['place', 'year']],
    ['Safar2026!', ['brand', 'year']],
    ['imamali110', ['name', 'digits']],
    ['husseini313', ['name', 'digits']],
    ['ali786786', ['name', 'digits']],
    ['abuali7272', ['name', 'digits']],
    ['abalfadl72', ['name', 'digits']],
    ['abualfadl110', ['name', 'digits']],
    ['7abibi123', ['greeting', 'digits']],
    ['3li2024!', ['name', 'year']],
    ['پێشمەرگە1', ['place', 'digits']],
    ['ابوالفضل72', ['name', 'digits']],
    ['ahlulbayt110', ['name', 'digits']],
    ['qamarbani72', ['name', 'digits']],
    ['marhaba110', ['greeting', 'digits']],
    ['labbaykyahussain', ['name', 'greeting']],
    ['silaw1234', ['greeting', 'digits']],
    ['rojbash2024', ['greeting', 'year']],
    ['بەخێربێیت1', ['greeting', 'digits']],
    ['خۆشمدەوێی1', ['greeting', 'digits']],
    ['مرحبا1234', ['greeting', 'digits']],
    ['السلام١١٠', ['greeting', 'digits']],
    ['سڵاو١٢٣٤', ['greeting', 'digits']],
    ['چۆنیت2020', ['greeting', 'year']],
    ['slaw-choni-1', ['greeting', 'digits']],
    ['rezhin123', ['name', 'digits']],
    ['ڕێژین123', ['name', 'digits']],
    ['ya ali madad', ['name', 'greeting']],
    ['السلام عليكم ورحمة الله', ['greeting']],
    ['مُحَمَّد2020', ['name', 'year']],
    ['ســـفر2026!', ['brand', 'year']],
    ['fy]h]2024', ['place', 'year']],
    ['ahmad07701234567', ['name', 'phone']],
    ['love baby girl', ['several']],
  ])('%s is refused for what it is made of', (password, parts) =>
    expect(errorOf(password)).toEqual({ reason: 'parts', parts }),
  )

  test.each([
    ['lamp rain Thursday', 'example'],
    ['Lamp-Rain-Thursday-1', 'example'],
    ['مصباح مطر خميس', 'example'],
    ['چرا باران پێنجشەممە', 'example'],
    ['i love you 123', 'listed'],
    ['football football', 'repeated'],
    ['asdf ghjk lkjh', 'keys'],
    ['ali\u200c\u200c\u200c\u200c\u200c', 'few'],
    ['13-07-1987 5', 'number'],
  ])('%s is refused: %s', (password, reason) => expect(errorOf(password)).toEqual({ reason }))

  test.each([
    ...['Safar-walk-2026!', 'football superman princess', 'my blue boat sings', 'tea cup sunny'],
    ...['قاربي الأزرق يغني ليلاً', 'بيت باب كبير', 'بەلەمە شینەکەم گۆرانی دەڵێت', 'کتێب و پەنجەرە و هەنار'],
    ...['mi barco azul canta', 'моя синяя лодка поёт'],
  ])("%s is a phrase of one's own", (password) => expect(errorOf(password)).toBeNull())

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
