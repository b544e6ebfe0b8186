import { expect, test } from 'vitest'
import { toLatinKey } from './latin-key.ts'

test.each([
  ['لا', 'KeyB', false, 'B'],
  ['ش', 'KeyA', false, 'A'],
  ['ِ', 'KeyA', true, 'A'],
  ['٧', 'Digit7', false, '7'],
  ['ز', 'Period', false, '.'],
  ['ظ', 'Slash', false, '/'],
  ['ک', 'Semicolon', true, ':'],
  ['B', 'KeyB', true, null],
  ['7', 'Digit7', false, null],
  ['Enter', 'Enter', false, null],
  ['Backspace', 'Backspace', false, null],
  ['ب', '', false, null],
])('%j of %s (shift: %s) is %j', (key, code, shiftKey, letter) =>
  expect(toLatinKey({ key, code, shiftKey })).toBe(letter),
)
