import { expect, test } from 'vitest'
import { hasMark, isMarkedWhole, markEnd, markStart, toParts } from './highlight.ts'

test.each([
  ['plain', ['plain']],
  [`${markStart}Erb${markEnd}il`, ['', 'Erb', 'il']],
  [`a ${markStart}b${markEnd} c ${markStart}d${markEnd}`, ['a ', 'b', ' c ', 'd', '']],
])('%j', (text, parts) => {
  expect(toParts(text)).toEqual(parts)
  expect(hasMark(text)).toBe(parts.length > 1)
})

test.each([
  ['Erbil', false],
  [`${markStart}Erb${markEnd}il`, false],
  [`${markStart}Erbil${markEnd}`, true],
  [`${markStart}Dhi${markEnd} ${markStart}Qar${markEnd}`, true],
])('%j is marked as a whole: %s', (text, is) => expect(isMarkedWhole(text)).toBe(is))
