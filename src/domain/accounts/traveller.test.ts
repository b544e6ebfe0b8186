import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day } from '../time/day.ts'
import {
  ageGroupOf,
  ageOn,
  hidePassportNumber,
  parseSavedTraveller,
  parseTravellers,
  type TravellerFields,
  type TravellersQuestion,
} from './traveller.ts'

const today = '2026-11-16'
const trip: TravellersQuestion = { needs: 'passports', departureDay: '2026-12-20', returnDay: '2026-12-28', today }
const zara: TravellerFields = {
  firstName: 'Zara',
  lastName: "O'Neil-Ahmed",
  birthDate: '1990-05-17',
  gender: 'female',
  passportNumber: 'a1234567',
  passportExpiresOn: '2030-01-01',
  nationality: 'iq',
}
const parse = (changes: Partial<TravellerFields>, question: Partial<TravellersQuestion> = {}) =>
  parseTravellers([{ ...zara, ...changes }], { ...trip, ...question })

describe('what stands in the passport', () => {
  test('is kept as typed, the number in capitals and Latin digits', () => {
    expect(parse({ passportNumber: 'a ١٢٣-۴۵۶۷', birthDate: '١٩٩٠-٠٥-١٧' })).toEqual({
      ok: true,
      travellers: [{ ...zara, passportNumber: 'A1234567', nationality: 'IQ' }],
      ages: [36],
    })
  })

  test.each(['Zara', 'Çelik', 'Anne Marie', 'D’Arc', "O'Neil", 'Al-Sadr', 'Ñuñez', 'X'.repeat(60)])(
    '%s is a name',
    (firstName) => {
      expect(parse({ firstName }).ok).toBe(true)
    },
  )

  test.each(['زارا', 'ژیان', 'Zara1', '-', "'", 'Za\u0000ra', 'Zara\u202eX', 'Zоra', '👍', 'X'.repeat(61)])(
    '%j is none',
    (firstName) => {
      expect(parse({ firstName })).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { 'travellers.0.firstName': { error: 'latin_name' } },
      })
    },
  )

  test.each(['1234', 'A'.repeat(21), 'A12 3', 'A1234567ß', 'رقم١٢٣٤', 'A123.567'])(
    '%s is no passport number',
    (passportNumber) => {
      expect(parse({ passportNumber })).toMatchObject({
        fields: { 'travellers.0.passportNumber': { error: 'passport_number' } },
      })
    },
  )

  test.each(['2026-11-17', '1990-02-30', '1890-01-01', '17/05/1990', 'x'])('%s is no birthday', (birthDate) => {
    expect(parse({ birthDate })).toMatchObject({ fields: { 'travellers.0.birthDate': { error: 'date' } } })
  })

  test('what is missing is named, all at once', () => {
    expect(parseTravellers([zara, {}], trip)).toEqual({
      ok: false,
      code: 'TRAVELLERS_REQUIRED',
      fields: Object.fromEntries(
        ['firstName', 'lastName', 'birthDate', 'gender', 'passportNumber', 'passportExpiresOn'].map((field) => [
          `travellers.1.${field}`,
          { error: 'required' },
        ]),
      ),
    })
    expect(parseTravellers([], trip)).toMatchObject({ code: 'TRAVELLERS_REQUIRED' })
    expect(parse({ firstName: '   ' })).toMatchObject({ code: 'TRAVELLERS_REQUIRED' })
  })

  test('two people cannot have one passport', () => {
    expect(parseTravellers([zara, { ...zara, passportNumber: 'A 123 4567' }], trip)).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'travellers.1.passportNumber': { error: 'passport_repeated' } },
    })
  })
})

describe('a passport has to be good for six months after the return', () => {
  test.each<[Day, Partial<TravellersQuestion>, boolean]>([
    ['2027-06-28', {}, true],
    ['2027-06-27', {}, false],
    // 31 August and six months.
    ['2027-02-28', { departureDay: '2026-08-20', returnDay: '2026-08-31', today: '2026-08-01' }, true],
    ['2027-02-27', { departureDay: '2026-08-20', returnDay: '2026-08-31', today: '2026-08-01' }, false],
    ['2027-06-20', { returnDay: null }, true],
    ['2027-06-19', { returnDay: null }, false],
    ['2027-05-16', { departureDay: null, returnDay: null }, true],
    ['2027-05-15', { departureDay: null, returnDay: null }, false],
  ])('%s, %j: %s', (passportExpiresOn, question, is) => {
    const parsed = parse({ passportExpiresOn }, question)
    if (is) expect(parsed.ok).toBe(true)
    else
      expect(parsed).toEqual({
        ok: false,
        code: 'PASSPORT_EXPIRES',
        fields: { 'travellers.0.passportExpiresOn': { error: 'passport_expires' } },
      })
  })

  test.each(['2050-01-01', '2027-02-30'])('%s is a slip', (passportExpiresOn) => {
    expect(parse({ passportExpiresOn })).toMatchObject({
      fields: { 'travellers.0.passportExpiresOn': { error: 'date' } },
    })
  })
})

