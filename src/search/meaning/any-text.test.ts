import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Understood } from '../../contract/understood.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { read } from './testing/says.ts'

const vocabulary =
  'hotel فندق هوتێل in في لە Erbil كربلاء بەغدا for 6 people لستة بۆ ٤ کەس under 50 الف هەزار tonight الخميس هەینی without بدون بێ pool مسبح مەلەوانگە near قرب نزیک 12 / 3 - آذار march to from الى umrah ڤیزا stars نجوم kids 5 سنوات “ ” , best رمضان'.split(
    ' ',
  )
const sentence = fc
  .array(fc.oneof(fc.constantFrom(...vocabulary), fc.string({ maxLength: 5 })), { maxLength: 30 })
  .map((words) => words.join(' '))
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), sentence)
const parameters = { numRuns: sizeOf(3000), seed: 41 }

const wordsOf = (some: string): string[] => some.split(/\s+/).filter(Boolean)

describe('any text', () => {
  test('is read without an error, into what the contract says', () =>
    fc.assert(
      fc.property(text, (q) => {
        expect(Understood.safeParse(read(q)).error).toBeUndefined()
      }),
      parameters,
    ))

  test('leaves only words of its own', () =>
    fc.assert(
      fc.property(text, (q) => {
        for (const word of wordsOf(read(q).rest)) expect(q).toContain(word)
      }),
      parameters,
    ))
})

test.each([
  'cheap hotel in erbil tonight near the lake',
  'حفلة هذا الويكند ببغداد قرب النخيل',
  'هوتێلی هەرزان لە هەولێر بۆ ٤ کەس لە باخەکە',
])('what is left of “%s” says nothing more', (q) => {
  const { rest } = read(q)
  expect(read(rest)).toMatchObject({
    kind: null,
    dates: null,
    adults: null,
    price: null,
    sort: null,
    place: null,
    rest,
  })
})
