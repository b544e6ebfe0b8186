import { expect, test } from 'vitest'
import { parseMachineReadable, readMachineReadable, toCheckDigit } from './machine-readable.ts'

const today = '2026-11-16'
// The specimen of the standard, with an expiry that is still ahead.
const first = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'
const number = 'L898902C3'
const [birth, expiry, personal] = ['740812', '320415', 'ZE184226B<<<<<']
const withDigit = (part: string) => part + toCheckDigit(part)
const body = `${withDigit(number)}UTO${withDigit(birth)}F${withDigit(expiry)}${withDigit(personal)}`
const second = body + toCheckDigit(body.slice(0, 10) + body.slice(13, 20) + body.slice(21, 43))

test('the check digits of the standard', () => {
  expect([number, birth, '120415', personal].map(toCheckDigit)).toEqual([6, 2, 9, 1])
})

test('both lines are read, however they are broken', () => {
  const read = {
    fullName: 'ANNA MARIA ERIKSSON',
    isNameCut: false,
    gender: 'female',
    passportNumber: number,
    nationality: 'UTO',
    birthDate: '1974-08-12',
    passportExpiresOn: '2032-04-15',
  }
  expect(parseMachineReadable(`${first}\n${second}`, today)).toEqual(read)
  expect(parseMachineReadable(` ${first.toLowerCase()} ${second} `, today)).toEqual(read)
})

test('a two-digit year of birth belongs to the right century', () => {
  const child = `${withDigit(number)}UTO${withDigit('200812')}F${withDigit(expiry)}${withDigit(personal)}`
  const line = child + toCheckDigit(child.slice(0, 10) + child.slice(13, 20) + child.slice(21, 43))
  expect(parseMachineReadable(first + line, today)?.birthDate).toBe('2020-08-12')
})

test('one misread character is noticed by its check digit', () => {
  for (const place of [0, 5, 9, 13, 18, 21, 26, 28, 41]) {
    const other = second[place] === '7' ? '8' : '7'
    const wrong = second.slice(0, place) + other + second.slice(place + 1)
    expect(parseMachineReadable(first + wrong, today)).toBeNull()
  }
})

test.each(['', 'L898902C3', first, first + second.slice(1), `I${first.slice(1)}${second}`])('%j is none', (text) => {
  expect(parseMachineReadable(text, today)).toBeNull()
})

const wrongAt = (place: number) =>
  second.slice(0, place) + (second[place] === '7' ? '8' : '7') + second.slice(place + 1)

test.each([
  [first, '', 'second', 'missing'],
  ['', second, 'first', 'missing'],
  [first, `${second.slice(0, 20)}؟${second.slice(21)}`, 'second', 'signs'],
  ['P<UTOاريكسون<<آنا', second, 'first', 'signs'],
  ['PUTOERIKSSON', second, 'first', 'short'],
  [first, second.replaceAll('<', ''), 'second', 'short'],
  [`${first}<`, second, 'first', 'long'],
  [second, first, 'first', 'no_passport'],
  [`I${first.slice(1)}`, second, 'first', 'no_passport'],
  [first, wrongAt(3), 'second', 'number'],
  [first, wrongAt(9), 'second', 'number'],
  [first, wrongAt(14), 'second', 'birth_date'],
  [first, wrongAt(26), 'second', 'expiry'],
  [first, wrongAt(30), 'second', 'whole'],
])('%s / %s: %s, %s', (one, other, line, problem) =>
  expect(readMachineReadable({ first: one, second: other }, today)).toEqual({ ok: false, line, problem }),
)

test('a day that is none is no date, though its digit is right', () => {
  const wrong = body.replace(withDigit(birth), withDigit('740231'))
  expect(readMachineReadable({ first, second: wrong + 0 }, today)).toMatchObject({ problem: 'birth_date' })
})

test('filler characters of a line need not be complete', () => {
  const short = { first: 'p<utoeriksson<<anna<maria<', second: second.replace(/<+/g, '<') }
  expect(readMachineReadable(short, today)).toMatchObject({ ok: true, lines: first + second })
  const arabic = second.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)
  expect(readMachineReadable({ first, second: arabic }, today)).toMatchObject({ ok: true })
})

test('a name that fills its line may have been cut', () => {
  const long = 'P<IRQALJUBOURI<<MOHAMMED<ABDULRAHMAN<ABDULLA'
  expect(readMachineReadable({ first: long, second }, today)).toMatchObject({
    read: { fullName: 'MOHAMMED ABDULRAHMAN ABDULLA ALJUBOURI', isNameCut: true },
  })
})
