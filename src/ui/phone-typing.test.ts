import { expect, test } from 'vitest'
import { typePhone } from './phone-typing.ts'

test.each([
  ['Latin digits stay', '0770 123', 4, '0770 123', 4],
  ['Arabic-Indic digits', '٠٧٧٠', 4, '0770', 4],
  ['Persian digits', '۰۷۷۰', 2, '0770', 2],
  ['a digit typed in the middle keeps the caret there', '07٧0', 3, '0770', 3],
  ['a letter is left for the validation to name', '07x0', 3, '07x0', 3],
  ['pasted marks vanish and the caret follows', '\u202a+964\u202c 770', 6, '+964 770', 4],
  ['a mark behind the caret does not move it', '077\u200f0', 2, '0770', 2],
])('%s', (_, text, caret, shown, index) => {
  expect(typePhone(text, caret)).toEqual({ text: shown, caret: index })
})
