import { expect, test } from 'vitest'
import { hasMark, markEnd, markStart, toParts } from './marks.ts'

test.each([
  ['plain', ['plain']],
  [`${markStart}Erb${markEnd}il`, ['', 'Erb', 'il']],
  [`a ${markStart}b${markEnd} c ${markStart}d${markEnd}`, ['a ', 'b', ' c ', 'd', '']],
])('%j', (text, parts) => {
  expect(toParts(text)).toEqual(parts)
  expect(hasMark(text)).toBe(parts.length > 1)
})
