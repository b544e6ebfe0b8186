import { expect, test } from 'vitest'
import { typeCode } from './code-typing.ts'

test.each([
  ['as it is typed', '123', '123'],
  ['in Arabic-Indic digits', '١٢٣٤٥٦', '123456'],
  ['in Persian digits', '۱۲۳', '123'],
  ['with a space in it', '123 456', '123456'],
  ['one digit too many', '1234567', '123456'],
  ['a whole message', '123456 is your code. It is valid for 5 minutes.\n@safar.iq #123456', '123456'],
  ['a message with another number first', 'In 5 minutes: 654321', '654321'],
  ['letters', 'abc', ''],
])('%s', (_, text, code) => expect(typeCode(text, 6)).toBe(code))