describe('only what is asked for is kept', () => {
  const name = {
    firstName: 'Zara',
    lastName: "O'Neil-Ahmed",
    gender: null,
    passportNumber: null,
    passportExpiresOn: null,
    nationality: null,
  }

  test('nothing', () => {
    expect(parse({}, { needs: 'none' })).toEqual({ ok: true, travellers: [], ages: [] })
  })

  test('names', () => {
    expect(parse({ birthDate: 'x' }, { needs: 'names' })).toEqual({
      ok: true,
      travellers: [{ ...name, birthDate: null }],
      ages: [null],
    })
  })

  test.each(['زارا', 'عبد الله', 'ژیان', 'شێرزاد', 'Zara', 'می\u200cنا', 'أ. سامر'])(
    '%s is a name where no passport is asked for',
    (firstName) => expect(parse({ firstName }, { needs: 'names' }).ok).toBe(true),
  )

  test.each(['Zara1', '-', 'Za\u0000ra', 'Zara\u202eX', '👍', 'ز'.repeat(61)])('%j is none there either', (firstName) =>
    expect(parse({ firstName }, { needs: 'names' })).toMatchObject({
      fields: { 'travellers.0.firstName': { error: 'invalid' } },
    }),
  )

  test('names and birthdays, where a child has a price of its own', () => {
    const question = { needs: 'names', isPricedByAge: true } as const
    expect(parse({}, question)).toEqual({ ok: true, travellers: [{ ...name, birthDate: '1990-05-17' }], ages: [36] })
    expect(parse({ birthDate: '' }, question)).toMatchObject({ code: 'TRAVELLERS_REQUIRED' })
  })
})

describe('somebody to be kept', () => {
  test('needs a name only', () => {
    expect(parseSavedTraveller({ firstName: 'Zara', lastName: 'Ahmed' }, today)).toMatchObject({
      traveller: { firstName: 'Zara', birthDate: null, passportNumber: null },
    })
  })

  test('is called in any script, and with a passport as it has them', () => {
    const typed = { firstName: 'زارا', lastName: 'أحمد' }
    expect(parseSavedTraveller(typed, today).ok).toBe(true)
    expect(parseSavedTraveller({ ...zara, ...typed }, today)).toMatchObject({
      fields: { firstName: { error: 'latin_name' }, lastName: { error: 'latin_name' } },
    })
  })

  test('may have a passport that is over, but none that is nonsense', () => {
    expect(parseSavedTraveller({ ...zara, passportExpiresOn: '2020-01-01' }, today).ok).toBe(true)
    expect(parseSavedTraveller({ ...zara, passportNumber: '?', lastName: '' }, today)).toEqual({
      ok: false,
      fields: { lastName: { error: 'required' }, passportNumber: { error: 'passport_number' } },
    })
  })
})

describe('an age', () => {
  test.each([
    ['2020-02-29', '2026-02-28', 5],
    ['2020-02-29', '2026-03-01', 6],
    ['2020-02-29', '2024-02-28', 3],
    ['2020-02-29', '2024-02-29', 4],
    ['2014-12-20', '2026-12-19', 11],
    ['2014-12-20', '2026-12-20', 12],
    ['2026-11-16', '2026-11-16', 0],
  ])('of %s on %s is %i', (birthDate, day, age) => {
    expect(ageOn(birthDate, day)).toBe(age)
  })

  test('grows by one in a year, whatever the day', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1920-01-01', count))
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 30 }), (birthDate, years) => {
        const [birthday, eve] = [addMonths(birthDate, 12 * years), addDays(birthDate, -1)]
        const isLeapless = birthDate.endsWith('02-29') && !birthday.endsWith('02-29')
        expect(ageOn(birthDate, birthday)).toBe(isLeapless ? years - 1 : years)
        expect(ageOn(eve, birthday)).toBe(years)
      }),
    )
  })

  test.each([
    [null, 'adult'],
    [12, 'adult'],
    [11, 'child'],
    [2, 'child'],
    [1, 'infant'],
  ] as const)('%j is that of an %s', (age, group) => {
    expect(ageGroupOf(age)).toBe(group)
  })
})

test('a passport shows its last three characters', () => {
  expect(hidePassportNumber('A1234567')).toBe('•••••567')
})
